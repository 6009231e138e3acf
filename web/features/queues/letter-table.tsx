import { Trash2 } from 'lucide-react'
import type { DeadLetter } from '../../../src/contracts/system/operations.ts'
import { deleteDeadLetter } from '../../../src/contracts/system/operations.ts'
import { formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { TONE_OF } from '../../ui/tone.ts'
import { queueWords, reasonWords } from './letter-words.ts'

export interface LetterTableProps {
  letters: readonly DeadLetter[]
  openId: string | null
  isRefreshing: boolean
  onOpen: (letter: DeadLetter) => void
  onDelete: (letter: DeadLetter) => void
}

/** Dead letters as rows. Each row can be opened. */
export function LetterTable({ letters, openId, isRefreshing, onOpen, onDelete }: LetterTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Dead letters"
        columns={columnsFor(onDelete)}
        rows={letters}
        rowKey={({ id }) => id}
        openKey={openId}
        isRefreshing={isRefreshing}
        onOpen={onOpen}
      />
    </div>
  )
}

const columnsFor = (onDelete: (letter: DeadLetter) => void): readonly TableColumn<DeadLetter>[] => [
  {
    id: 'queue',
    header: 'Queue',
    isPrimary: true,
    isTruncated: true,
    width: 'w-[30%]',
    cell: ({ queue, id }) => (
      <>
        <span className="block truncate">{queueWords(queue)}</span>
        <span className="block truncate font-mono font-normal text-faint text-xs">{id}</span>
      </>
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    isSelfEvident: true,
    isWide: true,
    isTruncated: true,
    width: 'w-[70%]',
    cell: reasonWords,
  },
  {
    id: 'state',
    header: 'State',
    isSelfEvident: true,
    width: 'w-28',
    cell: (letter) => <LetterState letter={letter} />,
  },
  { id: 'attempts', header: 'Attempts', align: 'end', width: 'w-20', cell: ({ attempts }) => formatNumber(attempts) },
  {
    id: 'failed',
    header: 'Failed',
    isSelfEvident: true,
    width: 'w-32',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 'w-12',
    cell: (letter) => (
      <Allowed to={deleteDeadLetter}>
        <IconButton
          icon={Trash2}
          size="sm"
          label={`Delete ${letter.queue} ${letter.id}`}
          title="Delete"
          onClick={(event) => {
            // Keeps the click from opening the row as well.
            event.stopPropagation()
            onDelete(letter)
          }}
        />
      </Allowed>
    ),
  },
]

function LetterState({ letter: { retried_at, can_retry } }: { letter: DeadLetter }) {
  if (retried_at) return <Badge tone={TONE_OF.sent}>Sent again</Badge>
  return can_retry ? <Badge tone={TONE_OF.pending}>Waiting</Badge> : <Badge tone={TONE_OF.failed}>Not retriable</Badge>
}
