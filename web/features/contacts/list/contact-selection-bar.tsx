import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CONTACTS_COUNTED_MAX } from '../../../../src/contracts/contacts/contact.ts'
import { listContacts } from '../../../../src/contracts/contacts/contacts.ts'
import { call } from '../../../lib/call.ts'
import { formatNumber } from '../../../lib/format.ts'
import { SelectionBar } from '../../../ui/selection-bar.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { contactQueries, filterOf } from '../api.ts'
import type { ContactsAddress } from '../contacts-address.ts'
import type { Chosen, Matching } from './use-contact-selection.ts'

export interface ContactSelectionBarProps {
  address: ContactsAddress
  chosen: Chosen
  onMatching: (matching: Matching) => void
  onClear: () => void
  /** Actions on the selection. */
  children: ReactNode
}

/** The selection in the list of contacts. */
export function ContactSelectionBar({ address, chosen, onMatching, onClear, children }: ContactSelectionBarProps) {
  const { contacts, matching, outOfSight } = chosen
  const { data } = useQuery(contactQueries.list(address))
  const isPageSelected = data !== undefined && data.data.length > 0 && data.data.every(({ id }) => contacts.has(id))
  const isMore = isPageSelected && data.pagination.total > contacts.size

  async function selectAll() {
    const filter = filterOf(address)
    try {
      const { pagination, newest_id } = await call(listContacts, {
        query: { ...filter, per_page: 1, count_all: 'true' },
      })
      onMatching({ filter, total: pagination.total, newestId: newest_id ?? undefined })
    } catch (error) {
      toastFailure(error, "We couldn't count the contacts.")
    }
  }
  return (
    <SelectionBar
      noun="contact"
      selected={contacts.size}
      outOfSight={outOfSight}
      matching={matching?.total ?? null}
      more={isMore ? { total: totalText(data.pagination), onSelect: selectAll } : null}
      onClear={onClear}
    >
      {children}
    </SelectionBar>
  )
}

const totalText = ({ total, is_capped }: { total: number; is_capped: boolean }): string =>
  is_capped ? `${formatNumber(CONTACTS_COUNTED_MAX)}+` : formatNumber(total)
