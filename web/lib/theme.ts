import { proxy, useSnapshot } from 'valtio'

export type ThemePreference = 'system' | 'light' | 'dark'
export type Theme = 'light' | 'dark'

/** Also read by public/theme.js, which sets the theme before the first paint. */
const storageKey = 'theme'
const state = proxy<{ preference: ThemePreference; theme: Theme }>({ preference: 'system', theme: 'light' })

/** The theme in force and the user's preference behind it. */
export function useTheme(): Readonly<{ preference: ThemePreference; theme: Theme }> {
  return useSnapshot(state)
}

/** Applies a preference and remembers it in this browser. */
export function setThemePreference(preference: ThemePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, preference)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  apply(preference)
}

/** Takes over from public/theme.js and follows the system's changes. Called once, before the first render. */
export function startTheme(): void {
  apply(readPreference())
  systemPrefersDark().addEventListener('change', () => apply(state.preference))
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) apply(readPreference())
  })
}

function apply(preference: ThemePreference): void {
  state.preference = preference
  state.theme = preference === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : preference
  document.documentElement.dataset.theme = state.theme
}

function readPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

const systemPrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')
