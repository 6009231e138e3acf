import type { ConversationOutcome } from '../../../src/contracts/replies/conversation-state.ts'
import type { Reply } from '../../../src/contracts/replies/replies.ts'

/** What can be done with a conversation. */
export interface ConversationDeeds {
  readonly onToggleRead: () => void
  readonly onDelete: () => void
  readonly onChanged: (reply: Reply) => void
  readonly onDone: () => void
  readonly onSnooze: () => void
  readonly onLabel: () => void
  readonly onAssign: () => void
  readonly onOutcome: (outcome: ConversationOutcome | null) => void
  readonly onReply: () => void
}
