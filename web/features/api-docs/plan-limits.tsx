import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/format.ts'
import { planLimitsQuery } from './api.ts'

/** Calls per day by plan, for the plans on sale. Renders nothing if they cannot be loaded. */
export function PlanLimits() {
  const { data: plans } = useQuery(planLimitsQuery)
  if (!plans || plans.length === 0) return null
  return (
    <section aria-label="Daily requests by plan">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {plans.map(({ id, display_name, api_calls_per_day }) => (
          <div key={id}>
            <dt className="text-muted text-xs">{display_name}</dt>
            <dd className="font-semibold text-ink tabular-nums">{formatNumber(api_calls_per_day)} requests a day</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
