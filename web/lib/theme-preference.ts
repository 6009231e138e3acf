export type ThemePreference = 'system' | 'light' | 'dark'
export type Theme = 'light' | 'dark'

/** Also read by public/theme.js, which sets the theme before the first paint. */
export const THEME_KEY = 'theme'

/** The theme stored in this browser, or the system's choice if there is none or storage is forbidden. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Stores a preference in this browser. */
export function writeThemePreference(preference: ThemePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, preference)
  } catch {
    // Storage can be forbidden. The choice then lasts only while the page is open.
  }
}

/** Applies the theme that a preference currently selects. @returns that theme */
export function showTheme(preference: ThemePreference): Theme {
  const theme = preference === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : preference
  document.documentElement.dataset.theme = theme
  return theme
}

/** Calls back when the system's theme changes, or another tab of this browser changes the preference. */
export function onThemeChange(listener: () => void): void {
  systemPrefersDark().addEventListener('change', listener)
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY) listener()
  })
}

const systemPrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')
