import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import type { Payment } from '../../../../src/contracts/billing/payments.ts'
import { formatMoney } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { planQueries } from '../api.ts'
import { dayText } from '../plan-facts.ts'
import { AllPaymentsDialog } from './all-payments-dialog.tsx'
import { PaymentBadge, PaymentLink, purposeOf } from './payment-facts.tsx'

const SHOWN = 3

/** The latest payments, with a link to all of them, whose page number is in the address. */
export function RecentPayments() {
  const query = useQuery(planQueries.payments(1, SHOWN))
  const { data } = query
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('payments')) || 0
  const show = (next: number, how?: { replace: boolean }) =>
    setSearch((former) => {
      if (next > 0) former.set('payments', String(next))
      else former.delete('payments')
      return former
    }, how)
  return (
    <Card
      title="Recent payments"
      isFlush
      actions={
        data && data.transactions.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => show(1)}>
            View all
          </Button>
        ) : null
      }
    >
      <Loaded query={query} placeholder={<TableSkeleton rows={SHOWN} lines={2} label="Loading payments" />}>
        {(data) =>
          data.transactions.length === 0 ? (
            <p className="px-4 py-3 text-muted text-sm">No payments yet.</p>
          ) : (
            <ul aria-label="Recent payments">
              {data.transactions.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {page > 0 ? (
        <AllPaymentsDialog page={page} onPage={(next) => show(next)} onClose={() => show(0, { replace: true })} />
      ) : null}
    </Card>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { amount, currency, status, reason, created_at } = payment
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b px-4 py-2.5 text-sm last:border-b-0">
      <div className="min-w-0">
        <p className="wrap-anywhere text-ink">{purposeOf(payment)}</p>
        <p className="flex flex-wrap gap-x-2 text-muted">
          <time dateTime={created_at}>{dayText(created_at)}</time>
          <PaymentLink payment={payment} />
        </p>
        {status !== 'success' && reason ? <p className="wrap-anywhere text-muted">{reason}</p> : null}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <span className="font-medium text-ink tabular-nums">{formatMoney(amount, currency)}</span>
        <PaymentBadge status={status} />
      </div>
    </li>
  )
}
