import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as contactContract from '../../../../src/contracts/contacts/contact.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import { call } from '../../../lib/call.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { contactQueries, filterOf } from '../api.ts'
import type { ContactsAddress } from '../contacts-address.ts'
import type { Chosen, Matching } from './use-contact-selection.ts'

export interface SelectionBarProps {
  address: ContactsAddress
  chosen: Chosen
  onMatching: (matching: Matching) => void
  onClear: () => void
  /** Actions on the selection. */
  children: ReactNode
}

/**
 * The size of the selection and its actions, above the list's lower end, so that no row moves on the first selection.
 * Once a whole page is selected, offers to select all matches.
 */
export function SelectionBar({ address, chosen, onMatching, onClear, children }: SelectionBarProps) {
  const { contacts, matching } = chosen
  const [isCounting, setIsCounting] = useState(false)
  const { data } = useQuery(contactQueries.list(address))
  if (contacts.size === 0 && !matching) return null
  const isPageSelected = data !== undefined && data.data.length > 0 && data.data.every(({ id }) => contacts.has(id))
  const isMore = isPageSelected && data.pagination.total > contacts.size

  async function selectAll() {
    const filter = filterOf(address)
    setIsCounting(true)
    try {
      const { pagination, newest_id } = await call(contract.listContacts, {
        query: { ...filter, per_page: 1, count_all: 'true' },
      })
      onMatching({ filter, total: pagination.total, newestId: newest_id ?? undefined })
    } catch (error) {
      toastFailure(error, "We couldn't count the contacts.")
    }
    setIsCounting(false)
  }
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-3 z-30 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-lg border border-line-strong bg-raised py-2 pr-2 pl-4 shadow-lg"
    >
      <p role="status" className="text-ink text-sm tabular-nums">
        {chosenText(chosen)}
      </p>
      {isMore && !matching ? (
        <Button size="sm" variant="ghost" isLoading={isCounting} onClick={() => void selectAll()}>
          Select all{' '}
          {data.pagination.is_capped
            ? `${formatNumber(contactContract.CONTACTS_COUNTED_MAX)}+`
            : formatNumber(data.pagination.total)}{' '}
          that match
        </Button>
      ) : null}
      <div className="flex flex-wrap items-center justify-center gap-2">
        {children}
        <IconButton icon={X} size="sm" label="Clear selection" onClick={onClear} />
      </div>
    </section>
  )
}

function chosenText({ contacts, matching, outOfSight }: Chosen): string {
  if (matching?.total === 1) return 'The 1 matching contact is selected'
  if (matching) return `All ${formatNumber(matching.total)} matching contacts are selected`
  const all = `${formatNumber(contacts.size)} selected`
  if (outOfSight === 0) return all
  return `${all}, ${outOfSight === contacts.size ? '' : `${formatNumber(outOfSight)} `}not on this page`
}
