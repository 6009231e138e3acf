import { useQuery } from '@tanstack/react-query'
import type { Recommendation } from '../../../src/contracts/senders/deliverability.ts'
import { emailConfigsQuery } from '../../queries/senders.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { spamQueries } from './api.ts'
import { BestPractices } from './best-practices.tsx'
import { RecommendationList } from './recommendation-list.tsx'

/** Recommendations for this account, followed by general advice. */
export function RecommendationsView() {
  const senders = useQuery(spamQueries.recommendations())
  const { data: statistics } = useQuery(spamQueries.statistics())
  const { data: configs } = useQuery(emailConfigsQuery())
  const { data, error, refetch, isFetching } = senders
  const recommendations = data && withoutRepeats([...data, ...(statistics?.recommendations ?? [])])
  return (
    <div className="flex flex-col gap-5">
      <Card isFlush title="Recommendations" description="How to improve your deliverability.">
        {error && !recommendations ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !recommendations ? (
          <TableSkeleton rows={4} lines={2} label="Loading recommendations" />
        ) : recommendations.length === 0 ? (
          <EmptyState title="Nothing to fix" art="inbox">
            Your configurations and recent messages look good.
          </EmptyState>
        ) : (
          <RecommendationList
            recommendations={recommendations}
            configNames={new Map(configs?.map(({ id, name }) => [id, name]))}
          />
        )}
      </Card>
      <section aria-labelledby="best-practices">
        <h2 id="best-practices" className="mb-3 font-semibold text-base text-ink">
          Best practices
        </h2>
        <BestPractices />
      </section>
    </div>
  )
}

/** Removes duplicates and puts problems first; otherwise keeps the order. */
function withoutRepeats(all: readonly Recommendation[]): Recommendation[] {
  const each = new Map(all.map((one) => [`${one.code} ${one.config_id}`, one])).values()
  return [...each].sort((a, b) => Number(b.level === 'problem') - Number(a.level === 'problem'))
}
