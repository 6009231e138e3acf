import { ChevronsUpDown, type LucideIcon } from 'lucide-react'
import { cn } from './cn.ts'
import { controlClass } from './control-class.ts'

export interface SelectOption<T extends string | number> {
  value: T
  label: string
  hint?: string
  icon?: LucideIcon
  isDisabled?: boolean
}

export interface SelectProps<T extends string | number> {
  value: T | null
  onChange: (value: T) => void
  options: readonly SelectOption<T>[]
  placeholder?: string
  /** Required outside a Field. */
  'aria-label'?: string
  name?: string
  isDisabled?: boolean
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const heights = {
  sm: 'h-7 pl-2 pr-7 text-xs pointer-coarse:h-10',
  md: 'h-8 pl-2.5 pr-8 pointer-coarse:h-10',
  lg: 'h-10 pl-3 pr-8 text-base',
}

const selectedOf = <T extends string | number>({ options, value }: SelectProps<T>) =>
  options.find((option) => option.value === value)

/** Name and look of the button. */
export const selectButton = <T extends string | number>(props: SelectProps<T>) => ({
  'aria-label':
    props['aria-label'] && `${props['aria-label']}: ${selectedOf(props)?.label ?? props.placeholder ?? 'none'}`,
  className: controlClass('relative flex items-center gap-2 text-left', heights[props.size ?? 'md'], props.className),
})

/** What the button shows: the choice. */
export function SelectFace<T extends string | number>(props: SelectProps<T>) {
  const selected = selectedOf(props)
  return (
    <>
      {selected?.icon ? (
        <selected.icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      ) : null}
      <span className={cn('truncate', !selected && 'text-faint')}>
        {selected?.label ?? props.placeholder ?? 'Choose…'}
      </span>
      <ChevronsUpDown aria-hidden="true" className="absolute right-2 size-3.5 text-faint" strokeWidth={1.75} />
    </>
  )
}
