import type { MailReplyKind } from '../contracts/replies.ts'
import { fold } from '../lib/fold.ts'
import { classifyMailReply } from './classify-mail-reply.ts'

/** What networks take for a wish to have no more (CTIA, Messaging Principles and Best Practices, 5.1.3), and the same words elsewhere, folded. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out'],
  ...['arret', 'stopp', 'baja', 'alto', 'parar', 'sair', 'basta', 'stoppen'],
])

/** Tells what an answer by text message means: one of these words alone ends it; else what the words of a mail would mean. */
export function classifySmsReply(text: string): MailReplyKind {
  if (STOP_WORDS.has(fold(text))) return 'unsubscribe'
  return classifyMailReply({ headers: {}, subject: null, text })
}
