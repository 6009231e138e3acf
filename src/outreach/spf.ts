import { parseSpf, type Qualifier, spfRecordsOf } from './spf-grammar.ts'
import { expandName, isDnsName, type SpfText } from './spf-macros.ts'

/** A question to the DNS, as `TXT acme.com`. */
export type DnsQuestion = `${'A' | 'AAAA' | 'MX' | 'PTR' | 'TXT'} ${string}`
/** What was answered: the records, none of them where the name has none, null where it could not be found out. */
export type DnsAnswers = ReadonlyMap<DnsQuestion, readonly string[] | null>

/** RFC 7208 4.6.4. */
export const LOOKUPS_MAX = 10
export const VOID_LOOKUPS_MAX = 2
export const MAIL_SERVERS_MAX = 10
/** Counting ends a little past what is allowed. */
const LOOKUPS_COUNTED_MAX = LOOKUPS_MAX + 5

export interface SpfReading {
  readonly record: string
  /** Terms that ask the DNS, those of included records among them; counting ends a little past what is allowed. */
  readonly lookups: number
  /** The names that have no records, one for each term that asks for them. */
  readonly voids: readonly string[]
  /** Permanent errors, as phrases: malformed terms, and names of records that do not exist. */
  readonly errors: readonly string[]
  readonly usesPtr: boolean
  /** The qualifier of `all`, which decides about all other servers; '' where there is none. */
  readonly rest: Qualifier | ''
  /** Whether some answer is missing. */
  readonly isPartial: boolean
}

/**
 * Reads a domain's one SPF record and all that it includes (RFC 7208), as far as the answers go: every permanent error that
 * some client could meet. `checkHost` evaluates it for one client.
 *
 * @param ask called with each question whose answer is missing
 * @returns null where the domain has no record, or its answer is missing
 */
export function readSpf(domain: string, answers: DnsAnswers, ask: (question: DnsQuestion) => void): SpfReading | null {
  const found = { lookups: 0, voids: [] as string[], errors: [] as string[], usesPtr: false, isPartial: false }
  const answerOf = (question: DnsQuestion) => {
    const answer = answers.get(question)
    if (answer === undefined) ask(question)
    if (!answer) found.isPartial = true
    return answer ?? null
  }

  function read(name: string, path: readonly string[]): { record: string; rest: SpfReading['rest'] } | null {
    const texts = isDnsName(name) ? answerOf(`TXT ${name}`) : []
    if (!texts) return null
    const records = spfRecordsOf(texts)
    if (path.length > 0 && records.length !== 1) {
      if (texts.length === 0) found.voids.push(name)
      found.errors.push(records.length === 0 ? `${name} has no SPF record` : `${name} has several SPF records`)
    }
    const record = records[0]
    if (record === undefined) return null
    const { directives, redirect, errors } = parseSpf(record)
    // One by one: a hostile record has tens of thousands.
    for (const error of errors) found.errors.push(error)
    const nameOf = (text: SpfText | null) => (text ? expandName(text, { d: name, o: domain }) : name)
    for (const directive of directives) {
      // Terms behind `all` are never evaluated (RFC 7208 5.1).
      if (directive.kind === 'all') return { record, rest: directive.qualifier }
      if ('address' in directive) continue
      lookUp(directive.kind, nameOf(directive.domain), [...path, name])
    }
    if (!redirect) return { record, rest: '' }
    found.lookups++
    return { record, rest: follow(nameOf(redirect), [...path, name])?.rest ?? '' }
  }

  /** @param name null where it depends on the message */
  function follow(name: string | null, path: readonly string[]) {
    if (name === null) return null
    if (path.includes(name)) {
      found.errors.push(`${name} includes itself`)
      return null
    }
    return found.lookups > LOOKUPS_COUNTED_MAX ? null : read(name, path)
  }

  function lookUp(kind: 'include' | 'exists' | 'ptr' | 'a' | 'mx', name: string | null, path: readonly string[]): void {
    found.lookups++
    if (kind === 'ptr') found.usesPtr = true
    if (kind === 'include') follow(name, path)
    if (kind === 'ptr' || kind === 'include' || name === null || !isDnsName(name)) return
    if (found.lookups > LOOKUPS_COUNTED_MAX) return
    const records = answerOf(`${kind === 'mx' ? 'MX' : 'A'} ${name}`)
    if (records?.length === 0) found.voids.push(name)
    if (kind === 'mx' && records && records.length > MAIL_SERVERS_MAX)
      found.errors.push(`${name} has more than ${MAIL_SERVERS_MAX} mail servers`)
  }

  const own = read(domain.toLowerCase(), [])
  return own && { ...found, ...own }
}
