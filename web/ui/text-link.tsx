import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { leavesApp } from '../lib/leaves-app.ts'
import { cn } from './cn.ts'

/** A link inside text. `isExternal` opens another site in a new tab without sending a referrer. */
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
  if (isExternal)
    return (
      <a href={href} className={classes} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  return leavesApp(href) ? (
    <a href={href} className={classes}>
      {children}
    </a>
  ) : (
    <Link href={href} className={classes}>
      {children}
    </Link>
  )
}
