import { ChartColumn, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { regenerate, remove, update } from '../../../src/contracts/api-keys/api-keys.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { KeyStatusBadge } from './key-status-badge.tsx'
import { KeyValue } from './key-value.tsx'
import { expiryDay, permissionWords, rateWords } from './key-words.ts'

/** Actions on a key, each with its own dialog. */
export type KeyAction = 'statistics' | 'edit' | 'regenerate' | 'delete'
type Ask = (deed: KeyAction, key: ApiKey) => void

const columnsFor = (onAsk: Ask): readonly TableColumn<ApiKey>[] => [
  { id: 'name', header: 'Name', isPrimary: true, cell: (key) => <KeyName apiKey={key} /> },
  {
    id: 'key',
    header: 'API Key',
    isSelfEvident: true,
    width: 'w-40 xl:w-64',
    cell: (key) => <KeyValue apiKey={key} />,
  },
  {
    id: 'status',
    header: 'Status',
    isSelfEvident: true,
    width: 'w-24',
    cell: (key) => <KeyStatusBadge apiKey={key} />,
  },
  {
    id: 'rates',
    header: 'Rate Limits',
    isSelfEvident: true,
    width: 'w-32',
    cell: (key) => <Rates apiKey={key} />,
  },
  {
    id: 'used',
    header: 'Last Used',
    width: 'w-28',
    cell: ({ last_used_at }) => (last_used_at ? <RelativeTime value={last_used_at} /> : 'Never'),
  },
  {
    id: 'actions',
    header: 'Actions',
    isSelfEvident: true,
    width: 'w-24 xl:w-36',
    cell: (key) => <KeyActions apiKey={key} onAsk={onAsk} />,
  },
]

/** Keys as rows, newest first. */
export function KeyTable({ keys, onAsk }: { keys: readonly ApiKey[]; onAsk: Ask }) {
  return (
    <div className="overflow-x-auto">
      <Table caption="API keys" columns={columnsFor(onAsk)} rows={keys} rowKey={({ id }) => id} />
    </div>
  )
}

/** A key's name, and below it its permissions and expiry. */
function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const day = expiryDay(apiKey)
  return (
    <div className="whitespace-normal sm:min-w-32">
      <span className="wrap-anywhere">{apiKey.name}</span>
      <span className="block font-normal text-faint text-xs">
        {permissionWords(apiKey)}
        {day ? ` · to ${day}` : null}
        {apiKey.created_by ? ` · by ${apiKey.created_by}` : null}
      </span>
    </div>
  )
}

/** Stacked in the table, in one line in a card. */
function Rates({ apiKey }: { apiKey: ApiKey }) {
  return rateWords(apiKey).map((rate, index) => (
    <span key={rate} className="sm:block sm:text-xs">
      {index > 0 ? <span className="sm:hidden">, </span> : null}
      {rate}
    </span>
  ))
}

function KeyActions({ apiKey, onAsk }: { apiKey: ApiKey; onAsk: Ask }) {
  const { name } = apiKey
  const act = (deed: KeyAction) => () => onAsk(deed, apiKey)
  return (
    // Two per row where the table is narrow.
    <span className="-ml-1.5 flex max-xl:sm:w-14 max-xl:sm:flex-wrap pointer-coarse:gap-2 pointer-coarse:max-xl:sm:w-18">
      <IconButton icon={ChartColumn} size="sm" label={`Statistics of ${name}`} onClick={act('statistics')} />
      <Allowed to={[update, regenerate, remove]}>
        <IconButton icon={Pencil} size="sm" label={`Edit ${name}`} onClick={act('edit')} />
        <IconButton icon={RefreshCw} size="sm" label={`Regenerate ${name}`} onClick={act('regenerate')} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={act('delete')} />
      </Allowed>
    </span>
  )
}
