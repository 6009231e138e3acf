import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ADMIN_PAYMENT_SORTS, type AdminPayment, PAYMENT_STATUSES } from '../../../../src/contracts/billing/payments.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatMoney } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { SpanFilter } from '../../../ui/span-filter.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { PaymentBadge, paymentLabels, purposeOf } from '../payments/payment-facts.tsx'
import { providerName } from '../plan-facts.ts'
import { adminPaymentQueries } from './api.ts'
import { orderIn, type PaymentsPlace, sortPart, tableSortOf } from './payments-address.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { leftToRefund, refundLines } from './refund-facts.ts'

const statusOptions = [
  { value: 'all', label: 'Every status' },
  ...PAYMENT_STATUSES.map((value) => ({ value, label: paymentLabels[value] })),
] as const

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
        filters={
          <>
            <SearchInput
              aria-label="Search payments"
              value={search ?? ''}
              onChange={(next) => place.filter({ search: next.trim() || undefined })}
              lengthMax={100}
              placeholder="Reference, email, company or invoice number"
              className="w-full sm:w-72"
            />
            <Select
              aria-label="Status"
              value={status ?? 'all'}
              onChange={(next) => place.filter({ status: next === 'all' ? undefined : next })}
              options={statusOptions}
              className="w-40"
            />
            <Checkbox
              label="Flagged only"
              checked={alarm === 'only'}
              onChange={({ target }) => place.filter({ alarm: target.checked ? 'only' : undefined })}
            />
            <Checkbox
              label="With receipt"
              checked={receipts === 'only'}
              onChange={({ target }) => place.filter({ receipts: target.checked ? 'only' : undefined })}
            />
            <SpanFilter
              labels={['Paid from (UTC)', 'Paid until (UTC)']}
              span={{ since, until }}
              onChange={place.filter}
            />
          </>
        }
      >
        {data && data.payments.length > 0 ? (
          <div className="overflow-x-auto">
            <Table
              caption="Payments"
              columns={canRefund ? [...columns, refundColumn(setRefunding)] : columns}
              rows={data.payments}
              rowKey={({ id }) => id}
              sort={tableSortOf(order, 'created_at')}
              onSort={(next) => place.filter(sortPart(next, 'created_at'))}
              isRefreshing={answer.isPlaceholderData}
            />
          </div>
        ) : status || alarm || receipts || since || until || search ? (
          <EmptyState art="search" title="No matching payments" actions={<Button onClick={clear}>Show all</Button>} />
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

type SortId = (typeof ADMIN_PAYMENT_SORTS)[number]
type Column = TableColumn<AdminPayment> & ({ isSortable: true; id: SortId } | { isSortable?: false })

const columns: readonly Column[] = [
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

const refundColumn = (onRefund: (payment: AdminPayment) => void): Column => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  cell: (payment) =>
    leftToRefund(payment) > 0 ? (
      <IconButton icon={Undo2} size="sm" label={`Refund ${payment.reference}`} onClick={() => onRefund(payment)} />
    ) : null,
})
