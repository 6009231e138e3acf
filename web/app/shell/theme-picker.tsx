import { Monitor, Moon, Sun } from 'lucide-react'
import { setThemePreference, type ThemePreference, useTheme } from '../../lib/theme.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

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
