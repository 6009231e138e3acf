import { useId, useState } from 'react'
import type { Plan } from '../../../src/contracts/billing/plans.ts'
import { PlanCards } from './plan-cards.tsx'
import { currenciesOf, inCurrency, visitorCurrency } from './visitor-currency.ts'

/** The current plans, in the visitor's currency where the operator gives prices in it. */
export function CurrentPlans({ plans, languages }: { plans: readonly Plan[]; languages: readonly string[] }) {
  const offered = currenciesOf(plans)
  const [currency, setCurrency] = useState(() => visitorCurrency(offered, languages))
  const id = useId()
  const [billed] = offered
  if (!billed || offered.length < 2 || !currency) return <PlanCards plans={plans} />
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-base text-muted">
        <label htmlFor={id} className="flex items-center gap-2">
          Currency
          <select
            id={id}
            value={currency}
            onChange={(event) => setCurrency(event.target.value)}
            className="h-10 rounded-md border border-line-strong bg-surface px-2.5 text-ink"
          >
            {offered.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </select>
        </label>
        {currency === billed ? null : <p aria-live="polite">For orientation: plans are billed in {nameOf(billed)}.</p>}
      </div>
      <PlanCards plans={plans.map((plan) => inCurrency(plan, currency))} />
    </>
  )
}

const names = new Intl.DisplayNames('en', { type: 'currency' })
const nameOf = (code: string): string => names.of(code) ?? code
