import { fold } from '../../lib/fold.ts'
import { type ClassifiedAnswer, classifyAnswer } from './classify-answer.ts'

/**
 * Opt-out words that mobile networks recognise (CTIA, Messaging Principles and Best Practices, 5.1.3), and their
 * equivalents elsewhere, normalised.
 */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out'],
  ...['arret', 'stopp', 'baja', 'alto', 'parar', 'sair', 'basta', 'stoppen'],
])

/** Whether a text is nothing but one of these words. */
export const isStopWord = (text: string): boolean => STOP_WORDS.has(fold(text))

/** Classifies an SMS reply: one of these words alone opts out; anything else is classified like a mail. */
export function classifySmsReply(text: string): ClassifiedAnswer {
  if (isStopWord(text))
    return { kind: 'unsubscribe', isUnsure: false, own: text.trim(), why: 'it is a word that ends text messages' }
  return classifyAnswer({ headers: {}, subject: null, text })
}
