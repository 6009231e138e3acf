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
        ? `Its campaigns pause, its replies are no longer read, and access to ${GRANT_LABELS[mailbox.kind]} is revoked. The configuration is kept so that you can reconnect.`
        : "Its replies are no longer read, so follow-ups won't stop automatically. The configuration is kept."}
    </ConfirmDialog>
  )
}
