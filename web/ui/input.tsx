import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-class.ts'
import { useFieldWiring } from './field.tsx'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  icon?: LucideIcon
  /** Sits inside the right edge: a button, a unit, a shortcut. */
  trailing?: ReactNode
  size?: 'md' | 'lg'
}

/** A single-line text input. Connects itself to the Field around it. Spread react-hook-form's `register(...)` on it. */
export function Input({ icon: Icon, trailing, size = 'md', className, ...rest }: InputProps) {
  const input = (
    <input
      {...useFieldWiring()}
      {...rest}
      className={controlClass(
        size === 'lg' ? 'h-10 px-3 text-base' : 'h-8 px-2.5 pointer-coarse:h-10',
        Icon && (size === 'lg' ? 'pl-9' : 'pl-8'),
        Boolean(trailing) && 'pr-9',
        className,
      )}
    />
  )
  if (!Icon && !trailing) return input
  return (
    <div className="relative flex w-full items-center">
      {Icon ? (
        <Icon
          aria-hidden="true"
          className={`pointer-events-none absolute size-4 text-faint ${size === 'lg' ? 'left-3' : 'left-2.5'}`}
          strokeWidth={1.75}
        />
      ) : null}
      {input}
      {trailing ? <div className="absolute right-1 flex items-center">{trailing}</div> : null}
    </div>
  )
}
