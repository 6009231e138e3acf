import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Layers, Trophy, Users } from 'lucide-react'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { adminPlanQueries } from './api.ts'

/** The number of plans and their subscribers. */
export function PlanStats() {
  const { data, isPending } = useQuery(adminPlanQueries.stats())
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value))
  const popular = data?.most_popular_plan
  return (
    <StatGrid className="mb-5">
      <StatCard label="Total Plans" icon={Layers} value={figure(data?.total_plans)} hint={null} isLoading={isPending} />
      <StatCard
        label="Active Plans"
        icon={CircleCheck}
        value={figure(data?.active_plans)}
        hint={null}
        isLoading={isPending}
      />
      <StatCard
        label="With Subscriptions"
        icon={Users}
        value={figure(data?.plans_with_subscriptions)}
        hint={null}
        isLoading={isPending}
      />
      <StatCard
        label="Most Popular"
        icon={Trophy}
        value={popular?.name ?? '–'}
        hint={popular ? pluralize(popular.subscriptions_count, 'subscription', 'subscriptions') : null}
        isLoading={isPending}
      />
    </StatGrid>
  )
}
