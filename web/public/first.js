// Sets theme and language before anything is painted; preferences.svelte.ts keeps them from then on.
;(function () {
  var root = document.documentElement
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('saecula') || '{}')
  } catch {
    // nothing was kept that can be read
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : dark ? 'dark' : 'light'
  root.dataset.motion = kept.motion === 'off' ? 'off' : 'auto'
  if (/^[a-z]{2}$/.test(kept.language || '')) root.lang = kept.language
})()
