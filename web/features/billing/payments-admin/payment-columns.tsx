import { TriangleAlert, Undo2 } from 'lucide-react'
import type { ADMIN_PAYMENT_SORTS, AdminPayment } from '../../../../src/contracts/billing/payments.ts'
import { formatMoney } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { PaymentBadge, purposeOf } from '../payments/payment-facts.tsx'
import { providerName } from '../plan-facts.ts'
import { leftToRefund, refundLines } from './refund-facts.ts'

type SortId = (typeof ADMIN_PAYMENT_SORTS)[number]
type Column = TableColumn<AdminPayment> & ({ isSortable: true; id: SortId } | { isSortable?: false })

/** Columns of all accounts' payments. */
export const paymentColumns: readonly Column[] = [
  {
    id: 'payer',
    header: 'Payer',
    isPrimary: true,
    cell: ({ account, payer_email, company_name, reference }) => (
      <>
        {company_name ? <span className="wrap-anywhere block">{company_name}</span> : null}
        <span className="wrap-anywhere block">{account?.email ?? payer_email ?? 'Account deleted'}</span>
        <span className="wrap-anywhere block font-mono font-normal text-faint text-xs">{reference}</span>
      </>
    ),
  },
  { id: 'purpose', header: 'For', cell: purposeOf },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    isWide: true,
    cell: ({ alarm, reason, status, ...payment }) => (
      <>
        <span className="flex flex-wrap gap-1">
          <PaymentBadge status={status} />
          {alarm ? (
            <Badge tone="warning" icon={TriangleAlert}>
              Alarm
            </Badge>
          ) : null}
        </span>
        {(alarm ?? reason) ? <span className="block max-w-80 text-faint text-xs">{alarm ?? reason}</span> : null}
        {refundLines({ alarm, reason, status, ...payment }).map((line) => (
          <span key={line} className="block max-w-80 text-faint text-xs">
            {line}
          </span>
        ))}
      </>
    ),
  },
  { id: 'provider', header: 'Provider', isSortable: true, cell: ({ provider }) => providerName(provider) },
  { id: 'invoice', header: 'Invoice', isSpare: true, cell: ({ invoice_number }) => invoice_number ?? '–' },
  {
    id: 'created_at',
    header: 'Begun',
    isSortable: true,
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
]

/** A button that refunds what is left of a payment. */
export const refundColumn = (onRefund: (payment: AdminPayment) => void): Column => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  cell: (payment) =>
    leftToRefund(payment) > 0 ? (
      <IconButton icon={Undo2} size="sm" label={`Refund ${payment.reference}`} onClick={() => onRefund(payment)} />
    ) : null,
})
