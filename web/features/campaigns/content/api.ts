import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import type { BodyFor, ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import * as spam from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'
import { CHANGED } from '../api.ts'

export type PreviewBody = BodyFor<typeof sendingContract.previewCampaign>
/** A message to preview, without the recipient it is merged for. */
export type PreviewedMessage = Omit<PreviewBody, 'recipient_id' | 'contact_id'>

/** A message as one recipient gets it. */
export type Preview = ReturnsOf<typeof sendingContract.previewCampaign>['data']

export const previewQuery = (body: PreviewBody) =>
  queryOptions({
    queryKey: ['campaigns', 'preview', body],
    queryFn: async ({ signal }) => (await call(sendingContract.previewCampaign, { body, signal })).data,
    placeholderData: keepPreviousData,
    // Every keystroke creates an entry, and none of them is reused.
    gcTime: 0,
  })

export const useAnalyzeSpam = () => useCall(spam.analyzeSpam)
export const useCheckCampaignSpam = () => useCall(spam.checkCampaignSpam, CHANGED)
export const useSendTestMessage = () => useCall(sendingContract.sendTestMessage)
