import { queryOptions } from '@tanstack/react-query'
import { getReplyAddress } from '../../../src/contracts/replies/replies.ts'
import * as deliverability from '../../../src/contracts/senders/deliverability.ts'
import * as contract from '../../../src/contracts/senders/senders.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const senderQueries = {
  emailConfigs: () =>
    queryOptions({
      queryKey: ['email-configs'],
      queryFn: async ({ signal }) => (await call(contract.listEmailConfigs, { signal })).data.configs,
      staleTime: 0,
    }),
  smsConfigs: () =>
    queryOptions({
      queryKey: ['sms-configs'],
      queryFn: async ({ signal }) => (await call(contract.listSmsConfigs, { signal })).data.configs,
      staleTime: 0,
    }),
  /** The current DNS records. Earlier results are not shown in their place. */
  compliance: (id: string) =>
    queryOptions({
      queryKey: ['email-compliance', id],
      queryFn: async ({ signal }) =>
        (await call(deliverability.checkCompliance, { params: { id }, signal })).data.compliance,
      staleTime: 0,
      gcTime: 0,
    }),
  /** The account's inbound mail address. Shares the key of the replies feature, since the response is the same. */
  replyAddress: () =>
    queryOptions({
      queryKey: ['reply-address'],
      queryFn: async ({ signal }) => (await call(getReplyAddress, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

// Recommendations depend on the configurations.
const EMAIL = { invalidates: ['email-configs', 'email-recommendations', 'spam-statistics'] }
const SMS = { invalidates: ['sms-configs'] }
export const useCreateEmailConfig = () => useCall(contract.createEmailConfig, EMAIL)
export const useUpdateEmailConfig = () => useCall(contract.updateEmailConfig, EMAIL)
export const useDeleteEmailConfig = () => useCall(contract.deleteEmailConfig, EMAIL)
export const useTestEmailConfig = () => useCall(contract.testEmailConfig, EMAIL)
export const useSendFromCode = () => useCall(contract.sendFromCode)
export const useConfirmFrom = () => useCall(contract.confirmFrom, EMAIL)
export const useCreateSmsConfig = () => useCall(contract.createSmsConfig, SMS)
export const useUpdateSmsConfig = () => useCall(contract.updateSmsConfig, SMS)
export const useDeleteSmsConfig = () => useCall(contract.deleteSmsConfig, SMS)
export const useTestSmsConfig = () => useCall(contract.testSmsConfig, SMS)
