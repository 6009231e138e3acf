import type { LinkDomain } from '../../../src/contracts/link-domains/link-domains.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useDeleteLinkDomain } from './api.ts'

/** Asks for confirmation before a domain is removed. */
export function DeleteLinkDomainDialog({ domain, onClose }: { domain: LinkDomain; onClose: () => void }) {
  const remove = useDeleteLinkDomain()
  const { id, host, active_since } = domain
  return (
    <DeletionDialog
      title={`Remove ${host}?`}
      confirmLabel="Remove"
      onDelete={async () => {
        await remove.mutateAsync({ params: { id } })
        return `${host} removed`
      }}
      onFailure={(error) => toastNamedFailure(error, 'Removing failed')}
      onClose={onClose}
    >
      {active_since === null
        ? 'No messages use it.'
        : 'Links in messages already sent will stop working, including unsubscribe links. New messages use our domain.'}
    </DeletionDialog>
  )
}
