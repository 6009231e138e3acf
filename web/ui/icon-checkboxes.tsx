import type { LucideIcon } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from './checkbox.tsx'
import { cn } from './cn.ts'

export interface IconCheckboxesProps {
  /** A form field whose value is the list of chosen values. */
  registration: UseFormRegisterReturn
  options: readonly { value: string; label: string; icon: LucideIcon }[]
  className?: string
}

/** Checkboxes with icons, in two columns. */
export function IconCheckboxes({ registration, options, className }: IconCheckboxesProps) {
  return (
    <div
      className={cn(
        'grid grid-cols-2 gap-x-3 gap-y-2.5 px-3 py-2.5 pointer-coarse:gap-y-0 pointer-coarse:py-1',
        className,
      )}
    >
      {options.map(({ value, label, icon: Icon }) => (
        <Checkbox
          key={value}
          {...registration}
          value={value}
          label={
            <span className="inline-flex items-center gap-1.5">
              <Icon aria-hidden="true" className="size-3.5 text-faint" strokeWidth={1.75} />
              {label}
            </span>
          }
        />
      ))}
    </div>
  )
}
