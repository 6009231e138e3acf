import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../ui/button-class.ts'

/** A link that looks like a button, and loads the page it leads to: the site has no router. */
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
