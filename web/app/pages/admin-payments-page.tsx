import { listAdminPayments, refundPayment } from '../../../src/contracts/billing/payments.ts'
import { CouponList } from '../../features/billing/coupons-admin/coupon-list.tsx'
import { EventList } from '../../features/billing/payments-admin/event-list.tsx'
import { PaymentList } from '../../features/billing/payments-admin/payment-list.tsx'
import { usePaymentsAddress } from '../../features/billing/payments-admin/payments-address.ts'
import { can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** All accounts' payments, and the events that the payment providers sent. */
export default function AdminPaymentsPage() {
  const { user } = useViewer()
  const place = usePaymentsAddress()
  if (user && !can(user, listAdminPayments)) return <ForbiddenState />
  return (
    <>
      <PageHeader title="Payments" description="Payments and receipts, coupons, mismatches and provider events." />
      <Tabs
        aria-label="Payments"
        value={place.address.tab}
        onChange={place.openTab}
        tabs={[
          {
            id: 'payments',
            label: 'Payments',
            content: <PaymentList place={place} canRefund={can(user, refundPayment)} />,
          },
          { id: 'coupons', label: 'Coupons', content: <CouponList place={place} /> },
          { id: 'events', label: 'Provider events', content: <EventList place={place} /> },
        ]}
      />
    </>
  )
}
