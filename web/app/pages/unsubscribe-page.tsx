import { useSearchParams } from 'wouter'
import { UnsubscribeCard } from '../../features/outreach-links/unsubscribe-card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Target of the unsubscribe links in campaigns. Nothing changes until the recipient presses the button. */
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
