import { fold } from '../../lib/fold.ts'
import { fitsMarks, fittingMarks } from '../emails/fitting-mailbox.ts'
import { mailboxKind } from '../emails/mailbox-kind.ts'
import { gluedNumbers } from '../phones/glued-plus.ts'
import { AddressVariants } from './address-variants.ts'
import type { FactPhone } from './page-facts.ts'
import type { ContactPart, ContactSummary } from './site-contact.ts'

/**
 * Returns the values of a contact from all its parts, without duplicates, the best first: for a person, a mailbox that
 * spells the name; for an organisation, a shared mailbox; voice numbers before fax numbers; of several spellings of an
 * address, the fullest.
 */
export function summarize(parts: readonly ContactPart[], kind: 'person' | 'organization'): ContactSummary {
  const marks = [...new Set(parts.flatMap(({ name }) => fittingMarks(kind, name)))]
  const emails = [...new Set(parts.flatMap((part) => part.emails))]
  const addresses = new AddressVariants()
  for (const part of parts) for (const address of part.addresses) addresses.add(address)
  return {
    job_titles: eachOnce(parts.flatMap((part) => part.job_titles)),
    emails: sortedBy(emails, (email) => emailRank(email, kind, marks)),
    phones: mergePhones(parts.flatMap((part) => part.phones)),
    addresses: addresses.best(),
    profiles: [...new Set(parts.flatMap((part) => part.profiles))],
  }
}

function emailRank(email: string, kind: 'person' | 'organization', marks: readonly string[]): number {
  if (fitsMarks(email, marks)) return 0
  const isRole = mailboxKind(email) === 'role'
  return isRole === (kind === 'organization') ? 1 : 2
}

/** Kinds in ascending rank: a number labelled as both phone and fax can be called. */
const KINDS = ['fax', 'voice', 'whatsapp', 'mobile'] as const

/** Returns each number once, with its most informative kind. Fax numbers come last. */
export function mergePhones(phones: readonly FactPhone[]): FactPhone[] {
  const byValue = new Map<string, FactPhone>()
  const glued = gluedNumbers(phones.map(({ value }) => value))
  for (const shown of phones) {
    const value = glued.get(shown.value)
    const phone = value === undefined ? shown : { ...shown, value }
    const known = byValue.get(phone.value)
    if (!known || kindRank(phone) > kindRank(known)) byValue.set(phone.value, phone)
  }
  return sortedBy([...byValue.values()], ({ kind }) => (kind === 'fax' ? 1 : 0))
}

const kindRank = ({ kind }: FactPhone) => (kind === undefined ? -1 : KINDS.indexOf(kind))

function eachOnce(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const text of texts) if (!byKey.has(fold(text))) byKey.set(fold(text), text)
  return [...byKey.values()]
}

const sortedBy = <T>(values: readonly T[], rank: (value: T) => number): T[] =>
  values
    .map((value) => ({ value, rank: rank(value) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
