import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../ui/button-class.ts'

/** A link styled as a button. It loads its target as a new page, since the site has no router. */
export function ButtonLink({
  href,
  children,
  variant = 'secondary',
  size = 'md',
  className,
}: {
  href: string
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}) {
  return (
    <a href={href} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  )
}
