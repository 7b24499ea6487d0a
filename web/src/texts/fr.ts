const files = import.meta.glob<string>(['./fr/*.ftl', '../games/*/texts/fr.ftl', '../../../src/saecula/texts/fr.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
