import { paths } from '../../../src/contracts/app-paths.ts'
import { readToken, removeToken } from '../../lib/stored-token.ts'
import { onThemeChange, readThemePreference, showTheme, writeThemePreference } from '../../lib/theme-preference.ts'

/** The navigation bar: the theme's switch, the way out, and a menu that closes once something in it was chosen. */
export function start(element: HTMLElement): void {
  element.querySelector('[data-theme-toggle]')?.addEventListener('click', switchTheme)
  onThemeChange(() => showTheme(readThemePreference()))
  for (const button of element.querySelectorAll('[data-logout]')) button.addEventListener('click', () => void logOut())

  const menu = element.querySelector<HTMLElement>('[popover]')
  const opener = element.querySelector('[popovertarget]')
  menu?.addEventListener('toggle', (event) => {
    opener?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'))
  })
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover()
  })
}

function switchTheme(): void {
  const other = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  writeThemePreference(other)
  showTheme(other)
}

/** A fetch of its own: the dashboard's `call` would bring zod to every public page. */
async function logOut(): Promise<void> {
  const token = readToken()
  if (token) {
    const headers = { authorization: `Bearer ${token}` }
    // The session's row stays until it expires; this browser must forget its token all the same.
    await fetch('/api/dashboard/logout', { method: 'POST', headers }).catch(() => null)
  }
  removeToken()
  localStorage.removeItem('auth-storage')
  location.assign(paths.home.to())
}
