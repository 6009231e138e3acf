import { Moon, Sun } from 'lucide-react'
import { setThemePreference, useTheme } from '../../lib/theme.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Switches between light and dark. ThemePicker also offers the system's choice. */
export function ThemeToggle() {
  const { theme } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={`Switch to ${other} theme`}
      onClick={() => setThemePreference(other)}
    />
  )
}
