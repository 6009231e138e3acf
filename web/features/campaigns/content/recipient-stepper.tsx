import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { recipientQueries, recipientSourceQueries } from '../recipients/api.ts'
import type { PreviewBody } from './api.ts'

/** The person whose fields are merged; an example for none. */
export type PreviewedAs = Pick<PreviewBody, 'recipient_id' | 'contact_id'>

export interface RecipientStepperProps {
  /** Null for a campaign that is not saved yet: then contacts are offered. */
  campaignId: string | null
  type: PreviewBody['type']
  onChange: (as: PreviewedAs) => void
}

/** Steps through the recipients of a campaign, or through contacts, and searches them. */
export function RecipientStepper({ campaignId, type, onChange }: RecipientStepperProps) {
  const [search, setSearch] = useState('')
  const isSaved = campaignId !== null
  /** From 1; 0 is the example. */
  const [page, setPage] = useState(isSaved ? 1 : 0)
  const words = search.trim() || undefined
  const ofCampaign = useQuery({
    ...recipientQueries.list(campaignId ?? '', { page, per_page: 1, search: words }),
    enabled: isSaved,
  })
  const ofContacts = useQuery({
    ...recipientSourceQueries.sourceContacts({
      ...{ page: Math.max(1, page), per_page: 1, search: words },
      data_type: type === 'email' ? 'emails' : 'phones',
    }),
    enabled: !isSaved,
  })
  const total = (isSaved ? ofCampaign : ofContacts).data?.pagination.total ?? 0
  const recipientId = isSaved ? ofCampaign.data?.recipients[0]?.id : undefined
  const contactId = isSaved || page === 0 ? undefined : ofContacts.data?.contacts[0]?.id
  useEffect(() => {
    onChange(recipientId ? { recipient_id: recipientId } : contactId ? { contact_id: contactId } : {})
  }, [recipientId, contactId, onChange])
  const kind = isSaved ? 'recipient' : 'contact'
  const narrow = (text: string) => {
    setSearch(text)
    setPage(isSaved || text.trim() !== '' ? 1 : 0)
  }
  return (
    <fieldset className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <legend className="sr-only">Previewed as</legend>
      <SearchInput
        aria-label={`Preview as a ${kind}`}
        value={search}
        onChange={narrow}
        lengthMax={200}
        placeholder={`Find a ${kind}`}
        className="w-44"
      />
      <IconButton
        icon={ChevronLeft}
        label={`Previous ${kind}`}
        disabled={page <= (isSaved ? 1 : 0)}
        onClick={() => setPage((now) => now - 1)}
      />
      <span role="status" className="min-w-14 text-center text-muted text-xs tabular-nums">
        {total === 0 && search !== ''
          ? 'No match'
          : total === 0 || page === 0
            ? 'Example'
            : `${formatNumber(page)} of ${formatNumber(total)}`}
      </span>
      <IconButton
        icon={ChevronRight}
        label={`Next ${kind}`}
        disabled={page >= total}
        onClick={() => setPage((now) => now + 1)}
      />
    </fieldset>
  )
}
