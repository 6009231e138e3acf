import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { create as createWebhook } from '../../../src/contracts/webhooks/webhooks.ts'
import { isRefusal, webhookQueries } from '../../features/webhooks/api.ts'
import { CreateWebhookDialog } from '../../features/webhooks/create-webhook-dialog.tsx'
import { useWebhookAddress } from '../../features/webhooks/webhook-address.ts'
import { WebhookList } from '../../features/webhooks/webhook-list.tsx'
import { WebhookView } from '../../features/webhooks/webhook-view.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Webhooks: the list, or the webhook in the address. */
export default function WebhooksPage() {
  const { address, open, filter, leave } = useWebhookAddress()
  const place = useFocusOnChange(address.webhook)
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      {address.webhook ? (
        <WebhookView
          key={address.webhook}
          id={address.webhook}
          state={address.state}
          onFilter={filter}
          onDeleted={leave}
        />
      ) : (
        <AllWebhooks onOpen={open} />
      )}
    </div>
  )
}

function AllWebhooks({ onOpen }: { onOpen: (id: string) => void }) {
  const { error } = useQuery(webhookQueries.list())
  // State of the page rather than of its buttons: the empty list's button unmounts while the dialog still shows the
  // first secret.
  const [isCreating, setIsCreating] = useState(false)
  const create = () => setIsCreating(true)
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="Send events to your own apps as they happen."
        actions={
          isRefusal(error) ? undefined : (
            <Allowed to={createWebhook}>
              <Button variant="primary" icon={Plus} onClick={create}>
                Create Webhook
              </Button>
            </Allowed>
          )
        }
      />
      <WebhookList onCreate={create} onOpen={onOpen} />
      {isCreating ? <CreateWebhookDialog onClose={() => setIsCreating(false)} /> : null}
    </>
  )
}

/**
 * Moves the focus, as the shell does for pages: the pressed element unmounts with the list, and the next key press must
 * not start at the top of the document.
 */
function useFocusOnChange(shown: string | undefined) {
  const place = useRef<HTMLDivElement | null>(null)
  const previous = useRef(shown)
  useEffect(() => {
    if (previous.current === shown) return
    previous.current = shown
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  return place
}
