import type { AuditEntry } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { actWords } from './act-words.ts'
import { accountWords, actorAccountId, actorWords } from './party-words.ts'

export interface AuditTableProps {
  entries: readonly AuditEntry[]
  openId: string | null
  isRefreshing: boolean
  onOpen: (entry: AuditEntry) => void
}

/** Audit entries as rows, newest first. Each opens a dialog with its changes. */
export function AuditTable({ entries, openId, isRefreshing, onOpen }: AuditTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Audit trail"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        onOpen={onOpen}
        openKey={openId}
        isRefreshing={isRefreshing}
      />
    </div>
  )
}

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    id: 'when',
    header: 'When',
    isSelfEvident: true,
    width: 'w-32',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
  { id: 'who', header: 'Who', isTruncated: true, width: 'w-1/5', cell: (entry) => <TwoLines {...actorWords(entry)} /> },
  {
    id: 'what',
    header: 'What',
    isPrimary: true,
    isTruncated: true,
    width: 'w-1/3',
    cell: ({ action, affected }) => (
      <>
        {actWords(action)}
        {affected > 1 ? (
          <span className="ml-2 font-normal text-faint text-xs">{pluralize(affected, 'row', 'rows')}</span>
        ) : null}
      </>
    ),
  },
  {
    id: 'whom',
    header: 'Target',
    isTruncated: true,
    width: 'w-1/5',
    cell: (entry) => {
      // The account is omitted if users act on their own.
      const whose = entry.account_id === actorAccountId(entry) ? null : accountWords(entry)
      const object = entry.object_name ?? entry.object_id
      if (whose === null && object === null) return '–'
      return <TwoLines name={whose ?? object ?? ''} hint={whose === null ? '' : (object ?? '')} />
    },
  },
  {
    id: 'where',
    header: 'From where',
    isSelfEvident: true,
    isSpare: true,
    width: 'w-36',
    cell: ({ ip_address }) => ip_address || '–',
  },
]

function TwoLines({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      <span className="block truncate" title={name}>
        {name}
      </span>
      {hint ? (
        <span className="block truncate text-faint text-xs" title={hint}>
          {hint}
        </span>
      ) : null}
    </>
  )
}
