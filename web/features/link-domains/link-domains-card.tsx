import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LinkDomain } from '../../../src/contracts/link-domains/link-domains.ts'
import { linkDomainsQuery } from '../../queries/link-domains.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddLinkDomain } from './add-link-domain.tsx'
import { DeleteLinkDomainDialog } from './delete-link-domain-dialog.tsx'
import { LinkDomainItem } from './link-domain-item.tsx'

/** The account's own domains for the links in its messages. Absent on deployments that offer none. */
export function LinkDomainsCard({ canEdit }: { canEdit: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(linkDomainsQuery())
  const [deleting, setDeleting] = useState<LinkDomain | null>(null)
  if (data && !data.is_available) return null
  if (!data)
    return (
      <Card title="Link domains">
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-8" />
        )}
      </Card>
    )
  return (
    <Card
      title="Link domains"
      description="Use your own domain for tracking and unsubscribe links. Mail filters trust it more than ours."
    >
      <div className="flex flex-col gap-4">
        {data.domains.length > 0 ? (
          <ul aria-label="Link domains" className="flex flex-col divide-y divide-line border-line border-y">
            {data.domains.map((domain) => (
              <LinkDomainItem key={domain.id} domain={domain} canEdit={canEdit} onDelete={() => setDeleting(domain)} />
            ))}
          </ul>
        ) : (
          <p className="text-muted text-sm">No link domains yet. Links in your messages use our domain.</p>
        )}
        {canEdit ? <AddLinkDomain /> : null}
      </div>
      {deleting ? <DeleteLinkDomainDialog domain={deleting} onClose={() => setDeleting(null)} /> : null}
    </Card>
  )
}
