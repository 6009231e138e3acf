import { type EmailMatch, toHalfWidth } from './find-written-emails.ts'
import { parseEmail } from './parse-email.ts'

/** Names in braces before a shared domain, as papers list their authors. */
const BRACED = /\{([\w.+-]{1,40}(?:\s?[,;|]\s?[\w.+-]{1,40}){0,11})\}\s?@\s?([a-z\d][a-z\d.-]{2,100}[a-z])/gi

/** Finds addresses that share a domain: `{ann, bob.lee}@cs.uni-ulm.de`. */
export function findBracedEmails(shown: string): EmailMatch[] {
  if (!shown.includes('{')) return []
  const matches: EmailMatch[] = []
  for (const { 0: written, 1: locals, 2: domain, index } of toHalfWidth(shown).matchAll(BRACED)) {
    for (const local of locals!.split(/[,;|]/)) {
      const email = parseEmail(`${local.trim()}@${domain}`)
      if (email) matches.push({ email, start: index, end: index + written.length })
    }
  }
  return matches
}
