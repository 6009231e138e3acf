import { deleteTopic, type Topic } from '../../../src/contracts/topics/topics.ts'
import { useCall } from '../../lib/use-call.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { TOPICS_CHANGED } from './topic-dialog.tsx'

/** Asks before a topic is deleted. */
export function DeleteTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const remove = useCall(deleteTopic, TOPICS_CHANGED)
  return (
    <DeletionDialog
      title={`Delete “${topic.name}”?`}
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: topic.id } })
        return 'Topic deleted'
      }}
      onFailure={(error) => toastNamedFailure(error, 'Failed to delete the topic')}
      onClose={onClose}
    >
      We'll forget who left it; they still get campaigns without a topic. Unsubscribed people stay unsubscribed.
    </DeletionDialog>
  )
}
