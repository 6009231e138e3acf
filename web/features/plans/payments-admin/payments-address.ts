import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { PaymentStatus, ProviderEventState } from '../../../../src/contracts/payments.ts'
import { useListAddress } from '../../../lib/use-list-address.ts'

/** What the address of the page says. Anything that makes no sense is as if it were not there. */
const Address = z.object({
  tab: z.enum(['payments', 'events']).catch('payments'),
  status: PaymentStatus.optional().catch(undefined),
  alarm: z.literal('only').optional().catch(undefined),
  state: ProviderEventState.optional().catch(undefined),
  provider: z.string().max(20).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})
export type PaymentsAddress = z.output<typeof Address>

/** Reads and changes it. Another tab begins without the filters of the one before. */
export function usePaymentsAddress() {
  const [, setParams] = useSearchParams()
  return {
    ...useListAddress(Address),
    openTab: (tab: PaymentsAddress['tab']) => setParams(tab === 'payments' ? {} : { tab }),
  }
}
export type PaymentsPlace = ReturnType<typeof usePaymentsAddress>
