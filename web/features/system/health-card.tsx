import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Health } from '../../../src/contracts/system/system.ts'
import { formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { systemQueries } from './api.ts'

const names: Record<keyof Health['checks'], string> = {
  database: 'Database',
  storage: 'File storage',
  queue: 'Queue',
  browser: 'Browser for rendering',
}

/** Whether the API responds, and each service it depends on. */
export function HealthCard() {
  const { data, error, refetch, isFetching } = useQuery(systemQueries.health())
  return (
    <Card
      isFlush
      title="API"
      actions={
        <Button size="sm" icon={RotateCw} isLoading={isFetching} onClick={() => void refetch()}>
          Ask again
        </Button>
      }
    >
      {error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={5} label="Checking the API" />
      ) : (
        <dl className="divide-y divide-line text-sm">
          <Row term="Version">{`${data.version}, ${data.environment}`}</Row>
          {Object.entries(data.checks).map(([name, { ok, latency_ms, message }]) => (
            <Row key={name} term={names[name as keyof Health['checks']]}>
              {message ? <span className="text-muted">{message}</span> : `${formatNumber(latency_ms)} ms`}
              <Badge tone={ok ? 'success' : 'danger'} hasDot>
                {ok ? 'Answers' : 'Down'}
              </Badge>
            </Row>
          ))}
        </dl>
      )}
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-ink tabular-nums">{children}</dd>
    </div>
  )
}
