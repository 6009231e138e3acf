import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react'
import type { ConversationOutcome } from '../../../src/contracts/replies/conversation-state.ts'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { toast } from '../../ui/toast.tsx'
import { type ConversationChange, useUpdateConversation } from './conversation-api.ts'
import type { ConversationDeeds } from './conversation-deeds.ts'
import type { InboxCommand } from './inbox-keys.ts'
import { outcomeWords } from './outcome-words.ts'

/** The dialog that is open. */
export type InboxDialog = 'snooze' | 'label' | 'assign' | 'delete' | 'help' | null

export interface InboxDeedsGiven {
  readonly open: Reply | null
  /** The conversations of the list, in order. */
  readonly replies: readonly Reply[]
  readonly canEdit: boolean
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  readonly onChanged: (reply: Reply) => void
}

export interface InboxDeeds {
  /** Null for viewers with read-only access. */
  readonly deeds: ConversationDeeds | null
  readonly change: (conversationId: string, change: ConversationChange, onDone?: () => void) => void
  readonly isPending: boolean
  readonly dialog: InboxDialog
  readonly setDialog: Dispatch<SetStateAction<InboxDialog>>
  /** Does what a key stands for. @returns whether it did */
  readonly run: (command: InboxCommand, focused: Reply | null) => boolean
}

/** What the buttons and the keys of the inbox do. */
export function useInboxDeeds({
  open,
  replies,
  canEdit,
  box,
  onOpen,
  onClose,
  onChanged,
}: InboxDeedsGiven): InboxDeeds {
  const [dialog, setDialog] = useState<InboxDialog>(null)
  const update = useUpdateConversation(onChanged)
  const change = (id: string, body: ConversationChange, onDone?: () => void) =>
    update.mutate({ params: { id }, body }, { onSuccess: onDone })

  /** Goes on with the next conversation of the list, or the one before; closes if there is none. */
  function leave(reply: Reply) {
    if (reply.id !== open?.id) return
    const at = replies.findIndex(({ id }) => id === reply.id)
    const next = replies[at + 1] ?? replies[at - 1]
    if (next) onOpen(next.id)
    else onClose()
  }
  function toggleDone(reply: Reply) {
    const { id, is_done } = reply.conversation
    change(id, { is_done: !is_done }, () => {
      toast.success(is_done ? 'Back in the inbox' : 'Done', {
        action: { label: 'Undo', onClick: () => change(id, { is_done }) },
      })
      leave(reply)
    })
  }
  function setOutcome(reply: Reply, outcome: ConversationOutcome | null) {
    change(reply.conversation.id, { outcome }, () =>
      toast.success(outcome === null ? 'Outcome removed' : `Marked as “${outcomeWords[outcome].label}”`),
    )
  }
  function goBy(offset: 1 | -1): boolean {
    const at = replies.findIndex(({ id }) => id === open?.id)
    const next = at < 0 ? undefined : replies[at + offset]
    if (next) onOpen(next.id)
    return next !== undefined
  }

  const deeds: ConversationDeeds | null =
    open && canEdit
      ? {
          onToggleRead: () =>
            change(open.conversation.id, { is_read: !open.is_read }, () => {
              if (open.is_read) onClose()
            }),
          onDelete: () => setDialog('delete'),
          onChanged,
          onDone: () => toggleDone(open),
          onSnooze: () => setDialog('snooze'),
          onLabel: () => setDialog('label'),
          onAssign: () => setDialog('assign'),
          onOutcome: (outcome) => setOutcome(open, outcome),
          onReply: () => {
            box.current?.focus()
            box.current?.scrollIntoView?.({ block: 'nearest' })
          },
        }
      : null

  function run(command: InboxCommand, focused: Reply | null): boolean {
    const target = focused ?? open
    switch (command.kind) {
      case 'help':
        setDialog('help')
        return true
      case 'close':
        if (open) onClose()
        return open !== null
      case 'next':
        return goBy(1)
      case 'previous':
        return goBy(-1)
      case 'done':
        if (target && canEdit) toggleDone(target)
        return target !== null
      case 'outcome':
        if (target && canEdit) setOutcome(target, command.outcome)
        return target !== null
      case 'reply':
        deeds?.onReply()
        return deeds !== null
      case 'snooze':
      case 'label':
      case 'assign':
        if (deeds) setDialog(command.kind)
        return deeds !== null
    }
  }
  return { deeds, change, isPending: update.isPending, dialog, setDialog, run }
}
