import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useUpdateReply } from './api.ts'
import { replyKinds, replyProofs } from './reply-words.ts'

export interface ProofNoteProps {
  reply: Reply
  /** Null for viewers with read-only access. */
  onChanged: ((reply: Reply) => void) | null
}

/** What is known about a message's sender. The user can confirm who it is. */
export function ProofNote({ reply, onChanged }: ProofNoteProps) {
  const update = useUpdateReply(onChanged ?? undefined)
  const words = replyProofs[reply.proof]
  if (!words) return null
  async function confirm() {
    try {
      await update.mutateAsync({ params: { id: reply.id }, body: { is_confirmed: true } })
      toast.success('Sender confirmed', { description: replyKinds[reply.kind].effect })
    } catch (error) {
      toastFailure(error, 'Failed to confirm the sender')
    }
  }
  return (
    <div className="mt-4">
      <Alert
        tone={reply.proof === 'none' ? 'warning' : 'info'}
        title={words.label}
        actions={
          reply.proof === 'none' && onChanged ? (
            <Button size="sm" isLoading={update.isPending} onClick={() => void confirm()}>
              It's from them
            </Button>
          ) : undefined
        }
      >
        {words.effect}
      </Alert>
    </div>
  )
}
