import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { MAIL_REPLY_KINDS, type MailReplyKind } from '../../../src/contracts/replies/replies.ts'
import { Button } from '../../ui/button.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { replyQueries } from './api.ts'
import { type RepliesLocation, WORDS_LENGTH_MAX } from './replies-address.ts'
import { replyKinds } from './reply-words.ts'

const ALL = 'all'
const kindOptions = [
  { value: ALL, label: 'Every kind' },
  ...MAIL_REPLY_KINDS.map((value) => ({ value, label: replyKinds[value].label })),
]

/** Search and filters, all stored in the address. */
export function ReplyFilters({ address, filter, isFiltered, clear }: RepliesLocation) {
  const { data: campaigns = [] } = useQuery(replyQueries.campaigns())
  const isKnown = !address.campaign || campaigns.some(({ id }) => id === address.campaign)
  const campaignOptions = [
    { value: ALL, label: 'Every campaign' },
    ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
    // A linked campaign that is older than those offered.
    ...(isKnown ? [] : [{ value: address.campaign!, label: 'One campaign' }]),
  ]
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-line border-b p-3 lg:flex">
      <SearchInput
        aria-label="Search messages"
        placeholder="Search people and texts"
        value={address.search ?? ''}
        lengthMax={WORDS_LENGTH_MAX}
        onChange={(search) => filter({ search: search || undefined })}
        className="min-w-0 max-lg:col-span-2 lg:flex-1"
      />
      <Select
        aria-label="Kind"
        className="lg:w-40"
        value={address.kind ?? ALL}
        options={kindOptions}
        onChange={(kind) => filter({ kind: kind === ALL ? undefined : (kind as MailReplyKind) })}
      />
      <Select
        aria-label="Campaign"
        className="lg:w-48"
        value={address.campaign ?? ALL}
        options={campaignOptions}
        onChange={(campaign) => filter({ campaign: campaign === ALL ? undefined : campaign })}
      />
      <SegmentedControl
        aria-label="Read or not"
        value={address.unread ? 'unread' : 'all'}
        onChange={(value) => filter({ unread: value === 'unread' || undefined })}
        segments={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
        ]}
      />
      {isFiltered ? (
        <Button variant="ghost" icon={X} className="max-lg:justify-self-start" onClick={clear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  )
}
