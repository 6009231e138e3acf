import type { MailTexts } from '../../facts/contact-texts.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'

/** Words that precede "at" in prose and are never mailboxes. */
const PROSE_WORDS: ReadonlySet<string> = new Set(
  wordsOfLanguages(({ contactTexts }) => contactTexts?.mails?.proseWords),
)
export const isProseWord = (word: string): boolean => PROSE_WORDS.has(word.toLowerCase())

const patternsOf = (kind: keyof MailTexts) =>
  patternsOfLanguages(({ contactTexts }) => contactTexts?.mails?.[kind]).join('|')
/** Role mailboxes. */
const ROLE_MAILBOX = new RegExp(`^(?:${patternsOf('roles')})$`, 'i')
export const isMailboxWord = (local: string): boolean => ROLE_MAILBOX.test(local)

/** A label such as `E-mail:` at the end of the text before an address. */
const MAIL_LABEL = new RegExp(
  `(?:${patternsOf('labels')})(?: address| adresse|-adresse| us| me)?\\s{0,2}[:：=>–-]?\\s{0,2}$`,
  'i',
)
export const endsWithMailLabel = (text: string): boolean => MAIL_LABEL.test(text)
