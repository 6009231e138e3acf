import type { Message } from '../../../src/contracts/messages/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { lookOf } from './message-words.ts'

const columnsFor = (onOpen: (id: string) => void): readonly TableColumn<Message>[] => [
  { id: 'to', header: 'To', isPrimary: true, isTruncated: true, width: 'w-2/5', cell: ({ to }) => to.email },
  { id: 'subject', header: 'Subject', isTruncated: true, width: 'w-3/5', cell: ({ subject }) => subject },
  {
    id: 'state',
    header: 'State',
    isSelfEvident: true,
    width: 'w-36',
    cell: (message) => (
      <Badge tone={lookOf(message).tone} hasDot>
        {lookOf(message).label}
      </Badge>
    ),
  },
  { id: 'created', header: 'Created', width: 'w-32', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 'w-20',
    cell: ({ id, subject, to }) => (
      <Button size="sm" aria-label={`Open “${subject}” to ${to.email}`} onClick={() => onOpen(id)}>
        Open
      </Button>
    ),
  },
]

export interface MessageTableProps {
  messages: readonly Message[]
  isRefreshing: boolean
  onOpen: (id: string) => void
}

/** Messages as rows. */
export function MessageTable({ messages, isRefreshing, onOpen }: MessageTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Messages"
        columns={columnsFor(onOpen)}
        rows={messages}
        rowKey={({ id }) => id}
        isRefreshing={isRefreshing}
      />
    </div>
  )
}
