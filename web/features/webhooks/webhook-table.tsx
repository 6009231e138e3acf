import { Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { remove, update } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatDate } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { WebhookStateBadge } from './webhook-state.tsx'
import { eventWords, nameOf } from './webhook-words.ts'

/** Actions on a webhook in the list. */
export type WebhookAction = 'edit' | 'delete'
type Ask = (deed: WebhookAction, webhook: WebhookEndpoint) => void

const columnsFor = (onAsk: Ask): readonly TableColumn<WebhookEndpoint>[] => [
  {
    id: 'url',
    header: 'Endpoint',
    isPrimary: true,
    isTruncated: true,
    width: 'w-[55%]',
    cell: ({ url, description }) => (
      <>
        <span className="block truncate">{url}</span>
        {description ? <span className="block truncate font-normal text-faint text-xs">{description}</span> : null}
      </>
    ),
  },
  {
    id: 'events',
    header: 'Events',
    isTruncated: true,
    width: 'w-[45%]',
    cell: (webhook) => <span title={webhook.events.join(', ')}>{eventWords(webhook)}</span>,
  },
  {
    id: 'state',
    header: 'State',
    isSelfEvident: true,
    width: 'w-44',
    cell: (webhook) => <WebhookStateBadge webhook={webhook} />,
  },
  { id: 'created', header: 'Created', width: 'w-28', cell: ({ created_at }) => formatDate(created_at) },
  {
    id: 'actions',
    header: 'Actions',
    isSelfEvident: true,
    width: 'w-24',
    cell: (webhook) => <WebhookActions webhook={webhook} onAsk={onAsk} />,
  },
]

export interface WebhookTableProps {
  webhooks: readonly WebhookEndpoint[]
  onAsk: Ask
  onOpen: (webhook: WebhookEndpoint) => void
}

/** Webhooks as rows. Each row can be opened. */
export function WebhookTable({ webhooks, onAsk, onOpen }: WebhookTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table caption="Webhooks" columns={columnsFor(onAsk)} rows={webhooks} rowKey={({ id }) => id} onOpen={onOpen} />
    </div>
  )
}

function WebhookActions({ webhook, onAsk }: { webhook: WebhookEndpoint; onAsk: Ask }) {
  const name = nameOf(webhook)
  const act = (deed: WebhookAction) => (event: MouseEvent) => {
    // Keeps the click from opening the row as well.
    event.stopPropagation()
    onAsk(deed, webhook)
  }
  return (
    <Allowed to={[update, remove]}>
      <span className="-ml-1.5 flex pointer-coarse:gap-2">
        <IconButton icon={Pencil} size="sm" label={`Edit ${name}`} onClick={act('edit')} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={act('delete')} />
      </span>
    </Allowed>
  )
}
