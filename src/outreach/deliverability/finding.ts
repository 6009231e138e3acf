import type { z } from 'zod'
import type { DomainFinding } from '../../contracts/senders/deliverability.ts'
import type { Encryption } from '../../contracts/senders/email-config.ts'
import type { Compliance } from '../../contracts/senders/sender-fields.ts'
import type { DnsAnswers, DnsQuestion } from './spf.ts'

/** The settings of a sender that affect the DNS checks or mailbox providers. */
export interface CheckedSender {
  readonly fromEmail: string
  readonly host: string
  readonly encryption: Encryption
  readonly postalAddress: string | null
  readonly dkimSelector: string | null
  readonly dkimDomain: string | null
  /** The public key to publish in the DNS; null if there is no key. */
  readonly dkimPublicKey: string | null
  readonly compliance: z.output<typeof Compliance>
}

/** The DNS answers so far, and a function to request more. */
export interface Questions {
  readonly answers: DnsAnswers
  readonly ask: (question: DnsQuestion) => void
}

export const finding = (
  subject: DomainFinding['subject'],
  level: DomainFinding['level'],
  code: string,
  title: string,
  text: string,
  record: string | null = null,
): DomainFinding => ({ code, subject, level, title, text, record })

/** The DNS answer to a query; null if it failed or is not yet resolved. */
export function answerOf({ answers, ask }: Questions, question: DnsQuestion): readonly string[] | null {
  const answer = answers.get(question)
  if (answer === undefined) ask(question)
  return answer ?? null
}

export const unknownOf = (subject: DomainFinding['subject'], name: string, domain: string): DomainFinding =>
  finding(
    subject,
    'unknown',
    `${subject}_unknown`,
    `${name} could not be checked`,
    `The name servers of ${domain} did not answer. Please try again later.`,
  )

/** Parses the tags of a DKIM key or a DMARC policy: `p=none; rua=…`. */
export function tagsOf(record: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const tag of record.split(';')) {
    const at = tag.indexOf('=')
    if (at > 0) tags.set(tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).trim())
  }
  return tags
}
