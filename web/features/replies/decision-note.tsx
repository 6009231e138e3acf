import type { MailReplyKind, Reply } from '../../../src/contracts/replies/replies.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useUpdateReply } from './api.ts'
import { replyKinds } from './reply-words.ts'

export interface DecisionNoteProps {
  reply: Reply
  /** Null for viewers who may not edit. */
  onChanged: ((reply: Reply) => void) | null
}

/** Asks the user to decide if a reply may be an opt-out. */
export function DecisionNote({ reply, onChanged }: DecisionNoteProps) {
  const update = useUpdateReply(onChanged ?? undefined)
  if (!reply.is_unsure) return null
  async function decide(kind: MailReplyKind) {
    try {
      await update.mutateAsync({ params: { id: reply.id }, body: { kind } })
      toast.success(`Saved as “${replyKinds[kind].label}”`, { description: replyKinds[kind].effect })
    } catch (error) {
      toastFailure(error, 'Failed to save your decision')
    }
  }
  return (
    <div className="mt-4">
      <Alert
        tone="warning"
        title="This may be an opt-out"
        actions={
          onChanged ? (
            <>
              <Button size="sm" isLoading={update.isPending} onClick={() => void decide('unsubscribe')}>
                Unsubscribe
              </Button>
              <Button size="sm" variant="ghost" disabled={update.isPending} onClick={() => void decide('reply')}>
                Keep as reply
              </Button>
            </>
          ) : undefined
        }
      >
        Follow-ups have stopped. Decide whether this person wants to opt out.
      </Alert>
    </div>
  )
}
