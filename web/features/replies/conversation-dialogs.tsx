import { useQuery } from '@tanstack/react-query'
import { type InboxCounts, UNASSIGNED } from '../../../src/contracts/replies/conversation-state.ts'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { profileQuery } from '../../lib/profile-query.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { DeleteReplyDialog } from './delete-reply-dialog.tsx'
import { LabelDialog } from './label-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import type { InboxDeeds } from './use-inbox-deeds.ts'

export interface ConversationDialogsProps {
  reply: Reply
  inbox: InboxDeeds
  assignees: InboxCounts['assignees']
  /** Closes the conversation. */
  onLeave: () => void
}

/** The dialog of an open conversation that a button or a key has opened. */
export function ConversationDialogs({ reply, inbox, assignees, onLeave }: ConversationDialogsProps) {
  const { dialog, setDialog, change } = inbox
  const { id, snoozed_until: until, label_ids, assignee } = reply.conversation
  const close = () => setDialog(null)
  switch (dialog) {
    case 'delete':
      return <DeleteReplyDialog reply={reply} onClose={close} onDeleted={onLeave} />
    case 'snooze':
      return (
        <SnoozeDialog
          until={until}
          onChoose={(snoozed_until) => change(id, { snoozed_until }, snoozed_until ? onLeave : undefined)}
          onClose={close}
        />
      )
    case 'label':
      return <LabelDialog chosen={label_ids} onChange={(ids) => change(id, { label_ids: [...ids] })} onClose={close} />
    case 'assign':
      return (
        <AssignTo
          assignee={assignee}
          assignees={assignees}
          onChoose={(next) => change(id, { assignee: next })}
          onClose={close}
        />
      )
    default:
      return null
  }
}

interface AssignToProps {
  assignee: string | null
  assignees: InboxCounts['assignees']
  onChoose: (assignee: string | null) => void
  onClose: () => void
}

/** Offers the viewer and everyone who has conversations. */
function AssignTo({ assignee, assignees, onChoose, onClose }: AssignToProps) {
  const { data: profile } = useQuery(profileQuery())
  const names = [...new Set([...(profile ? [profile.name] : []), ...Object.keys(assignees)])]
  return (
    <AssignDialog
      assignee={assignee}
      names={names.filter((name) => name !== UNASSIGNED)}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
