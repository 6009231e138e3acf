import { ArrowDown, ArrowUp, type LucideIcon, Minus } from 'lucide-react'
import { cn } from '../../../ui/cn.ts'
import { NOT_TRACKED, rateText } from '../campaign-words.ts'

/** Reference values for the rates (spec 3, section 9). */
const REFERENCES = { delivery: 94, open: 60, click: 12, bounce: 3.5 } as const
/** Rates that are equal when rounded to one decimal count as equal. */
const STEP = 0.05

export interface RatesShown {
  readonly delivery: number | null
  readonly open: number | null
  readonly click: number | null
  readonly bounce: number | null
}
/** Rates that are unknown because tracking is off. */
export type Untracked = ReadonlySet<'open' | 'click'>
const rows = [
  { name: 'delivery', label: 'Delivery rate', isBetterHigh: true },
  { name: 'open', label: 'Open rate', isBetterHigh: true },
  { name: 'click', label: 'Click rate', isBetterHigh: true },
  { name: 'bounce', label: 'Bounce rate', isBetterHigh: false },
] as const satisfies readonly { name: keyof RatesShown; label: string; isBetterHigh: boolean }[]

const NONE: Untracked = new Set()

/** Rates, each with an arrow that shows whether it is above or below its reference value, and whether that is good. */
export function RateList({ rates, untracked = NONE }: { rates: RatesShown; untracked?: Untracked }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-4">
      {rows.map(({ name, label, isBetterHigh }) => {
        const rate = rates[name]
        return (
          <div key={name} className="px-4 py-3.5 outline outline-line">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="mt-1">
              <span className="font-semibold text-2xl text-ink tabular-nums tracking-[-0.02em]">{rateText(rate)}</span>
              {(name === 'open' || name === 'click') && untracked.has(name) ? (
                <span className="block text-faint text-xs">{NOT_TRACKED}</span>
              ) : (
                <Trend rate={rate} reference={REFERENCES[name]} isBetterHigh={isBetterHigh} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Trend({ rate, reference, isBetterHigh }: { rate: number | null; reference: number; isBetterHigh: boolean }) {
  if (rate === null) return <span className="block text-faint text-xs">Not enough data yet</span>
  const difference = rate - reference
  const isEqual = Math.abs(difference) < STEP
  const isGood = difference > 0 === isBetterHigh
  const Arrow: LucideIcon = isEqual ? Minus : difference > 0 ? ArrowUp : ArrowDown
  const side = isEqual ? 'as' : difference > 0 ? 'above' : 'below'
  return (
    <span
      className={cn(
        'flex items-center gap-1 text-xs tabular-nums',
        isEqual ? 'text-faint' : isGood ? 'text-success-text' : 'text-danger-text',
      )}
    >
      <Arrow aria-hidden="true" className="size-3.5" strokeWidth={2} />
      {isEqual ? null : `${Math.abs(difference).toFixed(1)} `}
      {side} {reference}%
    </span>
  )
}
