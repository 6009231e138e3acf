import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from './cn.ts'

/** A link inside text. `isExternal` opens another site in a new tab without giving it a referrer. */
export function TextLink({
  href,
  children,
  isExternal = false,
  className,
}: {
  href: string
  children: ReactNode
  isExternal?: boolean
  className?: string
}) {
  const classes = cn(
    'rounded-sm font-medium text-brand-text underline decoration-current/30 underline-offset-3 hover:decoration-current',
    className,
  )
  return isExternal ? (
    <a href={href} className={classes} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <Link href={href} className={classes}>
      {children}
    </Link>
  )
}
