import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { providerName } from '../plan-facts.ts'
import { useReplayEvent } from './api.ts'
import type { ProviderNotice } from './provider-notice.ts'

/** Asks for confirmation before an event is processed again. */
export function ReplayEventDialog({ event, onClose }: { event: ProviderNotice; onClose: () => void }) {
  const replay = useReplayEvent()
  async function confirm() {
    try {
      await replay.mutateAsync({ params: { id: event.id } })
      toast.success('The event is being processed again')
    } catch (error) {
      toastFailure(error, 'Failed to replay the event')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title="Replay this event?"
      confirmLabel="Replay"
      isPending={replay.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {providerName(event.provider)} will be asked about the payment again. Nothing is granted twice.
    </ConfirmDialog>
  )
}
