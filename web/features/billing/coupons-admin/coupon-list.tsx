import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { COUPON_STATES, type Coupon, createCoupon, updateCoupon } from '../../../../src/contracts/billing/coupons.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatMoney, formatNumber } from '../../../lib/format.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { TONE_OF } from '../../../ui/tone.ts'
import { durationText } from '../coupons/coupon-words.ts'
import type { PaymentsPlace } from '../payments-admin/payments-address.ts'
import { dayText } from '../plan-facts.ts'
import { couponsQuery, useUpdateCoupon } from './api.ts'
import { CouponDialog } from './coupon-dialog.tsx'

const STATES = { all: 'All coupons', usable: 'Can be used', ended: 'Ended' } as const
const ENDED = { inactive: 'Inactive', expired: 'Expired', 'used-up': 'Used up' } as const

/** The discount codes, with filters. */
export function CouponList({ place }: { place: PaymentsPlace }) {
  const { search, coupons, page } = place.address
  const answer = useQuery(couponsQuery({ search, state: coupons ?? 'all', page }))
  const { data } = answer
  const [isCreating, setIsCreating] = useState(false)
  const clear = () => place.filter({ coupons: undefined, search: undefined })
  const create = (
    <Allowed to={createCoupon}>
      <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
        Create Coupon
      </Button>
    </Allowed>
  )
  return (
    <>
      <ListCard
        page={page}
        onTurn={place.turn}
        pages={data?.pagination}
        total={pluralize(data?.pagination.total ?? 0, 'coupon', 'coupons')}
        answer={answer}
        loading="Loading coupons"
        failure="Failed to load coupons"
        skeletonRows={4}
        filters={
          <>
            <SearchInput
              aria-label="Search coupons"
              value={search ?? ''}
              onChange={(next) => place.filter({ search: next.trim() || undefined })}
            />
            <Select
              aria-label="State"
              value={coupons ?? 'all'}
              options={COUPON_STATES.map((value) => ({ value, label: STATES[value] }))}
              onChange={(next) => place.filter({ coupons: next === 'all' ? undefined : next })}
            />
            {create}
          </>
        }
      >
        {data && data.coupons.length === 0 ? (
          search || coupons ? (
            <EmptyState title="No matching coupons" actions={<Button onClick={clear}>Clear filters</Button>} />
          ) : (
            <EmptyState title="No coupons yet">A coupon takes a part off the price of a plan.</EmptyState>
          )
        ) : (
          <Table caption="Coupons" columns={COLUMNS} rows={data?.coupons ?? []} rowKey={({ id }) => id} />
        )}
      </ListCard>
      {isCreating ? <CouponDialog onClose={() => setIsCreating(false)} /> : null}
    </>
  )
}

const COLUMNS: readonly TableColumn<Coupon>[] = [
  {
    id: 'code',
    header: 'Code',
    isPrimary: true,
    cell: ({ code, description }) => (
      <span className="min-w-0">
        <span className="wrap-anywhere block font-mono">{code}</span>
        {description ? <span className="wrap-anywhere block font-normal text-muted text-xs">{description}</span> : null}
      </span>
    ),
  },
  {
    id: 'discount',
    header: 'Discount',
    cell: (coupon) => (
      <>
        {offText(coupon)}
        <span className="block text-faint text-xs">{durationText(coupon)}</span>
      </>
    ),
  },
  {
    id: 'used',
    header: 'Redeemed',
    align: 'end',
    cell: ({ redemptions, redemptions_max }) =>
      redemptions_max === null
        ? formatNumber(redemptions)
        : `${formatNumber(redemptions)} of ${formatNumber(redemptions_max)}`,
  },
  {
    id: 'until',
    header: 'Valid until',
    cell: ({ valid_until }) => (valid_until === null ? '–' : dayText(valid_until)),
  },
  {
    id: 'state',
    header: 'State',
    isSelfEvident: true,
    cell: ({ ended }) =>
      ended === null ? <Badge tone={TONE_OF.active}>Active</Badge> : <Badge tone={TONE_OF.ended}>{ENDED[ended]}</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (coupon) => <Toggle coupon={coupon} />,
  },
]

const offText = ({ percent, amount, currency }: Coupon): string =>
  percent === null ? `−${formatMoney(amount ?? 0, currency ?? '')}` : `−${percent}%`

/** Deactivating is undone by activating: discounts that run already continue either way. */
function Toggle({ coupon: { id, code, is_active } }: { coupon: Coupon }) {
  const update = useUpdateCoupon()
  const toggle = () =>
    update.mutate(
      { params: { id }, body: { is_active: !is_active } },
      {
        onSuccess: () =>
          toast.success(
            is_active ? `${code} can no longer be used. Running discounts continue.` : `${code} can be used`,
          ),
        onError: (error) => toastFailure(error, 'Failed to change the coupon'),
      },
    )
  return (
    <Allowed to={updateCoupon}>
      <Button
        size="sm"
        variant="ghost"
        isLoading={update.isPending}
        aria-label={`${is_active ? 'Deactivate' : 'Activate'} ${code}`}
        onClick={toggle}
      >
        {is_active ? 'Deactivate' : 'Activate'}
      </Button>
    </Allowed>
  )
}
