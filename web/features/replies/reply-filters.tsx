import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import {
  CONVERSATION_OUTCOMES,
  INBOX_VIEWS,
  type InboxCounts,
  type InboxView,
  NO_OUTCOME,
  UNASSIGNED,
} from '../../../src/contracts/replies/conversation-state.ts'
import { MAIL_REPLY_KINDS, type MailReplyKind } from '../../../src/contracts/replies/replies.ts'
import { Button } from '../../ui/button.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { replyQueries } from './api.ts'
import { conversationQueries } from './conversation-api.ts'
import { outcomeWords } from './outcome-words.ts'
import { type RepliesAddress, type RepliesLocation, WORDS_LENGTH_MAX } from './replies-address.ts'
import { replyKinds } from './reply-words.ts'

const ALL = 'all'
const viewWords: Readonly<Record<InboxView, string>> = { inbox: 'Inbox', snoozed: 'Snoozed', done: 'Done', all: 'All' }
const kindOptions = [
  { value: ALL, label: 'Every kind' },
  ...MAIL_REPLY_KINDS.map((value) => ({ value, label: replyKinds[value].label })),
]

/** A name with how many conversations it has, if that is known. */
const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`)

/** Views, search and filters, all stored in the address, each with how many conversations it has. */
export function ReplyFilters({
  address,
  filter,
  isFiltered,
  clear,
  counts,
}: RepliesLocation & { counts: InboxCounts | null }) {
  const { data: campaigns = [] } = useQuery(replyQueries.campaigns())
  const { data: labels = [] } = useQuery(conversationQueries.labels())
  const isKnown = !address.campaign || campaigns.some(({ id }) => id === address.campaign)
  const campaignOptions = [
    { value: ALL, label: 'Every campaign' },
    ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
    // A linked campaign that is older than those offered.
    ...(isKnown ? [] : [{ value: address.campaign!, label: 'One campaign' }]),
  ]
  const outcomeOptions = [
    { value: ALL, label: 'Every outcome' },
    ...CONVERSATION_OUTCOMES.map((value) => ({
      value,
      label: counted(outcomeWords[value].label, counts?.outcomes[value] ?? (counts ? 0 : undefined)),
    })),
    { value: NO_OUTCOME, label: counted('No outcome yet', counts?.outcomes[NO_OUTCOME] ?? (counts ? 0 : undefined)) },
  ]
  const labelOptions = [
    { value: ALL, label: 'Every label' },
    ...labels.map(({ id, name }) => ({
      value: id,
      label: counted(name, counts?.labels[id] ?? (counts ? 0 : undefined)),
    })),
  ]
  const names = Object.keys(counts?.assignees ?? {}).filter((name) => name !== UNASSIGNED)
  const isNameKnown = !address.assignee || address.assignee === UNASSIGNED || names.includes(address.assignee)
  const assigneeOptions = [
    { value: ALL, label: 'Everyone' },
    { value: UNASSIGNED, label: counted('Not assigned', counts?.assignees[UNASSIGNED] ?? (counts ? 0 : undefined)) },
    ...names.toSorted().map((name) => ({ value: name, label: counted(name, counts?.assignees[name]) })),
    ...(isNameKnown ? [] : [{ value: address.assignee!, label: address.assignee! }]),
  ]
  const chosen = (value: string) => (value === ALL ? undefined : value)
  return (
    <div className="flex flex-col gap-2 border-line border-b p-3">
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
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Select
          aria-label="Outcome"
          className="sm:w-40"
          value={address.outcome ?? ALL}
          options={outcomeOptions}
          onChange={(value) => filter({ outcome: chosen(value) as RepliesAddress['outcome'] })}
        />
        {labels.length > 0 || address.label ? (
          <Select
            aria-label="Label"
            className="sm:w-36"
            value={address.label ?? ALL}
            options={labelOptions}
            onChange={(value) => filter({ label: chosen(value) })}
          />
        ) : null}
        <Select
          aria-label="Assigned to"
          className="sm:w-36"
          value={address.assignee ?? ALL}
          options={assigneeOptions}
          onChange={(value) => filter({ assignee: chosen(value) })}
        />
        <Select
          aria-label="Kind"
          className="sm:w-36"
          value={address.kind ?? ALL}
          options={kindOptions}
          onChange={(kind) => filter({ kind: chosen(kind) as MailReplyKind | undefined })}
        />
        <Select
          aria-label="Campaign"
          className="sm:w-44"
          value={address.campaign ?? ALL}
          options={campaignOptions}
          onChange={(campaign) => filter({ campaign: chosen(campaign) })}
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
