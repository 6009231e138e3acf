import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  trailingIcon?: LucideIcon
  /**
   * Shows a spinner in place of the icon and ignores presses. Change the label yourself ("Importing..."). A button that
   * can load treats a double click as one press, since the second click arrives before loading starts.
   */
  isLoading?: boolean
  isBlock?: boolean
}

/** A push button. `type` defaults to "button", so that only submit buttons submit. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon: Icon,
  trailingIcon: TrailingIcon,
  isLoading,
  isBlock = false,
  type = 'button',
  disabled,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const pressOnce = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail < 2) onClick?.(event)
  }
  return (
    <button
      {...rest}
      onClick={isLoading === undefined ? onClick : pressOnce}
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={buttonClass({ variant, size, isBlock }, className)}
    >
      {isLoading ? (
        <Spinner />
      ) : Icon ? (
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      ) : null}
      {children}
      {TrailingIcon ? <TrailingIcon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} /> : null}
    </button>
  )
}
