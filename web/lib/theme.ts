import { proxy, useSnapshot } from 'valtio'
import {
  onThemeChange,
  readThemePreference,
  showTheme,
  type Theme,
  type ThemePreference,
  writeThemePreference,
} from './theme-preference.ts'

export type { Theme, ThemePreference }

const state = proxy<{ preference: ThemePreference; theme: Theme }>({ preference: 'system', theme: 'light' })

/** The current theme, and the user's preference behind it. */
export function useTheme(): Readonly<{ preference: ThemePreference; theme: Theme }> {
  return useSnapshot(state)
}

/** Applies a preference and stores it in this browser. */
export function setThemePreference(preference: ThemePreference): void {
  writeThemePreference(preference)
  apply(preference)
}

/** Replaces public/theme.js and follows the system's changes. Call once, before the first render. */
export function startTheme(): void {
  apply(readThemePreference())
  onThemeChange(() => apply(readThemePreference()))
}

function apply(preference: ThemePreference): void {
  state.preference = preference
  state.theme = showTheme(preference)
}
