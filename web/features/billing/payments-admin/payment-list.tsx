import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ADMIN_PAYMENT_SORTS, type AdminPayment } from '../../../../src/contracts/billing/payments.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Table } from '../../../ui/table.tsx'
import { adminPaymentQueries } from './api.ts'
import { paymentColumns, refundColumn } from './payment-columns.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import { orderIn, type PaymentsPlace, sortPart, tableSortOf } from './payments-address.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** All accounts' payments. Those that do not match what was ordered are flagged. */
export function PaymentList({ place, canRefund }: { place: PaymentsPlace; canRefund: boolean }) {
  const { status, alarm, receipts, since, until, search, page } = place.address
  const order = orderIn(place.address, ADMIN_PAYMENT_SORTS)
  const answer = useQuery(
    adminPaymentQueries.payments({ status, alarm, receipts, since, until, search, ...order, page }),
  )
  const { data } = answer
  const [refunding, setRefunding] = useState<AdminPayment | null>(null)
  const clear = () =>
    place.filter({
      ...{ status: undefined, alarm: undefined, receipts: undefined, since: undefined, until: undefined },
      search: undefined,
    })
  return (
    <div className="flex flex-col gap-4">
      {data && data.alarms > 0 ? (
        <Alert tone="warning">
          {pluralize(data.alarms, 'payment does', 'payments do')} not match the amount requested. Nothing was granted
          for them, and someone needs to review them.
        </Alert>
      ) : null}
      <ListCard
        page={place.address.page}
        onTurn={place.turn}
        pages={data?.pagination}
        total={pluralize(data?.pagination.total ?? 0, 'payment', 'payments')}
        answer={answer}
        loading="Loading payments"
        failure="Failed to load payments"
        skeletonRows={6}
        filters={<PaymentFilters place={place} />}
      >
        {data && data.payments.length > 0 ? (
          <div className="overflow-x-auto">
            <Table
              caption="Payments"
              columns={canRefund ? [...paymentColumns, refundColumn(setRefunding)] : paymentColumns}
              rows={data.payments}
              rowKey={({ id }) => id}
              sort={tableSortOf(order, 'created_at')}
              onSort={(next) => place.filter(sortPart(next, 'created_at'))}
              isRefreshing={answer.isPlaceholderData}
            />
          </div>
        ) : status || alarm || receipts || since || until || search ? (
          <NoMatches title="No matching payments" onShowAll={clear} />
        ) : (
          <EmptyState art="inbox" title="No payments yet">
            Every payment request is listed here.
          </EmptyState>
        )}
      </ListCard>
      {refunding ? <RefundDialog payment={refunding} onClose={() => setRefunding(null)} /> : null}
    </div>
  )
}
