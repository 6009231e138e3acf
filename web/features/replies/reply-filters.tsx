import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { INBOX_VIEWS, type InboxCounts, type InboxView } from '../../../src/contracts/replies/conversation-state.ts'
import { Button } from '../../ui/button.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { replyQueries } from './api.ts'
import { conversationQueries } from './conversation-api.ts'
import { type RepliesLocation, WORDS_LENGTH_MAX } from './replies-address.ts'
import { assigneeOptions, campaignOptions, kindOptions, labelOptions, outcomeOptions } from './reply-filter-options.ts'

const viewWords: Readonly<Record<InboxView, string>> = { inbox: 'Inbox', snoozed: 'Snoozed', done: 'Done', all: 'All' }

export interface ReplyFiltersProps {
  location: RepliesLocation
  /** Null while unknown. */
  counts: InboxCounts | null
}

/** Views, search and filters, all stored in the address, each with how many conversations it has. */
export function ReplyFilters({ location, counts }: ReplyFiltersProps) {
  const { address, filter, isFiltered, clear } = location
  const { data: campaigns = [] } = useQuery(replyQueries.campaigns())
  const { data: labels = [] } = useQuery(conversationQueries.labels())
  return (
    <div className="flex flex-col gap-2 border-line border-b p-3">
      <ReplyViews location={location} counts={counts} />
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <FilterSelect
          aria-label="Outcome"
          className="sm:w-40"
          value={address.outcome}
          anyLabel="All outcomes"
          options={outcomeOptions(counts)}
          onChange={(outcome) => filter({ outcome })}
        />
        {labels.length > 0 || address.label ? (
          <FilterSelect
            aria-label="Label"
            className="sm:w-36"
            value={address.label}
            anyLabel="All labels"
            options={labelOptions(labels, counts)}
            onChange={(label) => filter({ label })}
          />
        ) : null}
        <FilterSelect
          aria-label="Assigned to"
          className="sm:w-36"
          value={address.assignee}
          anyLabel="Everyone"
          options={assigneeOptions(counts, address.assignee)}
          onChange={(assignee) => filter({ assignee })}
        />
        <FilterSelect
          aria-label="Kind"
          className="sm:w-36"
          value={address.kind}
          anyLabel="All kinds"
          options={kindOptions}
          onChange={(kind) => filter({ kind })}
        />
        <FilterSelect
          aria-label="Campaign"
          className="sm:w-44"
          value={address.campaign}
          anyLabel="All campaigns"
          options={campaignOptions(campaigns, address.campaign)}
          onChange={(campaign) => filter({ campaign })}
        />
        {isFiltered ? (
          <Button variant="ghost" icon={X} className="max-sm:justify-self-start" onClick={clear}>
            Clear filters
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** The view, whether only what is unread, and the search. */
function ReplyViews({ location: { address, filter }, counts }: ReplyFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        aria-label="View"
        value={address.view}
        onChange={(view) => filter({ view })}
        segments={INBOX_VIEWS.map((value) => ({
          value,
          label: viewWords[value],
          ...(counts ? { count: counts.views[value] } : {}),
        }))}
      />
      <SegmentedControl
        aria-label="Read or not"
        value={address.unread ? 'unread' : 'all'}
        onChange={(value) => filter({ unread: value === 'unread' || undefined })}
        segments={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread', ...(counts ? { count: counts.unread } : {}) },
        ]}
      />
      <SearchInput
        aria-label="Search messages"
        placeholder="Search people and texts"
        value={address.search ?? ''}
        lengthMax={WORDS_LENGTH_MAX}
        onChange={(search) => filter({ search: search || undefined })}
        className="min-w-0 flex-1 max-sm:basis-full"
      />
    </div>
  )
}
