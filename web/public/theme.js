// Runs before the first paint, as a separate blocking script, since the CSP allows no inline ones. web/lib/theme.ts
// replaces it.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage can be forbidden. Then the system's preference applies.
  }
  const isDark = stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
