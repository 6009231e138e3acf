import type { LinkDomain } from '../../../src/contracts/link-domains/link-domains.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useDeleteLinkDomain } from './api.ts'

/** Asks for confirmation before a domain is removed. */
export function DeleteLinkDomainDialog({ domain, onClose }: { domain: LinkDomain; onClose: () => void }) {
  const remove = useDeleteLinkDomain()
  const { id, host, active_since } = domain
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id } })
      toast.success(`${host} removed`)
    } catch (error) {
      toastNamedFailure(error, 'Removing failed')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Remove ${host}?`}
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {active_since === null
        ? 'No messages use it.'
        : 'Links in messages already sent will stop working, including unsubscribe links. New messages use our domain.'}
    </ConfirmDialog>
  )
}
