import { useSearchParams } from 'wouter'
import { UnsubscribeCard } from '../../features/outreach-links/unsubscribe-card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Where the unsubscribe links of campaigns lead people. Nothing changes until they press. */
export default function UnsubscribePage() {
  const [search] = useSearchParams()
  return (
    <>
      <PageHeader title="Unsubscribe" />
      <div className="max-w-xl">
        <UnsubscribeCard token={search.get('token') ?? ''} />
      </div>
    </>
  )
}
