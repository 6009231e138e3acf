import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/contact-messages/submissions.ts'
import type { QueryFor } from '../../../src/contracts/endpoint.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const submissionQueries = {
  list: (query: NonNullable<QueryFor<typeof contract.listSubmissions>>) =>
    queryOptions({
      queryKey: ['contact-messages', 'list', query],
      queryFn: async ({ signal }) => (await call(contract.listSubmissions, { query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['contact-messages', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.submissionStats, { signal })).data,
      staleTime: 0,
    }),
  assignees: () =>
    queryOptions({
      queryKey: ['contact-messages', 'assignees'],
      queryFn: async ({ signal }) => (await call(contract.listAssignees, { signal })).data,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['contact-messages', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.getSubmission, { params: { id }, signal })).data,
      staleTime: 0,
      // A closed submission may be deleted before it is opened again.
      gcTime: 0,
    }),
}

const CHANGES = { invalidates: ['contact-messages', ['system', 'badges']] } as const
export const useMarkRead = () => useCall(contract.markSubmissionRead, CHANGES)
export const useMarkUnread = () => useCall(contract.markSubmissionUnread, CHANGES)
export const useAssign = () => useCall(contract.assignSubmission, CHANGES)
export const useNote = () => useCall(contract.noteSubmission, CHANGES)
export const useReply = () => useCall(contract.replyToSubmission, CHANGES)
/** A deleted submission is not fetched again. */
export const useDeleteSubmission = () =>
  useCall(contract.deleteSubmission, {
    invalidates: [
      ['contact-messages', 'list'],
      ['contact-messages', 'stats'],
      ['contact-messages', 'assignees'],
      ['system', 'badges'],
    ],
  })
