import { controlClass } from './control-class.ts'

export interface ComboboxOptionItem {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** Additional search terms. */
  readonly words?: string
}

export interface ComboboxProps {
  value: string
  onChange: (value: string) => void
  options: readonly ComboboxOptionItem[]
  placeholder?: string
  /** Required outside a Field. */
  'aria-label'?: string
  isDisabled?: boolean
  className?: string
}

export const comboboxInputClass = controlClass('h-8 pointer-coarse:h-10 pr-8 pl-2.5')
export const labelIn = (options: readonly ComboboxOptionItem[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value
