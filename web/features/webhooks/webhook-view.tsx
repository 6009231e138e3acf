import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { remove, sendTest, update } from '../../../src/contracts/webhooks/webhooks.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { type DeliveryState, isMissing, webhookQueries } from './api.ts'
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { EditWebhookDialog } from './edit-webhook-dialog.tsx'
import { SendTestButton } from './send-test-button.tsx'
import { WebhookFacts } from './webhook-facts.tsx'
import { WebhookNotice } from './webhook-notice.tsx'
import { nameOf } from './webhook-words.ts'

export interface WebhookViewProps {
  id: string
  /** Filter by delivery state; undefined shows all. */
  state: DeliveryState | undefined
  onFilter: (state: DeliveryState | undefined) => void
  onDeleted: () => void
}

const breadcrumbsTo = (label: string) => [{ label: 'Webhooks', href: paths.webhooks.to() }, { label }]

/** One webhook: its settings and its deliveries. */
export function WebhookView(props: WebhookViewProps) {
  const { data: webhook, error, refetch, isFetching } = useQuery(webhookQueries.one(props.id))
  // Not if the webhook was cached but has been deleted since.
  if (webhook && !isMissing(error)) return <LoadedView {...props} webhook={webhook} />
  return (
    <>
      <PageHeader title="Webhook" breadcrumbs={breadcrumbsTo('Webhook')} />
      <Card isFlush>
        {isMissing(error) ? (
          <EmptyState
            art="search"
            title="Webhook not found"
            actions={<LinkButton href={paths.webhooks.to()}>All webhooks</LinkButton>}
          >
            It was deleted or belongs to another account.
          </EmptyState>
        ) : error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={5} label="Loading webhook" />
        )}
      </Card>
    </>
  )
}

function LoadedView({ webhook, state, onFilter, onDeleted }: WebhookViewProps & { webhook: WebhookEndpoint }) {
  // A copy from when the dialog opened, since the webhook may be refetched in the background.
  const [asked, setAsked] = useState<{ deed: 'edit' | 'delete'; webhook: WebhookEndpoint } | null>(null)
  const close = () => setAsked(null)
  const name = nameOf(webhook)
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={breadcrumbsTo(name)}
        actions={
          <Allowed to={[update, remove, sendTest]}>
            <Button variant="danger-ghost" icon={Trash2} onClick={() => setAsked({ deed: 'delete', webhook })}>
              Delete
            </Button>
            <Button icon={Pencil} onClick={() => setAsked({ deed: 'edit', webhook })}>
              Edit
            </Button>
            <SendTestButton webhook={webhook} />
          </Allowed>
        }
      />
      <div className="flex flex-col gap-5">
        <WebhookNotice webhook={webhook} />
        <WebhookFacts webhook={webhook} />
        <DeliveryList webhook={webhook} state={state} onFilter={onFilter} />
      </div>
      {asked?.deed === 'edit' ? <EditWebhookDialog webhook={asked.webhook} onClose={close} /> : null}
      {asked?.deed === 'delete' ? (
        <DeleteWebhookDialog webhook={asked.webhook} onClose={close} onDeleted={onDeleted} />
      ) : null}
    </>
  )
}
