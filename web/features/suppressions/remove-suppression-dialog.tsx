import type { Suppression } from '../../../src/contracts/suppressions/suppressions.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useRemoveSuppression } from './api.ts'

const FOUND: Readonly<Record<Suppression['reason'], string>> = {
  unsubscribed: 'An email in the inbox was read as an opt-out request.',
  bounced: "A mail server reported that this mailbox doesn't exist.",
  complained: 'A mailbox provider reported a complaint.',
  manual: 'It was added manually.',
}

/** Asks for confirmation before an address that was suppressed manually or automatically may be contacted again. */
export function RemoveSuppressionDialog({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const remove = useRemoveSuppression()
  return (
    <DeletionDialog
      title={`Remove ${suppression.hint} from the list?`}
      confirmLabel="Remove"
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: suppression.id } })
        return `${suppression.hint} removed`
      }}
      onFailure={(error) => toastFailure(error, 'Failed to remove the address')}
      onClose={onClose}
    >
      {suppression.decided_by === 'automatic'
        ? `${FOUND[suppression.reason]} Remove it only if that's wrong. Campaigns and follow-ups may send to it again, and your removal is recorded in the audit trail.`
        : 'Campaigns may send to it again.'}
    </DeletionDialog>
  )
}
