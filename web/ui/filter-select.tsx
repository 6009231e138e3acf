import { Select } from './select.tsx'
import type { SelectProps } from './select-face.tsx'

const ANY = 'all'

export interface FilterSelectProps<T extends string>
  extends Omit<SelectProps<T>, 'value' | 'onChange' | 'placeholder'> {
  value: T | undefined
  /** The first option, which filters nothing, such as `All statuses`. */
  anyLabel: string
  onChange: (value: T | undefined) => void
}

/** A select that filters a list by one value, or by none. */
export function FilterSelect<T extends string>({ value, anyLabel, options, onChange, ...props }: FilterSelectProps<T>) {
  return (
    <Select<T | typeof ANY>
      {...props}
      value={value ?? ANY}
      options={[{ value: ANY, label: anyLabel }, ...options]}
      onChange={(next) => onChange(next === ANY ? undefined : next)}
    />
  )
}
