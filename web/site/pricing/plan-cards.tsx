import { Check } from 'lucide-react'
import type { Plan } from '../../../src/contracts/billing/plans.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import {
  type Cycle,
  holdingsOf,
  priceOf,
  priceText,
  soldCycle,
  yearlySaving,
} from '../../features/billing/plan-facts.ts'
import { formatPercent } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { ButtonLink } from '../button-link.tsx'

/** The plans side by side. Both prices are rendered, and the surrounding cycle switch decides which is visible. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="grid border-line border-t border-l sm:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={cn(
            'flex flex-col border-line border-r border-b p-6',
            plan.is_popular ? 'bg-surface' : 'bg-canvas',
          )}
        >
          <h3 className="flex items-center gap-2 font-semibold text-ink text-xl">
            {plan.display_name}
            {plan.is_popular ? (
              <mark className="px-1.5 font-medium text-ink text-xs leading-5">Most Popular</mark>
            ) : null}
          </h3>
          <p className="mt-1 text-muted text-base sm:min-h-11">{plan.description}</p>
          <Price plan={plan} cycle="monthly" />
          <Price plan={plan} cycle="yearly" />
          <ButtonLink
            href={paths.register.to()}
            variant={plan.is_popular ? 'primary' : 'secondary'}
            size="lg"
            className="mt-5 member:hidden sign-up-closed:hidden"
          >
            {priceOf(plan, 'monthly') === 0 ? 'Start free' : `Start with ${plan.display_name}`}
          </ButtonLink>
          <ButtonLink
            href={paths.pricing.to()}
            variant={plan.is_popular ? 'primary' : 'secondary'}
            size="lg"
            className="mt-5 hidden member:flex"
          >
            Choose {plan.display_name}
          </ButtonLink>
          <ul className="mt-6 grid gap-2 text-base">
            {holdingsOf(plan).map((feature) => (
              <li key={feature} className="flex gap-2.5 text-ink">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand-text" strokeWidth={2} />
                {feature}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Price({ plan, cycle: shown }: { plan: Plan; cycle: Cycle }) {
  const cycle = soldCycle(plan, shown)
  const isFree = priceOf(plan, cycle) === 0
  const saving = cycle === 'yearly' ? yearlySaving(plan) : 0
  return (
    <p className={`site-price-${shown} mt-5 flex-wrap items-baseline gap-x-2`}>
      <span className="font-semibold text-3xl text-ink tabular-nums tracking-[-0.03em]">{priceText(plan, cycle)}</span>
      <span className="text-muted text-sm">
        {isFree ? 'for good' : cycle === 'yearly' ? 'a year' : 'a month'}
        {saving > 0 ? `, ${formatPercent(saving)} less` : ''}
      </span>
    </p>
  )
}
