import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { create as createWebhook } from '../../../src/contracts/webhooks/webhooks.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { webhookQueries } from './api.ts'
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx'
import { EditWebhookDialog } from './edit-webhook-dialog.tsx'
import { type WebhookAction, WebhookTable } from './webhook-table.tsx'

const dialogs = { edit: EditWebhookDialog, delete: DeleteWebhookDialog } as const satisfies Record<
  WebhookAction,
  unknown
>

export interface WebhookListProps {
  onCreate: () => void
  onOpen: (id: string) => void
}

/** The account's webhooks, and the dialog for an action on one of them. */
export function WebhookList({ onCreate, onOpen }: WebhookListProps) {
  const query = useQuery(webhookQueries.list())
  // A copy of the webhook from when the dialog opened: a refetch must not change what the dialog names.
  const [asked, setAsked] = useState<{ deed: WebhookAction; webhook: WebhookEndpoint } | null>(null)
  const AskedDialog = asked && dialogs[asked.deed]
  return (
    <>
      <Card isFlush>
        <Loaded query={query} placeholder={<TableSkeleton rows={3} lines={2} label="Loading webhooks" />}>
          {(webhooks) =>
            webhooks.length === 0 ? (
              <EmptyState
                title="No webhooks yet"
                actions={
                  <Allowed to={createWebhook}>
                    <Button variant="primary" icon={Plus} onClick={onCreate}>
                      Create Webhook
                    </Button>
                  </Allowed>
                }
              >
                A webhook notifies your app as soon as something happens, such as a crawl finishing, so it doesn't have
                to poll.
              </EmptyState>
            ) : (
              <WebhookTable
                webhooks={webhooks}
                onAsk={(deed, webhook) => setAsked({ deed, webhook })}
                onOpen={({ id }) => onOpen(id)}
              />
            )
          }
        </Loaded>
      </Card>
      {AskedDialog ? <AskedDialog webhook={asked.webhook} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
