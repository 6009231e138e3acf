import { useQuery } from '@tanstack/react-query'
import type { Payment } from '../../../../src/contracts/billing/payments.ts'
import { formatMoney } from '../../../lib/format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { planQueries } from '../api.ts'
import { dayText, providerName } from '../plan-facts.ts'
import { PaymentBadge, PaymentLink, purposeOf } from './payment-facts.tsx'

const PER_PAGE = 10

const columns: readonly TableColumn<Payment>[] = [
  { id: 'purpose', header: 'For', cell: (payment) => purposeOf(payment), isPrimary: true, isTruncated: true },
  { id: 'date', header: 'Date', cell: ({ created_at }) => dayText(created_at), isSelfEvident: true },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
    align: 'end',
    isSelfEvident: true,
  },
  { id: 'provider', header: 'Provider', cell: ({ provider }) => providerName(provider), isSelfEvident: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, reason }) => (
      <span className="flex flex-col items-start gap-1">
        <PaymentBadge status={status} />
        {status !== 'success' && reason ? (
          <span className="wrap-anywhere whitespace-normal text-muted text-xs">{reason}</span>
        ) : null}
      </span>
    ),
    isSelfEvident: true,
  },
  {
    id: 'receipt',
    header: 'Receipt',
    cell: (payment) => <PaymentLink payment={payment} />,
    isHeaderHidden: true,
  },
]

export interface AllPaymentsDialogProps {
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** All payments, including unfinished ones, newest first. */
export function AllPaymentsDialog({ page, onPage, onClose }: AllPaymentsDialogProps) {
  const query = useQuery(planQueries.payments(page, PER_PAGE))
  const { isPlaceholderData } = query
  return (
    <Dialog isOpen onClose={onClose} title="Payments" size="xl">
      <Loaded query={query} placeholder={<TableSkeleton rows={PER_PAGE} label="Loading payments" />}>
        {(data) => (
          <>
            <Table
              caption="Payments"
              columns={columns}
              rows={data.transactions}
              rowKey={({ id }) => id}
              isRefreshing={isPlaceholderData}
            />
            {data.pagination.last_page > 1 ? (
              <Pagination
                className="mt-3 justify-end"
                page={data.pagination.current_page}
                lastPage={data.pagination.last_page}
                isDisabled={isPlaceholderData}
                onChange={onPage}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
