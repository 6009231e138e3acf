import { queryOptions } from '@tanstack/react-query'
import { verifyPayment } from '../../../../src/contracts/billing/payments.ts'
import { call } from '../../../lib/call.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'

/** The payment to which a return URL refers, with the provider's reference. */
export interface NamedPayment {
  readonly reference?: string
  readonly transaction_id?: string
  readonly provider: string
}

const DEFAULT_PROVIDER = 'paystack'

/** @returns null if the address names no payment */
export function paymentNamedIn(search: URLSearchParams): NamedPayment | null {
  const first = (...names: string[]) => names.map((name) => search.get(name)?.trim()).find(Boolean)
  const reference = first('reference', 'tx_ref', 'trxref')
  const transaction_id = first('transaction_id')
  if (!reference && !transaction_id) return null
  return {
    ...(reference && { reference }),
    ...(transaction_id && { transaction_id }),
    provider: first('provider') ?? DEFAULT_PROVIDER,
  }
}

/** Whether the provider's redirect itself reports that nothing was paid. */
export const cameBackUnpaid = (search: URLSearchParams): boolean =>
  /^(?:cancell?ed|failed)$/i.test(search.get('status') ?? '')

/** `none`: no subscription belongs to the payment. `pending`: the provider has no result yet. */
export type Verification =
  | { readonly kind: 'success' | 'none' }
  | { readonly kind: 'pending'; readonly message: string }

/** Fetches the state of a payment. The server grants what was bought only once, however often this is called. */
export const verificationOf = (payment: NamedPayment) =>
  queryOptions({
    queryKey: ['payment-verification', payment],
    // Without its signal, so that a page rendered twice sends one request.
    queryFn: async (): Promise<Verification> => {
      try {
        const { subscription } = await call(verifyPayment, { body: payment })
        return { kind: subscription ? 'success' : 'none' }
      } catch (error) {
        if (!(error instanceof CallError) || !error.isFromServer) throw error
        if (error.status === 404) return { kind: 'none' }
        if (error.code === 'unavailable') return { kind: 'pending', message: error.message }
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const FAILURE = 'Payment verification failed. Please contact support.'

/** The reason for a failure, as shown to the user: the server's message, unless it is a server error. */
export const verificationFailure = (error: unknown): string =>
  error instanceof CallError && error.status < 500 ? messageOf(error, FAILURE) : FAILURE

/** Whether the payment was not made, so that another attempt may succeed. */
export const wasNotPaid = (error: unknown): boolean => error instanceof CallError && error.code === 'conflict'
