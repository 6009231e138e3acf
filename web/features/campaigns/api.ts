import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CampaignStatus } from '../../../src/contracts/campaigns/campaign-states.ts'
import * as contract from '../../../src/contracts/campaigns/campaigns.ts'
import * as followUps from '../../../src/contracts/campaigns/follow-ups.ts'
import * as sendingContract from '../../../src/contracts/campaigns/sending.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'
import type { CampaignsAddress } from './campaigns-address.ts'

/** How often the progress of a sending campaign is polled. */
export const PROGRESS_POLL_MS = 2_000
const SENDERS_POLL_MS = 10_000

export const isMissing = (error: Error | null): boolean => error instanceof CallError && error.code === 'not_found'

// Lists, single campaigns and figures have separate keys, so that progress updates do not refetch everything.
export const campaignQueries = {
  list: ({ status, type, search, page }: Pick<CampaignsAddress, 'status' | 'type' | 'search' | 'page'>) =>
    queryOptions({
      queryKey: ['campaigns', 'lists', { status, type, search: search?.trim() || undefined, page }],
      queryFn: async ({ signal }) => {
        const query = { status, type, search: search?.trim() || undefined, page }
        return (await call(contract.listCampaigns, { query, signal })).data
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.getCampaign, { params: { id }, signal })).data.campaign,
      staleTime: 0,
    }),
  /** Polled while the campaign is sending or scheduled. react-query stops polling while the page is hidden. */
  progress: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'progress', id],
      queryFn: async ({ signal }) =>
        (await call(sendingContract.getCampaignProgress, { params: { id }, signal })).data.progress,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => {
        const status = state.data?.campaign_status
        // Polling again would not change missing permissions or a deleted campaign.
        if (state.error instanceof CallError && [401, 402, 403, 404].includes(state.error.status)) return false
        return status === undefined || status === 'sending' || status === 'scheduled' ? PROGRESS_POLL_MS : false
      },
    }),
  /** The campaign's senders. Polled while it is sending, less often than its progress. */
  senders: (id: string, status: CampaignStatus) =>
    queryOptions({
      queryKey: ['campaigns', 'senders', id],
      queryFn: async ({ signal }) =>
        (await call(sendingContract.listCampaignSenders, { params: { id }, signal })).data.senders,
      staleTime: 0,
      refetchInterval: status === 'sending' ? SENDERS_POLL_MS : false,
    }),
  validation: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'validation', id],
      queryFn: async ({ signal }) =>
        (await call(sendingContract.validateCampaign, { params: { id }, signal })).data.validation,
      staleTime: 0,
      gcTime: 0,
    }),
  followUps: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'follow-ups', id],
      queryFn: async ({ signal }) => (await call(followUps.listFollowUps, { params: { id }, signal })).data.follow_ups,
      staleTime: 0,
    }),
}

/** What shows the state of a campaign. */
export const CHANGED = {
  invalidates: [
    ['campaigns', 'lists'],
    ['campaigns', 'one'],
    ['campaigns', 'progress'],
    ['campaigns', 'validation'],
  ],
} as const
export const RECIPIENTS_CHANGED = { invalidates: [...CHANGED.invalidates, ['campaigns', 'recipients']] } as const

export const useCreateCampaign = () => useCall(contract.createCampaign, { invalidates: [['campaigns', 'lists']] })
export const useUpdateCampaign = () => useCall(contract.updateCampaign, CHANGED)
/** The dialog of a deleted campaign must not refetch it before it closes. */
export const useDeleteCampaign = () => useCall(contract.deleteCampaign, { invalidates: [['campaigns', 'lists']] })
export const useDuplicateCampaign = () => useCall(contract.duplicateCampaign, { invalidates: [['campaigns', 'lists']] })
export const useSendCampaign = () => useCall(sendingContract.sendCampaign, RECIPIENTS_CHANGED)
export const usePauseCampaign = () => useCall(sendingContract.pauseCampaign, RECIPIENTS_CHANGED)
export const useResumeCampaign = () => useCall(sendingContract.resumeCampaign, RECIPIENTS_CHANGED)
export const useCancelCampaign = () => useCall(sendingContract.cancelCampaign, RECIPIENTS_CHANGED)
export const useResendCampaign = () => useCall(sendingContract.resendCampaign, RECIPIENTS_CHANGED)
export const useRejoinSender = () =>
  useCall(sendingContract.rejoinCampaignSender, { invalidates: [...CHANGED.invalidates, ['campaigns', 'senders']] })
export const useSaveFollowUps = () =>
  useCall(followUps.putFollowUps, { invalidates: [...CHANGED.invalidates, ['campaigns', 'follow-ups']] })
