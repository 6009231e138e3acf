import { readContent } from '../../src/outreach/spam/read-content.ts'
import type { LabelledMessage } from './read-mail.ts'

const QUOTED = /^ ?[>|:}]/
const ATTRIBUTION = /^.{0,120}\b(?:wrote|writes|said) ?:\s*$|^-{2,} ?(?:original|forwarded) message/i
/** The start of a signature or a mailing list's footer. */
const FOOTER = /^(?:-- ?|_{8,}|-{8,}|={8,})$/
/** A footer that a program appended to an HTML mail. */
const LIST_FOOTER = /\n(?:-- ?|_{8,}|-{8,})\n[\s\S]{0,800}$/
const SUBJECT_TAGS = /^(?:\s*(?:re|fwd?|aw) ?:|\s*\[[^\]]{2,40}\])+/i

/**
 * The author's own text, without quotations, signatures and list footers. Campaigns have none of these, and learning
 * from them would show which list a mail comes from rather than whether it is wanted.
 */
export function ownWordsOf(message: LabelledMessage): LabelledMessage {
  const subject = message.subject.replace(SUBJECT_TAGS, '').trim()
  if (readContent(message.content).isHtml)
    return { ...message, subject, content: message.content.replace(LIST_FOOTER, '') }
  const lines = message.content.split('\n').filter((line) => !QUOTED.test(line) && !ATTRIBUTION.test(line))
  const footer = lines.findIndex((line, at) => at > 2 && FOOTER.test(line.trimEnd()) && lines.length - at < 15)
  return { ...message, subject, content: (footer < 0 ? lines : lines.slice(0, footer)).join('\n') }
}
