import {
  Archive,
  ArchiveRestore,
  Clock,
  Mail,
  MailOpen,
  Reply as ReplyIcon,
  Tag,
  Trash2,
  UserRound,
} from 'lucide-react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { ConversationDeeds } from './conversation-deeds.ts'
import { answerTo } from './reply-words.ts'

export interface ConversationButtonsProps {
  reply: Reply
  /** Null for viewers with read-only access, who can answer in their own program. */
  deeds: ConversationDeeds | null
  isBusy: boolean
}

/** What can be done with a conversation. */
export function ConversationButtons({ reply, deeds, isBusy }: ConversationButtonsProps) {
  const { is_done } = reply.conversation
  if (!deeds)
    return (
      <div className="mt-3">
        <OwnProgramLink reply={reply} />
      </div>
    )
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {reply.channel === 'sms' ? (
        <OwnProgramLink reply={reply} />
      ) : (
        <Button icon={ReplyIcon} variant="primary" onClick={deeds.onReply}>
          Reply
        </Button>
      )}
      <Button icon={is_done ? ArchiveRestore : Archive} disabled={isBusy} onClick={deeds.onDone}>
        {is_done ? 'Back to inbox' : 'Done'}
      </Button>
      <span className="flex">
        <IconButton icon={Clock} label="Snooze" onClick={deeds.onSnooze} />
        <IconButton icon={Tag} label="Labels" onClick={deeds.onLabel} />
        <IconButton icon={UserRound} label="Assign" onClick={deeds.onAssign} />
        <IconButton
          icon={reply.is_read ? Mail : MailOpen}
          label={reply.is_read ? 'Mark unread' : 'Mark read'}
          disabled={isBusy}
          onClick={deeds.onToggleRead}
        />
        <IconButton icon={Trash2} label="Delete the last message" onClick={deeds.onDelete} />
      </span>
    </div>
  )
}

/** Answers in the user's own mail or messaging program: text messages, and for viewers with read-only access. */
function OwnProgramLink({ reply }: { reply: Reply }) {
  return (
    <LinkButton href={answerTo(reply)} icon={ReplyIcon} variant="primary" isExternal>
      Reply
    </LinkButton>
  )
}
