import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { COUPON_STATES } from '../../../../src/contracts/billing/coupons.ts'
import {
  ADMIN_PAYMENT_SORTS,
  PaymentStatus,
  PROVIDER_EVENT_SORTS,
  ProviderEventState,
} from '../../../../src/contracts/billing/payments.ts'
import { useListAddress } from '../../../lib/use-list-address.ts'
import type { TableSort } from '../../../ui/table.tsx'

const SORTS = [...new Set([...ADMIN_PAYMENT_SORTS, ...PROVIDER_EVENT_SORTS])]

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  tab: z.enum(['payments', 'coupons', 'events']).catch('payments'),
  status: PaymentStatus.optional().catch(undefined),
  alarm: z.literal('only').optional().catch(undefined),
  state: ProviderEventState.optional().catch(undefined),
  /** Of coupons. */
  coupons: z.enum(COUPON_STATES).optional().catch(undefined),
  /** Of payments: only those with a receipt. */
  receipts: z.literal('only').optional().catch(undefined),
  since: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
  provider: z.string().max(20).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  /** A sort column of either tab's list. */
  sort: z.enum(SORTS).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})
export type PaymentsAddress = z.output<typeof Address>

/** The sort order in the page's address. A column that this list lacks is ignored. */
export function orderIn<Sort extends string>({ sort, direction }: PaymentsAddress, sorts: readonly Sort[]) {
  return { sort: sorts.find((one) => one === sort), direction }
}

/** The sort order for a table's header. `newest` is the column of the default order, newest first. */
export const tableSortOf = ({ sort, direction }: ReturnType<typeof orderIn>, newest: string): TableSort => ({
  columnId: sort ?? newest,
  direction: direction === 'asc' ? 'ascending' : 'descending',
})

/** The default order is newest first, so the address omits it. */
export const sortPart = ({ columnId, direction }: TableSort, newest: string) => ({
  sort: columnId === newest ? undefined : (columnId as PaymentsAddress['sort']),
  direction: direction === 'ascending' ? ('asc' as const) : undefined,
})

/** Reads and changes the query parameters. Another tab starts without the previous tab's filters and order. */
export function usePaymentsAddress() {
  const [, setParams] = useSearchParams()
  return {
    ...useListAddress(Address),
    openTab: (tab: PaymentsAddress['tab']) => setParams(tab === 'payments' ? {} : { tab }),
  }
}
export type PaymentsPlace = ReturnType<typeof usePaymentsAddress>
