import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as changeContacts from '../../../src/contracts/contacts/change-contacts.ts'
import * as contract from '../../../src/contracts/contacts/contacts.ts'
import * as labels from '../../../src/contracts/contacts/labels.ts'
import * as details from '../../../src/contracts/crawls/crawl-details.ts'
import type { BodyFor } from '../../../src/contracts/endpoint.ts'
import * as erasures from '../../../src/contracts/erasures/erasures.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'
import type { ContactsAddress } from './contacts-address.ts'

export const CRAWL_PAGE_SIZE = 10

/** The part of the page's address that filters contacts, as the server accepts it. A blank search is no filter. */
export const filterOf = ({ page, per_page, sort, order, after, view, search, title, ...filter }: ContactsAddress) => ({
  ...filter,
  search: search?.trim() || undefined,
  title: title?.trim() || undefined,
})

export const contactQueries = {
  list: (address: ContactsAddress) => {
    const { page, per_page, sort, order, after } = address
    return queryOptions({
      queryKey: ['contacts', 'list', filterOf(address), { sort, order, page, per_page, after }],
      queryFn: ({ signal }) =>
        call(contract.listContacts, { query: { ...filterOf(address), page, per_page, sort, order, after }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    })
  },
  /** The number of matches of each kind, regardless of the kind in the address. */
  counts: (address: ContactsAddress) => {
    const { kind: _, ...filter } = filterOf(address)
    return queryOptions({
      queryKey: ['contacts', 'counts', filter],
      queryFn: async ({ signal }) => (await call(contract.countKinds, { query: filter, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    })
  },
  one: (id: string) =>
    queryOptions({
      queryKey: ['contacts', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.getContact, { params: { id }, signal })).data,
      staleTime: 0,
    }),
  ofCrawl: (id: string, page: number, filter: details.CrawlContactFilter = {}) =>
    queryOptions({
      queryKey: ['contacts', 'crawl', id, page, filter],
      queryFn: ({ signal }) =>
        call(details.listContacts, { params: { id }, query: { ...filter, page, per_page: CRAWL_PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
    }),
}

/** The person to be erased. */
export type SoughtPerson = BodyFor<typeof erasures.findPerson>

export const erasureQueries = {
  find: (person: SoughtPerson) =>
    queryOptions({
      queryKey: ['erasures', person],
      queryFn: async ({ signal }) => (await call(erasures.findPerson, { body: person, signal })).data,
      // Keeps the report on screen while another chosen contact of that name is added to it.
      placeholderData: keepPreviousData,
      staleTime: 0,
      // Data of a person who requested erasure must not stay in this tab's cache either.
      gcTime: 0,
    }),
}

const CHANGED = { invalidates: ['contacts'] } as const
/** Changes of contacts affect values as well. */
const VALUES_CHANGED = { invalidates: ['contacts', 'items', 'statistics'] } as const

export const useDeleteContacts = () => useCall(changeContacts.deleteContacts, VALUES_CHANGED)
export const useEditContact = () => useCall(changeContacts.editContact, VALUES_CHANGED)
export const useMergeContacts = () => useCall(changeContacts.mergeContacts, CHANGED)
export const useSplitContact = () => useCall(changeContacts.splitContact, CHANGED)
export const useUndoAction = () => useCall(changeContacts.undoContactAction, VALUES_CHANGED)
export const useUndoChange = () => useCall(changeContacts.undoContactChange, VALUES_CHANGED)

export const useAddNote = () => useCall(changeContacts.addNote, CHANGED)
export const useDeleteNote = () => useCall(changeContacts.deleteNote, CHANGED)

export const useAddLabel = () => useCall(labels.addLabel, CHANGED)
export const useRenameLabel = () => useCall(labels.renameLabel, CHANGED)
export const useDeleteLabel = () => useCall(labels.deleteLabel, CHANGED)
export const useLabelContacts = () => useCall(changeContacts.labelContacts, CHANGED)

export const useErasePerson = () =>
  useCall(erasures.erasePerson, { invalidates: ['contacts', 'items', 'statistics', 'crawls'] })
export const useAllowAgain = () => useCall(erasures.allowAgain)
