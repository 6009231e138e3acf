import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: LucideIcon
  /** What pressing it does; the accessible name and the browser's tooltip. */
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
  isLoading?: boolean
}

const squares: Record<ButtonSize, string> = {
  sm: 'size-7 pointer-coarse:size-8',
  md: 'size-8 pointer-coarse:size-10',
  lg: 'size-10',
}

/** A square button with an icon only. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'md',
  isLoading = false,
  type = 'button',
  disabled,
  className,
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={title}
      aria-label={label}
      aria-busy={isLoading || undefined}
      disabled={disabled || isLoading}
      className={buttonClass({ variant, size }, `${squares[size]} px-0 ${className ?? ''}`)}
    >
      {isLoading ? <Spinner /> : <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />}
    </button>
  )
}
