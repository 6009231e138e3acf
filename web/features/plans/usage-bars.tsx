import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/format.ts'
import { Progress } from '../../ui/progress.tsx'
import { planQueries } from './api.ts'

const RESOURCES = { crawls: 'Crawls', websites: 'Websites' } as const
/** From here on a bar warns. */
const NEARLY_USED_PERCENT = 80

/** What the plan has left this month. */
export function UsageBars() {
  const { data: usage } = useQuery(planQueries.usage())
  if (!usage) return null
  return (
    <ul className="flex flex-col gap-3">
      {Object.entries(RESOURCES).map(([resource, label]) => {
        const { used, limit, unlimited } = usage[resource as keyof typeof RESOURCES]
        const percent = unlimited || limit === 0 ? 0 : (used / limit) * 100
        return (
          <li key={resource}>
            <p className="mb-1 flex justify-between text-sm">
              <span className="text-ink">{label} this month</span>
              <span className="text-muted tabular-nums">
                {formatNumber(used)} of {unlimited ? 'unlimited' : formatNumber(limit)}
              </span>
            </p>
            <Progress
              label={`${label} used`}
              value={percent}
              tone={percent >= NEARLY_USED_PERCENT ? 'warning' : 'brand'}
            />
          </li>
        )
      })}
    </ul>
  )
}
