// Runs before the first paint, like theme.js. Marks the document as a member's or a guest's, and inserts the member's
// name as soon as the parser has created its element. web/features/auth/session.ts stores the data that this script
// reads.
;(() => {
  const root = document.documentElement
  let name = ''
  try {
    const token = localStorage.getItem('auth_token')
    const stored = JSON.parse(localStorage.getItem('auth-storage') || 'null')
    if (token && !token.startsWith('AC') && stored?.isAuthenticated && stored.token === token)
      name = String(stored.user?.name || 'Your account')
  } catch {
    // No storage, or no session in it: a guest.
  }
  root.dataset.session = name ? 'member' : 'guest'
  if (!name) return
  const write = () => {
    for (const place of document.querySelectorAll('[data-user-name]')) if (!place.textContent) place.textContent = name
  }
  const observer = new MutationObserver(write)
  observer.observe(root, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    write()
    observer.disconnect()
  })
})()
