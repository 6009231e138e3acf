import { queryOptions } from '@tanstack/react-query'
import { findMailPreset } from '../../../src/contracts/mailboxes/mailbox-presets.ts'
import * as deliverability from '../../../src/contracts/senders/deliverability.ts'
import * as connections from '../../../src/contracts/senders/mailbox-connections.ts'
import * as contract from '../../../src/contracts/senders/senders.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const senderQueries = {
  /** The providers whose mailboxes can be connected. They follow from the deployment's configuration. */
  mailboxProviders: () =>
    queryOptions({
      queryKey: ['senders', 'providers'],
      queryFn: async ({ signal }) => (await call(connections.listMailboxProviders, { signal })).data.providers,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The servers of an address, as far as they are known. */
  mailPreset: (email: string) =>
    queryOptions({
      queryKey: ['senders', 'preset', email],
      queryFn: async ({ signal }) => (await call(findMailPreset, { query: { email }, signal })).data.preset,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The current DNS records. Earlier results are not shown in their place. */
  compliance: (id: string) =>
    queryOptions({
      queryKey: ['senders', 'compliance', id],
      queryFn: async ({ signal }) =>
        (await call(deliverability.checkCompliance, { params: { id }, signal })).data.compliance,
      staleTime: 0,
      gcTime: 0,
    }),
}

// Recommendations depend on the configurations.
const EMAIL = {
  invalidates: [
    ['senders', 'email'],
    ['spam-checks', 'recommendations'],
    ['spam-checks', 'statistics'],
  ],
} as const
const SMS = { invalidates: [['senders', 'sms']] } as const
export const useCreateEmailConfig = () => useCall(contract.createEmailConfig, EMAIL)
export const useUpdateEmailConfig = () => useCall(contract.updateEmailConfig, EMAIL)
export const useDeleteEmailConfig = () => useCall(contract.deleteEmailConfig, EMAIL)
export const useTestEmailConfig = () => useCall(contract.testEmailConfig, EMAIL)
export const useStartConnection = () => useCall(connections.startConnection)
export const useFinishConnection = () => useCall(connections.finishConnection, EMAIL)
export const useDisconnectMailbox = () => useCall(connections.disconnectMailbox, EMAIL)
export const useSendFromCode = () => useCall(contract.sendFromCode)
export const useConfirmFrom = () => useCall(contract.confirmFrom, EMAIL)
export const useCreateSmsConfig = () => useCall(contract.createSmsConfig, SMS)
export const useUpdateSmsConfig = () => useCall(contract.updateSmsConfig, SMS)
export const useDeleteSmsConfig = () => useCall(contract.deleteSmsConfig, SMS)
export const useTestSmsConfig = () => useCall(contract.testSmsConfig, SMS)
