import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedContact } from '../../../../src/contracts/contacts.ts'
import { contactQueries, filterOf } from '../api.ts'
import type { ContactsAddress } from '../contacts-address.ts'

type Filter = ReturnType<typeof filterOf>

/** All contacts that match a filter, on every page. */
export interface Matching {
  readonly filter: Filter
  readonly total: number
  /** The newest contact of the account when it was counted; what comes after it was not seen and is not meant. */
  readonly newestId: string | undefined
}

/** What is chosen: ticked contacts, or everything that a filter matches. */
export interface Chosen {
  /** By id, as they were when they were ticked. */
  readonly contacts: ReadonlyMap<string, ListedContact>
  readonly matching: Matching | null
  /** Ticked contacts that the page of the list does not show. */
  readonly outOfSight: number
}

/** How many are chosen. */
export const totalOf = ({ contacts, matching }: Chosen): number => matching?.total ?? contacts.size

/** What a call that acts on the chosen names them by. */
export const namingOf = ({ contacts, matching }: Chosen) =>
  matching ? { matching: matching.filter, up_to: matching.newestId } : { contact_ids: [...contacts.keys()] }

interface Choice {
  /** That of the list whose rows were ticked. */
  readonly filter: string
  readonly contacts: ReadonlyMap<string, ListedContact>
  readonly matching: Matching | null
}
const NONE: ReadonlyMap<string, ListedContact> = new Map()
const keyOf = (filter: Filter) => JSON.stringify(filter)

/**
 * The selection in the list at an address. It persists across pages of the same list. In another list, only the items
 * it shows stay selected, so that nobody merges or deletes contacts that a search has hidden.
 */
export function useContactSelection(address: ContactsAddress) {
  const { data, isPlaceholderData } = useQuery(contactQueries.list(address))
  const filter = keyOf(filterOf(address))
  const [choice, setChoice] = useState<Choice>({ filter, contacts: NONE, matching: null })
  const shown = new Map(data?.data.map((contact) => [contact.id, contact]))
  const isSameList = choice.filter === filter
  if (!isSameList && data && !isPlaceholderData) {
    setChoice({ filter, contacts: new Map([...choice.contacts].filter(([id]) => shown.has(id))), matching: null })
  }

  const contacts = data ? choice.contacts : NONE
  const chosen: Chosen = {
    contacts,
    matching: isSameList ? choice.matching : null,
    outOfSight: [...contacts.keys()].filter((id) => !shown.has(id)).length,
  }
  function select(ids: ReadonlySet<string>) {
    const next = [...ids].flatMap((id) => {
      const contact = shown.get(id) ?? choice.contacts.get(id)
      return contact ? [[id, contact] as const] : []
    })
    setChoice({ ...choice, contacts: new Map(next), matching: null })
  }
  return {
    chosen,
    select,
    selectMatching: (matching: Matching) => setChoice({ ...choice, filter: keyOf(matching.filter), matching }),
    clear: () => setChoice({ ...choice, contacts: NONE, matching: null }),
  }
}
