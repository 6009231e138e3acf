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
  const { dataset } = document.documentElement
  dataset.theme = isDark ? 'dark' : 'light'
  // Whose frame shows until the application has its own (web/styles/first-frame.css).
  const path = window.location.pathname
  if (path.startsWith('/dashboard')) dataset.frame = 'dashboard'
  else if (path === '/login' || path === '/register') dataset.frame = 'guest'
})()
