import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import type { Tone } from './tone.ts'

export interface AlertProps {
  tone?: Exclude<Tone, 'brand' | 'neutral' | 'caution'>
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
  /** Spans the full width above a page instead of a box within it. */
  isBanner?: boolean
  className?: string
}

const looks: Record<NonNullable<AlertProps['tone']>, { icon: LucideIcon; box: string; mark: string }> = {
  info: { icon: Info, box: 'bg-info-soft border-info/30', mark: 'text-info-text' },
  success: { icon: CircleCheck, box: 'bg-success-soft border-success/35', mark: 'text-success-text' },
  warning: { icon: TriangleAlert, box: 'bg-warning-soft border-warning/45', mark: 'text-warning-text' },
  danger: { icon: CircleAlert, box: 'bg-danger-soft border-danger/30', mark: 'text-danger-text' },
}

/**
 * A message that stays in the page. Danger and warning interrupt a screen reader; the others are announced politely.
 */
export function Alert({ tone = 'info', title, children, actions, onDismiss, isBanner, className }: AlertProps) {
  const { icon: Icon, box, mark } = looks[tone]
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={cn(
        'flex items-start gap-2.5 border px-3.5 py-2.5 text-sm',
        isBanner ? 'border-x-0 border-t-0 px-4 lg:px-8' : 'rounded-lg',
        box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', mark)} strokeWidth={2} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-medium text-ink">{title}</p> : null}
        {children ? <div className={title ? 'text-muted' : 'text-ink'}>{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton icon={X} label="Dismiss" size="sm" className="-my-1 -mr-1.5" onClick={onDismiss} />
      ) : null}
    </div>
  )
}
