const files = import.meta.glob<string>(['./en/*.ftl', '../games/*/texts/en.ftl', '../../../src/saecula/texts/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
