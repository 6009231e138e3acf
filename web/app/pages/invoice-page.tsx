import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { planQueries } from '../../features/billing/api.ts'
import { Receipt } from '../../features/billing/payments/receipt.tsx'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'

/** The receipt of one payment. In print, everything else is hidden. */
export default function InvoicePage() {
  const { id = '' } = useParams()
  const { data: invoice, error, refetch, isFetching } = useQuery(planQueries.invoice(id))
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 422)
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={invoice ? `Receipt ${invoice.invoice_number}` : 'Receipt'}
          breadcrumbs={[{ label: 'Subscription', href: paths.subscription.to() }, { label: 'Receipt' }]}
          actions={
            invoice ? (
              <Button variant="primary" icon={Printer} onClick={() => window.print()}>
                Print
              </Button>
            ) : null
          }
        />
      </div>
      {invoice ? (
        <Receipt invoice={invoice} />
      ) : isUnknown ? (
        <Card className="max-w-3xl">
          <EmptyState
            title="Receipt not found"
            actions={<LinkButton href={paths.subscription.to()}>Back to Subscription</LinkButton>}
          >
            You can open receipts only for payments made by this account.
          </EmptyState>
        </Card>
      ) : (
        <Card className="max-w-3xl">
          {error ? (
            <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <TableSkeleton rows={6} label="Loading receipt" />
          )}
        </Card>
      )}
    </>
  )
}
