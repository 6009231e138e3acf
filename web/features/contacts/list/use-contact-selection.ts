import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { contactQueries, filterOf } from '../api.ts'
import type { ContactsAddress } from '../contacts-address.ts'

type Filter = ReturnType<typeof filterOf>

/** All contacts that match a filter, on every page. */
export interface Matching {
  readonly filter: Filter
  readonly total: number
  /**
   * The account's newest contact when the matches were counted. Later contacts were not seen, so they are not included.
   */
  readonly newestId: string | undefined
}

/** The selection: individual contacts, or all matches of a filter. */
export interface Chosen {
  /** By id, as they were when they were selected. */
  readonly contacts: ReadonlyMap<string, ListedContact>
  readonly matching: Matching | null
  /** Number of selected contacts that are not on the current page. */
  readonly outOfSight: number
}

/** The number of selected contacts. */
export const totalOf = ({ contacts, matching }: Chosen): number => matching?.total ?? contacts.size

/** The fields with which a call names the selection. */
export const namingOf = ({ contacts, matching }: Chosen) =>
  matching ? { matching: matching.filter, up_to: matching.newestId } : { contact_ids: [...contacts.keys()] }

interface Choice {
  /** The filter of the list in which the rows were selected. */
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
