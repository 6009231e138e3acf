import { useState } from 'react'
import { MAIL_REPLY_KINDS, type MailReplyKind, type Reply } from '../../../src/contracts/replies/replies.ts'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useUpdateReply } from './api.ts'
import { ENDS_MESSAGES, replyKinds } from './reply-words.ts'

const options = MAIL_REPLY_KINDS.map((value) => ({
  value,
  label: replyKinds[value].label,
  hint: replyKinds[value].effect,
}))

const TAKEN_BACK = "They've been removed from the suppression list, unless they unsubscribed themselves."

export interface KindSelectProps {
  reply: Reply
  /** Null for viewers with read-only access. */
  onChanged: ((reply: Reply) => void) | null
}

/** How a message was classified, and what follows from it. The user can correct the classification. */
export function KindSelect({ reply, onChanged }: KindSelectProps) {
  const [isAsking, setIsAsking] = useState(false)
  const update = useUpdateReply(onChanged ?? undefined)
  const { label, tone, effect } = replyKinds[reply.kind]
  const isUnproven = reply.proof === 'none'

  async function change(kind: MailReplyKind) {
    try {
      await update.mutateAsync({ params: { id: reply.id }, body: { kind } })
      toast.success(`Changed to “${replyKinds[kind].label}”`, {
        description: reply.kind === ENDS_MESSAGES ? TAKEN_BACK : replyKinds[kind].effect,
      })
    } catch (error) {
      toastFailure(error, 'Failed to change the type')
    }
    setIsAsking(false)
  }
  function choose(kind: MailReplyKind) {
    if (kind === reply.kind) return
    if (kind === ENDS_MESSAGES && !isUnproven) setIsAsking(true)
    else void change(kind)
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {onChanged ? (
        <Select
          aria-label="Kind"
          size="sm"
          className="w-40"
          value={reply.kind}
          onChange={choose}
          options={options}
          isDisabled={update.isPending}
        />
      ) : (
        <Badge tone={tone}>{label}</Badge>
      )}
      <span className="text-muted text-xs">{isUnproven ? 'Has no effect until the sender is confirmed.' : effect}</span>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          isDanger
          title="They won't get any more messages"
          confirmLabel="Unsubscribe them"
          isPending={update.isPending}
          onConfirm={() => void change(ENDS_MESSAGES)}
          onCancel={() => setIsAsking(false)}
        >
          The address you wrote to is added to the suppression list, so no campaign will message it again. To undo this,
          choose another type.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
