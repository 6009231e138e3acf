// Runs before the first paint (a blocking script of its own, since the CSP allows no inline one). web/lib/theme.ts takes over.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage can be forbidden; the system's preference stands.
  }
  const isDark = stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
