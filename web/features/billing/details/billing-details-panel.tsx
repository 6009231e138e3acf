import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { billingDetailsQuery } from './api.ts'
import { BillingEmails } from './billing-emails.tsx'
import { CompanyForm } from './company-form.tsx'

/** What receipts say about the buyer, and who receives them. */
export function BillingDetailsPanel() {
  const { data, error, refetch, isFetching } = useQuery(billingDetailsQuery())
  if (!data)
    return (
      <Card>
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={6} label="Loading billing details" />
        )}
      </Card>
    )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CompanyForm details={data} />
      <BillingEmails details={data} />
    </div>
  )
}
