import { useQuery } from '@tanstack/react-query'
import type { MessageDetails } from '../../../src/contracts/messages/messages.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { messageQueries, useCancelMessage } from './api.ts'
import { lookOf, lookOfEvent } from './message-words.ts'

export interface MessageDialogProps {
  id: string
  canCancel: boolean
  onClose: () => void
}

/** One message: who gets it, its text, and its events. */
export function MessageDialog({ id, canCancel, onClose }: MessageDialogProps) {
  const { data: message, error, refetch, isFetching } = useQuery(messageQueries.one(id))
  const cancel = useCancelMessage()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={message?.subject || 'Message'}
      footer={
        <>
          {canCancel && message?.state === 'queued' ? (
            <Button
              variant="danger"
              isLoading={cancel.isPending}
              onClick={() => cancel.mutate({ params: { id } }, { onSuccess: () => toast.success('Message cancelled') })}
            >
              Cancel message
            </Button>
          ) : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {cancel.error ? <FailureAlert error={cancel.error} fallback="We couldn't cancel the message" /> : null}
        {message ? (
          <Details message={message} />
        ) : error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </div>
    </Dialog>
  )
}

function Details({ message }: { message: MessageDetails }) {
  const { to, tags, metadata, problem, send_at, state, text, events, kind } = message
  return (
    <>
      <DefinitionList
        items={[
          { term: 'To', detail: to.name ? `${to.name} <${to.email}>` : to.email },
          { term: 'State', detail: <Badge tone={lookOf(message).tone}>{lookOf(message).label}</Badge> },
          ...(problem ? [{ term: 'Reason', detail: problem }] : []),
          ...(state === 'queued' && send_at ? [{ term: 'Due', detail: formatDateTime(send_at) }] : []),
          { term: 'Kind', detail: kind === 'marketing' ? 'Marketing' : 'Transactional' },
          ...(tags.length > 0 ? [{ term: 'Tags', detail: tags.join(', ') }] : []),
        ]}
      />
      {Object.keys(metadata).length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-base text-ink">Metadata</h3>
          <DefinitionList items={Object.entries(metadata).map(([term, detail]) => ({ term, detail }))} />
        </section>
      ) : null}
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-base text-ink">Events</h3>
        <ol aria-label="Events" className="flex flex-col divide-y divide-line border-line border-y">
          {events.map(({ kind: what, happened_at, text: why, url, is_automatic }) => (
            <li key={`${what} ${happened_at} ${url}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <Badge tone={lookOfEvent(what).tone}>{lookOfEvent(what).label}</Badge>
              <span className="text-muted text-xs tabular-nums">{formatDateTime(happened_at)}</span>
              {is_automatic ? <span className="text-faint text-xs">by a scanner</span> : null}
              {why ? <span className="wrap-anywhere w-full text-muted text-sm">{why}</span> : null}
              {url ? <span className="wrap-anywhere w-full text-muted text-sm">{url}</span> : null}
            </li>
          ))}
        </ol>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-base text-ink">Text</h3>
        <pre className="wrap-anywhere max-h-72 overflow-y-auto whitespace-pre-wrap rounded-md border border-line bg-sunken p-3 font-sans text-sm">
          {text}
        </pre>
      </section>
    </>
  )
}
