import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/campaigns/campaign-attachments.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export const attachmentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaigns', 'attachments', id],
    queryFn: async ({ signal }) => (await call(contract.listAttachments, { params: { id }, signal })).data.attachments,
    staleTime: 0,
  })

const FILES_CHANGED = {
  invalidates: [
    ['campaigns', 'attachments'],
    ['campaigns', 'validation'],
  ],
} as const
export const useAddAttachment = () => useCall(contract.addAttachment, FILES_CHANGED)
export const useRemoveAttachment = () => useCall(contract.removeAttachment, FILES_CHANGED)
