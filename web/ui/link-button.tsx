import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { leavesApp } from '../lib/leaves-app.ts'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export interface LinkButtonProps {
  href: string
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  trailingIcon?: LucideIcon
  isBlock?: boolean
  /** The link leaves the single-page app: another site, a file, the API. */
  isExternal?: boolean
  className?: string
}

/** A link styled as a button. Use it for navigation, and a button for actions. */
export function LinkButton({
  href,
  children,
  variant = 'secondary',
  size = 'md',
  icon: Icon,
  trailingIcon: TrailingIcon,
  isBlock,
  isExternal = false,
  className,
}: LinkButtonProps) {
  const classes = buttonClass({ variant, size, isBlock }, className)
  const content = (
    <>
      {Icon ? <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} /> : null}
      {children}
      {TrailingIcon ? <TrailingIcon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} /> : null}
    </>
  )
  return isExternal || leavesApp(href) ? (
    <a href={href} className={classes} rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    <Link href={href} className={classes}>
      {content}
    </Link>
  )
}
