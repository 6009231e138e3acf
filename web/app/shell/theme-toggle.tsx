import { Monitor, Moon, Sun } from 'lucide-react'
import { setThemePreference, type ThemePreference, useTheme } from '../../lib/theme.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** Flips between light and dark; ThemePicker also offers the system's choice. */
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

/** System, light or dark. */
export function ThemePicker() {
  const { preference } = useTheme()
  return (
    <SegmentedControl<ThemePreference>
      aria-label="Theme"
      value={preference}
      onChange={setThemePreference}
      isIconOnly
      segments={[
        { value: 'system', label: 'System', icon: Monitor },
        { value: 'light', label: 'Light', icon: Sun },
        { value: 'dark', label: 'Dark', icon: Moon },
      ]}
    />
  )
}
