import { GRANT_LABELS } from '../../../src/contracts/mailboxes/mailboxes.ts'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useDisconnectMailbox } from './api.ts'

/** Asks for confirmation before a sender's mailbox is disconnected. */
export function DisconnectMailboxDialog({ config, onClose }: { config: EmailConfig; onClose: () => void }) {
  const disconnect = useDisconnectMailbox()
  const { id, mailbox } = config
  async function confirm() {
    try {
      toast.success((await disconnect.mutateAsync({ params: { id } })).message ?? 'Mailbox disconnected')
    } catch (error) {
      toastNamedFailure(error, 'Disconnecting failed')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Disconnect ${mailbox?.address ?? config.from_email}?`}
      confirmLabel="Disconnect"
      isPending={disconnect.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {mailbox && mailbox.kind !== 'imap'
        ? `Its campaigns pause, its answers are no longer read, and the permission at ${GRANT_LABELS[mailbox.kind]} ends. The configuration stays, so that you can connect it again.`
        : 'Its answers are no longer read, so follow-ups do not stop by themselves. The configuration stays.'}
    </ConfirmDialog>
  )
}
