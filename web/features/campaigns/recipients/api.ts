import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/campaigns/recipients.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import type { BodyFor, QueryFor } from '../../../../src/contracts/endpoint.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'
import { RECIPIENTS_CHANGED } from '../api.ts'

export type RecipientsQuery = NonNullable<QueryFor<typeof contract.listRecipients>>
export type SourceContactsQuery = NonNullable<QueryFor<typeof contract.listSourceContacts>>
/** The segment as sent to the server. */
export type SegmentFilter = NonNullable<BodyFor<typeof contract.addRecipients>['segment']>

export const recipientQueries = {
  list: (id: string, query: RecipientsQuery) =>
    queryOptions({
      queryKey: ['campaigns', 'recipients', 'list', id, query],
      queryFn: async ({ signal }) => (await call(contract.listRecipients, { params: { id }, query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  counts: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'recipients', 'counts', id],
      queryFn: async ({ signal }) => (await call(contract.countRecipients, { params: { id }, signal })).data,
      staleTime: 0,
    }),
  events: (id: string, recipientId: string) =>
    queryOptions({
      queryKey: ['campaigns', 'recipients', 'events', id, recipientId],
      queryFn: async ({ signal }) =>
        (await call(contract.listRecipientEvents, { params: { id, recipient_id: recipientId }, signal })).data,
      staleTime: 0,
    }),
}

/** Where recipients can be chosen from. */
export const recipientSourceQueries = {
  dataSources: () =>
    queryOptions({
      queryKey: ['campaigns', 'sources'],
      queryFn: async ({ signal }) => (await call(contract.listDataSources, { signal })).data.data_sources,
      staleTime: 0,
    }),
  sourceContacts: (query: SourceContactsQuery) =>
    queryOptions({
      queryKey: ['campaigns', 'source-contacts', query],
      queryFn: async ({ signal }) => (await call(contract.listSourceContacts, { query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** How many contacts match a segment now. */
  segmentTotal: (filter: SegmentFilter) =>
    queryOptions({
      queryKey: ['contacts', 'segment-total', filter],
      queryFn: async ({ signal }) =>
        (await call(contacts.listContacts, { query: { ...filter, per_page: 1, count_all: 'true' }, signal })).pagination
          .total,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

export const useAddRecipients = () => useCall(contract.addRecipients, RECIPIENTS_CHANGED)
export const useAddTestRecipients = () => useCall(contract.addTestRecipients, RECIPIENTS_CHANGED)
export const useRemoveRecipients = () => useCall(contract.removeRecipients, RECIPIENTS_CHANGED)
export const useImportRecipients = () => useCall(contract.importRecipients, RECIPIENTS_CHANGED)
export const useDecideUnknown = () => useCall(contract.decideUnknown, RECIPIENTS_CHANGED)
