import { queryOptions } from '@tanstack/react-query'
import * as deliverability from '../../../src/contracts/senders/deliverability.ts'
import * as contract from '../../../src/contracts/senders/senders.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const senderQueries = {
  /** The current DNS records. Earlier results are not shown in their place. */
  compliance: (id: string) =>
    queryOptions({
      queryKey: ['email-compliance', id],
      queryFn: async ({ signal }) =>
        (await call(deliverability.checkCompliance, { params: { id }, signal })).data.compliance,
      staleTime: 0,
      gcTime: 0,
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
