import { paths } from '../../../src/rules/site/app-paths.ts'
import { readToken, removeToken } from '../../lib/stored-token.ts'
import { onThemeChange, readThemePreference, showTheme, writeThemePreference } from '../../lib/theme-preference.ts'

/** The navigation bar: theme toggle, sign-out, and a menu that closes after a choice. */
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

/** Uses its own fetch, since the dashboard's `call` would add zod to every public page. */
async function logOut(): Promise<void> {
  const token = readToken()
  if (token) {
    const headers = { authorization: `Bearer ${token}` }
    // The session remains on the server until it expires, but this browser must delete its token anyway.
    await fetch('/api/dashboard/logout', { method: 'POST', headers }).catch(() => null)
  }
  removeToken()
  localStorage.removeItem('auth-storage')
  location.assign(paths.home.to())
}
