import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/campaigns/audiences.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import * as templates from '../../../../src/contracts/message-templates/message-templates.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export type PreviewedAudience = BodyFor<typeof contract.previewAudience>

const PROGRESS_POLL_MS = 1_000

export const audienceQueries = {
  preview: (body: PreviewedAudience) =>
    queryOptions({
      queryKey: ['campaign-audience', 'preview', body],
      queryFn: async ({ signal }) => (await call(contract.previewAudience, { body, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    }),
  /** Polled until all recipients are added. */
  progress: (id: string) =>
    queryOptions({
      queryKey: ['campaign-audience', 'progress', id],
      queryFn: async ({ signal }) =>
        (await call(contract.getAudienceProgress, { params: { id }, signal })).data.audience,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : PROGRESS_POLL_MS),
    }),
  /** Shares the key of the templates feature, since the response is the same. */
  templates: () =>
    queryOptions({
      queryKey: ['message-templates', 'email'],
      queryFn: async ({ signal }) =>
        (await call(templates.listTemplates, { query: { type: 'email' }, signal })).data.templates,
      staleTime: 0,
    }),
}

export const isOver = (state: contract.AudienceState | undefined): boolean => state === 'done' || state === 'failed'

export const useWriteToAudience = () => useCall(contract.writeToAudience, { invalidates: ['campaigns', 'campaign'] })
