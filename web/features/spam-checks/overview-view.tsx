import { useQuery } from '@tanstack/react-query'
import { Lightbulb, RefreshCw, ScanSearch } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { spamQueries } from './api.ts'
import { EmailPerformance, RiskAssessment, SpamFigures } from './spam-overview.tsx'

export interface OverviewViewProps {
  onCheck: () => void
  onRecommendations: () => void
}

/** The deliverability of the account's mail, and the next steps. */
export function OverviewView({ onCheck, onRecommendations }: OverviewViewProps) {
  const { data: statistics, error, refetch, isFetching } = useQuery(spamQueries.statistics())
  const refresh = () => void refetch()
  return (
    <div className="flex flex-col gap-5">
      {error && !statistics ? (
        <Card>
          <CallFailure error={error} onRetry={refresh} isRetrying={isFetching} />
        </Card>
      ) : (
        <>
          <SpamFigures statistics={statistics} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <EmailPerformance statistics={statistics} />
            <RiskAssessment statistics={statistics} />
          </div>
        </>
      )}
      <Card title="Quick Actions">
        <div className="flex flex-wrap gap-2">
          <Button icon={ScanSearch} onClick={onCheck}>
            Run Spam Check
          </Button>
          <Button icon={Lightbulb} onClick={onRecommendations}>
            View Recommendations
          </Button>
          <Button icon={RefreshCw} onClick={refresh} isLoading={isFetching}>
            Refresh Data
          </Button>
        </div>
      </Card>
    </div>
  )
}
