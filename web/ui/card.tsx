import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Right of the title: buttons, a menu, a link. */
  actions?: ReactNode
  /** A strip below, such as pagination or a form's buttons. */
  footer?: ReactNode
  children?: ReactNode
  /** The content extends to the card's edges, as tables and lists do. */
  isFlush?: boolean
  className?: string
}

/** A surface for one subject. */
export function Card({ title, description, actions, footer, children, isFlush, className }: CardProps) {
  return (
    <section className={cn('min-w-0 rounded-lg border border-line bg-surface shadow-xs', className)}>
      {title || actions ? (
        <header
          className={cn(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3',
            isFlush && 'border-line border-b',
          )}
        >
          <div className="min-w-0">
            {title ? <h2 className="font-semibold text-base text-ink">{title}</h2> : null}
            {description ? <p className="text-muted text-sm">{description}</p> : null}
          </div>
          {actions ? <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">{actions}</div> : null}
        </header>
      ) : null}
      {children ? <div className={cn(!isFlush && (title || actions ? 'px-4 pb-4' : 'p-4'))}>{children}</div> : null}
      {footer ? (
        <footer className="flex flex-wrap items-center justify-between gap-3 rounded-b-lg border-line border-t bg-sunken px-4 py-2.5">
          {footer}
        </footer>
      ) : null}
    </section>
  )
}
