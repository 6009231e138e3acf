import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import type { Alert } from '../../../src/contracts/alerts/alerts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { AlertSecret } from './alert-secret.tsx'
import { systemQueries } from './api.ts'
import { RunbookDialog } from './runbook-dialog.tsx'

/** The open alerts and the last ones that ended, each with its runbook. */
export function AlertsCard() {
  const { data, error, refetch, isFetching } = useQuery(systemQueries.alerts())
  const [reading, setReading] = useState<Alert | null>(null)
  return (
    <Card
      isFlush
      title="Alerts"
      description="Checked every five minutes. Recipients and thresholds are in the settings below."
      actions={<AlertSecret />}
    >
      {data ? (
        <AlertList alerts={[...data.open, ...data.ended]} onRead={setReading} />
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={2} label="Loading alerts" />
      )}
      {reading ? <RunbookDialog rule={reading.rule} title={reading.title} onClose={() => setReading(null)} /> : null}
    </Card>
  )
}

function AlertList({ alerts, onRead }: { alerts: readonly Alert[]; onRead: (alert: Alert) => void }) {
  if (alerts.length === 0) return <p className="px-4 py-5 text-muted text-sm">No alerts in the last 90 days.</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {alerts.map((alert) => (
        <li key={alert.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
              {alert.title}
              <Badge tone={alert.ended_at ? 'neutral' : 'danger'} hasDot>
                {alert.ended_at ? 'Over' : 'Open'}
              </Badge>
            </p>
            <p className="wrap-anywhere text-muted">
              {alert.subject ? `${alert.subject}: ${alert.figure}` : alert.figure},{' '}
              {alert.ended_at ? 'ended ' : 'opened '}
              <RelativeTime value={alert.ended_at ?? alert.opened_at} />
            </p>
          </div>
          <Button size="sm" icon={BookOpen} aria-label={`Runbook for "${alert.title}"`} onClick={() => onRead(alert)}>
            Runbook
          </Button>
        </li>
      ))}
    </ul>
  )
}
