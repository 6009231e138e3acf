import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecipientState } from '../../../../src/contracts/campaigns/campaign-states.ts'
import type { Activity } from '../../../../src/contracts/contacts/contact-filter.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { recipientQueries } from './api.ts'

export interface RecipientFilter {
  readonly state: RecipientState | undefined
  readonly activity: Activity | undefined
  readonly search: string
}
const NO_FILTER: RecipientFilter = { state: undefined, activity: undefined, search: '' }
const NONE: ReadonlySet<string> = new Set()

/** A page of a campaign's recipients: what it is filtered by, and which are selected. */
export function useRecipientList(campaignId: string) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE)
  const { state, activity, search } = filter
  const query = { status: state, activity, search: search.trim() || undefined }
  const recipients = useQuery(
    // Who did it last is what a person wants to see first.
    recipientQueries.list(campaignId, { ...query, order: activity ? 'latest' : 'added', page }),
  )
  const { data, isPlaceholderData } = recipients
  const { lastPage } = useLastPage({ pages: data?.pagination, page, isPlaceholderData, onBeyond: setPage })
  return {
    recipients,
    filter,
    /** The filter as it is sent. */
    query,
    isFiltered: Boolean(state || activity || search),
    narrow(part: Partial<RecipientFilter>) {
      setFilter((now) => ({ ...now, ...part }))
      setPage(1)
      setSelected(NONE)
    },
    paging: { page, lastPage, onChange: setPage },
    selection: { selected, onChange: setSelected },
    clearSelection: () => setSelected(NONE),
  }
}
