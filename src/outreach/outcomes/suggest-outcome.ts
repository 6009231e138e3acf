import type { ConversationOutcome } from '../../contracts/replies/conversation-state.ts'
import type { MailReplyKind } from '../../contracts/replies/replies.ts'

/**
 * The outcome that the kind of a reply suggests, for a person to confirm; null where the kind says nothing about it: what
 * a person wrote has to be read.
 */
export function suggestOutcome(kind: MailReplyKind): ConversationOutcome | null {
  switch (kind) {
    case 'unsubscribe':
      return 'not_interested'
    case 'left':
      return 'wrong_person'
    case 'out_of_office':
      return 'not_now'
    case 'reply':
    case 'automatic':
      return null
  }
}
