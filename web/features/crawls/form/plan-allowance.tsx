import { useQuery } from '@tanstack/react-query'
import type { Usage } from '../../../../src/contracts/billing/plans.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { usageQuery } from '../../../queries/billing.ts'
import { TextLink } from '../../../ui/text-link.tsx'

/** The plan's monthly quota and how much of it is used. Renders nothing while that is unknown or without limits. */
export function PlanAllowance() {
  const { data: usage } = useQuery(usageQuery())
  if (!usage) return null
  const limited = [partOf(usage.crawls, 'crawl'), partOf(usage.websites, 'website')].filter((part) => part !== null)
  if (limited.length === 0) return null
  const isUsedUp = [usage.crawls, usage.websites].some(({ unlimited, remaining }) => !unlimited && remaining <= 0)
  return (
    <p className="-mt-2 text-balance text-center text-faint text-xs tabular-nums">
      {limited.join(' and ')} used this month
      {isUsedUp ? (
        <>
          . <TextLink href={paths.pricing.to()}>Upgrade plan</TextLink>
        </>
      ) : null}
    </p>
  )
}

const partOf = ({ used, limit, unlimited }: Usage['crawls'], what: string): string | null =>
  unlimited ? null : `${formatNumber(used)} of ${pluralize(limit, what)}`
