import { fold } from '../../lib/fold.ts'
import { type ClassifiedAnswer, classifyAnswer } from './classify-answer.ts'

/** What networks take for a wish to have no more (CTIA, Messaging Principles and Best Practices, 5.1.3), and the same words elsewhere, folded. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out'],
  ...['arret', 'stopp', 'baja', 'alto', 'parar', 'sair', 'basta', 'stoppen'],
])

/** Whether a text is nothing but one of these words. */
export const isStopWord = (text: string): boolean => STOP_WORDS.has(fold(text))

/** Tells what an answer by text message means: one of these words alone ends it; else what the words of a mail would mean. */
export function classifySmsReply(text: string): ClassifiedAnswer {
  if (isStopWord(text))
    return { kind: 'unsubscribe', isUnsure: false, own: text.trim(), why: 'it is a word that ends text messages' }
  return classifyAnswer({ headers: {}, subject: null, text })
}
