import { Check } from 'lucide-react'
import { changePlan } from '../../../src/contracts/billing/payments.ts'
import type { Plan } from '../../../src/contracts/billing/plans.ts'
import { initialize } from '../../../src/contracts/billing/plans.ts'
import { formatPercent } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { type Cycle, holdingsOf, priceOf, priceText, yearlySaving } from './plan-facts.ts'

export interface PlanCardProps {
  plan: Plan
  cycle: Cycle
  /** The tax added to the price, for example `VAT 7.5%`. */
  taxLabel: string | null
  isCurrent: boolean
  /** Starts the free trial; absent if none is offered. */
  onTry?: () => void
  onChoose: () => void
}

/** One plan: its price, its limits and features, and the button that starts it. */
export function PlanCard({ plan, cycle, taxLabel, isCurrent, onTry, onChoose }: PlanCardProps) {
  const saving = cycle === 'yearly' ? yearlySaving(plan) : 0
  const isFree = priceOf(plan, cycle) === 0
  const lead = plan.name === 'pro' && !isCurrent ? 'primary' : 'secondary'
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={cn(
        'relative flex flex-col rounded-lg border bg-surface p-5 shadow-xs',
        plan.name === 'pro' ? 'border-brand' : 'border-line',
      )}
    >
      {plan.name === 'pro' ? (
        <Badge tone="brand" className="absolute -top-2.5 left-4">
          Most Popular
        </Badge>
      ) : null}
      {/* Beside the name, since four cards in a row leave no room for it beside a yearly price. */}
      <div className="flex items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="wrap-anywhere font-semibold text-ink text-lg">
          {plan.display_name}
        </h2>
        {saving > 0 ? <Badge tone="brand">Save {formatPercent(saving)}</Badge> : null}
      </div>
      <p className="mt-0.5 text-muted sm:min-h-10 text-sm">{plan.description}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-semibold text-3xl text-ink tabular-nums tracking-[-0.025em]">
          {priceText(plan, cycle)}
        </span>
        {isFree ? null : <span className="text-muted text-sm">/ {cycle === 'yearly' ? 'year' : 'month'}</span>}
      </p>
      {/* The line stays even if it is empty, so that the buttons of all cards in a row align. */}
      {taxLabel ? (
        <p className="min-h-5 text-faint text-xs max-sm:empty:hidden">{isFree ? null : `plus ${taxLabel}`}</p>
      ) : null}
      <div className="mt-4 flex flex-col gap-2">
        {onTry ? (
          <Allowed to={[initialize, changePlan]}>
            <Button isBlock variant={lead} onClick={onTry}>
              Start {plan.trial_days}-day free trial
            </Button>
          </Allowed>
        ) : null}
        <Allowed to={[initialize, changePlan]}>
          <Button isBlock variant={onTry ? 'ghost' : lead} disabled={isCurrent} onClick={onChoose}>
            {isCurrent ? 'Current Plan' : isFree ? 'Activate Free Plan' : `Choose ${plan.display_name}`}
          </Button>
        </Allowed>
      </div>
      <ul className="mt-5 flex flex-col gap-2 text-sm">
        {holdingsOf(plan).map((feature) => (
          <li key={feature} className="flex gap-2 text-ink">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-text" strokeWidth={2} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
