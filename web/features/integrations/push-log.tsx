import { useQuery } from '@tanstack/react-query'
import type { Integration, IntegrationPush } from '../../../src/contracts/integrations/integrations.ts'
import { cancelPush } from '../../../src/contracts/integrations/integrations.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { integrationQueries, useCancelPush } from './api.ts'
import { countsOf, pushStates } from './integration-words.ts'

/** The latest pushes of an integration, updated live. */
export function PushLog({ integration }: { integration: Integration }) {
  const query = useQuery(integrationQueries.pushes(integration.id))
  return (
    <Card isFlush title="Pushes">
      <Loaded query={query} placeholder={<TableSkeleton rows={3} lines={2} label="Loading pushes" />}>
        {(pushes) =>
          pushes.length === 0 ? (
            <EmptyState title="Nothing pushed yet">
              Choose “Send to…” on contacts, a list or a crawl, or set a rule above.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {pushes.map((push) => (
                <PushEntry key={push.id} integrationId={integration.id} push={push} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function PushEntry({ integrationId, push }: { integrationId: string; push: IntegrationPush }) {
  const cancel = useCancelPush()
  const { label, tone } = pushStates[push.state]
  const { id, name, state, total, examined, problem } = push
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium text-ink text-sm">{name}</span>
        <Badge tone={tone} hasDot>
          {label}
        </Badge>
        <span className="text-faint text-xs">
          <RelativeTime value={push.created_at} />
        </span>
        {state === 'running' ? (
          <Allowed to={cancelPush}>
            <Button
              size="sm"
              variant="ghost"
              className="ml-auto"
              isLoading={cancel.isPending}
              onClick={() =>
                cancel.mutate(
                  { params: { id: integrationId, push_id: id } },
                  { onError: (error) => toastFailure(error, "We couldn't cancel it") },
                )
              }
            >
              Cancel
            </Button>
          </Allowed>
        ) : null}
      </div>
      {state === 'running' ? (
        <Progress label={`Progress of ${name}`} value={total === 0 ? null : (100 * examined) / total} size="sm" />
      ) : null}
      <p className="text-muted text-sm tabular-nums">
        {countsOf(push)}
        {state === 'running' ? ` of ${total.toLocaleString('en')}` : ''}
      </p>
      {problem ? <p className="text-warning-text text-xs">{problem}</p> : null}
    </li>
  )
}
