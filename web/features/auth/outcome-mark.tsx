import type { LucideIcon } from 'lucide-react'
import { cn } from '../../ui/cn.ts'

const tones = {
  success: 'bg-success-soft text-success-text',
  danger: 'bg-danger-soft text-danger-text',
  brand: 'bg-brand-soft text-brand-text',
}

/** The icon above the heading of a page that only shows a result. */
export function OutcomeMark({ icon: Icon, tone }: { icon: LucideIcon; tone: keyof typeof tones }) {
  return (
    <div className={cn('mb-5 flex size-11 items-center justify-center rounded-full', tones[tone])}>
      <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
    </div>
  )
}
