import { useQuery } from '@tanstack/react-query'
import { USAGE_RESOURCES } from '../../../src/contracts/billing/plans.ts'
import { usageQuery } from '../../queries/billing.ts'
import { Button } from '../../ui/button.tsx'
import { UsageList, type UsageResource, UsageSkeleton } from './usage-list.tsx'

/** The usage of the viewer's plan, for all resources or only the named ones. */
export function UsageBars({ resources }: { resources?: readonly UsageResource[] }) {
  const { data: usage, isError, refetch, isFetching } = useQuery(usageQuery())
  if (usage) return <UsageList usage={usage} resources={resources} />
  if (!isError) return <UsageSkeleton resources={resources ?? USAGE_RESOURCES} />
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
      We couldn't load your usage.
      <Button size="sm" onClick={() => void refetch()} isLoading={isFetching}>
        Try again
      </Button>
    </div>
  )
}
