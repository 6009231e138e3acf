import { X } from 'lucide-react'
import type { Who } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { AUDIT_ACTIONS } from '../../../src/rules/audit-trail/audit-actions.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SpanFilter } from '../../ui/span-filter.tsx'
import { actOptions } from './act-words.ts'
import { type AuditPlace, WORDS_LENGTH_MAX } from './audit-address.ts'
import { DELETED_ACCOUNT } from './party-words.ts'

const ALL = 'all'
const options = [{ value: ALL, label: 'All actions' }, ...actOptions]

export interface AuditFiltersProps {
  place: AuditPlace
  /** The account in the address: null if it no longer exists, undefined while loading. */
  account: Who | null | undefined
}

/** The list's filters, all stored in the address. */
export function AuditFilters({ place: { address, filter, clear, isFiltered }, account }: AuditFiltersProps) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-line border-b p-3 sm:flex sm:flex-wrap">
      <SearchInput
        aria-label="Search acts"
        placeholder="Name, email, object, request or IP address"
        value={address.search ?? ''}
        lengthMax={WORDS_LENGTH_MAX}
        onChange={(search) => filter({ search: search.trim() || undefined })}
        className="min-w-0 max-sm:col-span-2 sm:min-w-72 sm:flex-1"
      />
      <Combobox
        aria-label="Act"
        className="max-sm:col-span-2 sm:w-64"
        value={address.action ?? ALL}
        options={options}
        onChange={(value) => filter({ action: AUDIT_ACTIONS.find((action) => action === value) })}
      />
      <SpanFilter labels={['From (UTC)', 'Until (UTC)']} span={address} onChange={filter} />
      {address.account_id ? (
        <Button
          trailingIcon={X}
          className="max-sm:col-span-2 max-sm:justify-self-start"
          aria-label="Show actions of all accounts"
          onClick={() => filter({ account_id: undefined })}
        >
          <span className="max-w-56 truncate">
            {account === undefined ? 'One account' : (account?.email ?? DELETED_ACCOUNT)}
          </span>
        </Button>
      ) : null}
      {isFiltered ? (
        <Button variant="ghost" icon={X} className="max-sm:justify-self-start" onClick={clear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  )
}
