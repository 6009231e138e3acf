import type { Payment } from '../../../../src/contracts/billing/payments.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { cycleText } from '../plan-facts.ts'

export const paymentLabels: Readonly<Record<Payment['status'], string>> = {
  success: 'Paid',
  pending: 'Pending',
  failed: 'Failed',
  abandoned: 'Not finished',
  refunded: 'Refunded',
}

/** Green for paid, red for every other status, as the specification requires. */
export const PaymentBadge = ({ status }: Pick<Payment, 'status'>) => (
  <Badge tone={status === 'success' ? 'success' : 'danger'}>{paymentLabels[status]}</Badge>
)

/** The purpose of a payment: "Pro, monthly", with its effect on an existing plan. */
export function purposeOf({ kind, subscription, billing_cycle }: Payment): string {
  const bought = `${subscription.plan.display_name}, ${cycleText(billing_cycle).toLowerCase()}`
  return kind === 'renewal' ? `${bought} (renewal)` : kind === 'change' ? `${bought} (change of plan)` : bought
}

/** Link to the receipt of a paid payment, or to the status check of a pending one. */
export function PaymentLink({ payment }: { payment: Payment }) {
  const { id, status, invoice_number, reference, provider } = payment
  if (invoice_number !== null) {
    return (
      <TextLink href={paths.invoice.to(id)}>
        Receipt<span className="sr-only"> {invoice_number}</span>
      </TextLink>
    )
  }
  if (status !== 'pending') return null
  return (
    <TextLink href={paths.paymentVerify.to({ reference, provider })}>
      Check<span className="sr-only"> payment {reference}</span>
    </TextLink>
  )
}
