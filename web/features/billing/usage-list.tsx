import { USAGE_RESOURCES, type Used } from '../../../src/contracts/billing/plans.ts'
import { type LimitName, PLAN_LIMITS } from '../../../src/rules/billing/plan-limits.ts'
import { formatNumber, formatUtcDay } from '../../lib/format.ts'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export type UsageResource = LimitName

const labels: Readonly<Record<UsageResource, { name: string; period: string }>> = {
  crawls: { name: 'Crawls', period: ' this month' },
  api_calls: { name: 'API calls', period: ' today' },
  websites: { name: 'Websites', period: ' this month' },
  api_keys: { name: 'API keys', period: '' },
  seats: { name: 'Seats', period: '' },
  site_downloads: { name: 'Website downloads', period: ' today' },
}
/** The usage from which a bar shows a warning. */
const NEARLY_USED_PERCENT = 80

/** A bar for each known resource: the usage against the plan's limit. */
export function UsageList({
  usage,
  resources = USAGE_RESOURCES,
}: {
  usage: Partial<Record<LimitName, Used>>
  resources?: readonly UsageResource[]
}) {
  return (
    <ul className="flex flex-col gap-3">
      {resources.map((resource) => {
        const of = usage[resource]
        if (!of) return null
        const { used, limit, unlimited, resets_at } = of
        const { name, period } = labels[resource]
        const percent = unlimited || limit === 0 ? 0 : (used / limit) * 100
        return (
          <li key={resource}>
            <p className="mb-1 flex justify-between gap-3 text-sm">
              <span className="text-ink">{name + period}</span>
              <span className="text-muted tabular-nums">
                {formatNumber(used)} of {unlimited ? 'unlimited' : formatNumber(limit)}
              </span>
            </p>
            <Progress
              label={`${name} used`}
              value={percent}
              tone={percent >= NEARLY_USED_PERCENT ? 'warning' : 'brand'}
            />
            {resets_at === null ? null : <p className="mt-1 text-faint text-xs">{resetText(resource, resets_at)}</p>}
          </li>
        )
      })}
    </ul>
  )
}

/** When the usage resets. Days and months are in UTC. */
function resetText(resource: UsageResource, resetsAt: string): string {
  if (PLAN_LIMITS[resource].period === 'day') return 'Resets at midnight UTC'
  return `Resets on ${formatUtcDay(resetsAt)}`
}

/** Placeholder for the bars while they load, with the same height. */
export function UsageSkeleton({ resources }: { resources: readonly UsageResource[] }) {
  return (
    <div role="status" aria-label="Loading usage" className="flex flex-col gap-3">
      {resources.map((resource) => (
        <div key={resource}>
          <Skeleton className="my-0.5 w-1/2" />
          <Skeleton className="mt-1.5 h-1.5" />
          {PLAN_LIMITS[resource].period === null ? null : <Skeleton className="mt-1.5 mb-0.5 h-3 w-1/3" />}
        </div>
      ))}
    </div>
  )
}
