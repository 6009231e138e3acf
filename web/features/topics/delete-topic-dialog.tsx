import { deleteTopic, type Topic } from '../../../src/contracts/topics/topics.ts'
import { useCall } from '../../lib/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { TOPICS_CHANGED } from './topic-dialog.tsx'

/** Asks before a topic is deleted. */
export function DeleteTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const remove = useCall(deleteTopic, TOPICS_CHANGED)
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: topic.id } })
      toast.success('Topic deleted')
    } catch (error) {
      toastNamedFailure(error, 'Failed to delete the topic')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete “${topic.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      We'll forget who left it; they still get campaigns without a topic. Unsubscribed people stay unsubscribed.
    </ConfirmDialog>
  )
}
