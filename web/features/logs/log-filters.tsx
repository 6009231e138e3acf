import { LOG_LINES } from '../../../src/contracts/logs/logs.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { SpanFilter } from '../../ui/span-filter.tsx'
import { levelOptions } from './log-words.tsx'
import { ACCOUNT_LENGTH_MAX, type LogsPlace, REQUEST_ID_LENGTH_MAX, SEARCH_LENGTH_MAX } from './logs-address.ts'

const linesOptions = LOG_LINES.map((value) => ({ value, label: `Last ${value} lines` }))

/** Filters of the log, and the number of lines. */
export function LogFilters({ place: { address, filter } }: { place: LogsPlace }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
      <Select
        aria-label="Lines"
        value={address.lines}
        onChange={(lines) => filter({ lines })}
        options={linesOptions}
        className="w-36"
      />
      <Select
        aria-label="Level"
        value={address.level}
        onChange={(level) => filter({ level })}
        options={levelOptions}
        className="w-32"
      />
      <SearchInput
        aria-label="Search logs"
        placeholder="Search logs"
        value={address.search}
        onChange={(search) => filter({ search: search.trim() })}
        lengthMax={SEARCH_LENGTH_MAX}
        className="w-full sm:w-60"
      />
      <SearchInput
        aria-label="Request id"
        placeholder="Request id"
        value={address.request_id}
        onChange={(id) => filter({ request_id: id.trim() })}
        lengthMax={REQUEST_ID_LENGTH_MAX}
        className="w-full sm:w-60"
      />
      <SearchInput
        aria-label="Account"
        placeholder="Email or account id"
        value={address.account}
        onChange={(account) => filter({ account: account.trim() })}
        lengthMax={ACCOUNT_LENGTH_MAX}
        className="w-full sm:w-60"
      />
      <SpanFilter labels={['From (UTC)', 'To (UTC)']} span={address} onChange={filter} />
    </div>
  )
}
