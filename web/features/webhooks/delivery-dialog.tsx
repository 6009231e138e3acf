import { RotateCcw } from 'lucide-react'
import type { WebhookDelivery, WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { replay as replayDelivery } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DeliveryAttempts } from './delivery-attempts.tsx'
import { DeliveryStateBadge } from './delivery-state.tsx'
import { nextWords, payloadText, replayLabel } from './delivery-words.ts'
import { useReplayOne } from './use-replay-one.ts'

export interface DeliveryDialogProps {
  webhook: WebhookEndpoint
  delivery: WebhookDelivery
  onClose: () => void
}

/** One message: its content, and the result of each delivery attempt. */
export function DeliveryDialog({ webhook, delivery, onClose }: DeliveryDialogProps) {
  const { pendingId, replay } = useReplayOne(webhook)
  const label = replayLabel(delivery, webhook)
  const next = nextWords(delivery, webhook.is_active, Date.now())
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={delivery.event}
      description={<span className="break-all font-mono text-xs">{delivery.id}</span>}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {label ? (
            <Allowed to={replayDelivery}>
              <Button
                variant="primary"
                icon={RotateCcw}
                isLoading={pendingId !== undefined}
                // Closes afterwards: the list of failed messages no longer contains it, so the dialog could not show
                // its progress.
                onClick={() => void replay(delivery).then(onClose)}
              >
                {label}
              </Button>
            </Allowed>
          ) : null}
        </>
      }
    >
      <DefinitionList
        className="-mt-2"
        items={[
          {
            term: 'State',
            detail: (
              <span className="flex flex-wrap items-center gap-2">
                <DeliveryStateBadge state={delivery.state} />
                {next ? <span className="text-muted">{next}</span> : null}
              </span>
            ),
          },
          { term: 'Created', detail: formatDateTime(delivery.created_at) },
          ...(delivery.delivered_at ? [{ term: 'Delivered', detail: formatDateTime(delivery.delivered_at) }] : []),
        ]}
      />
      <DeliveryAttempts delivery={delivery} />
      <h3 className="mt-5 mb-2 font-semibold text-ink text-sm">Message</h3>
      <CodeBlock title="Payload" code={payloadText(delivery)} />
    </Dialog>
  )
}
