const files = import.meta.glob<string>(['./it/*.ftl', '../games/*/texts/it.ftl', '../../../src/saecula/texts/it.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
