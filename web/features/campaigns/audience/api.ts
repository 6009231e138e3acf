import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AudienceState } from '../../../../src/contracts/campaigns/audience.ts'
import * as contract from '../../../../src/contracts/campaigns/audiences.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export type PreviewedAudience = BodyFor<typeof contract.previewAudience>

const PROGRESS_POLL_MS = 1_000

export const audienceQueries = {
  preview: (body: PreviewedAudience) =>
    queryOptions({
      queryKey: ['campaigns', 'audience', 'preview', body],
      queryFn: async ({ signal }) => (await call(contract.previewAudience, { body, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    }),
  /** Polled until all recipients are added. */
  progress: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'audience', 'progress', id],
      queryFn: async ({ signal }) =>
        (await call(contract.getAudienceProgress, { params: { id }, signal })).data.audience,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : PROGRESS_POLL_MS),
    }),
}

export const isOver = (state: AudienceState | undefined): boolean => state === 'done' || state === 'failed'

export const useWriteToAudience = () =>
  useCall(contract.writeToAudience, {
    invalidates: [
      ['campaigns', 'lists'],
      ['campaigns', 'one'],
    ],
  })
