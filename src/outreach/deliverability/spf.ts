import { parseSpf, type Qualifier, spfRecordsOf } from './spf-grammar.ts'
import { expandName, isDnsName, type SpfText } from './spf-macros.ts'

/** A DNS query, such as `TXT acme.com`. */
export type DnsQuestion = `${'A' | 'AAAA' | 'MX' | 'PTR' | 'TXT'} ${string}`
/** The answers: the records, an empty list if the name has none, or null if the query failed. */
export type DnsAnswers = ReadonlyMap<DnsQuestion, readonly string[] | null>

/** RFC 7208 4.6.4. */
export const LOOKUPS_MAX = 10
export const VOID_LOOKUPS_MAX = 2
export const MAIL_SERVERS_MAX = 10
/** Counting stops a little above the limit. */
const LOOKUPS_COUNTED_MAX = LOOKUPS_MAX + 5

export interface SpfReading {
  readonly record: string
  /** Terms that cause DNS lookups, including those of included records; counting stops a little above the limit. */
  readonly lookups: number
  /** Names without records, one for each term that looks them up. */
  readonly voids: readonly string[]
  /** Permanent errors, as phrases: malformed terms, and names whose records do not exist. */
  readonly errors: readonly string[]
  readonly usesPtr: boolean
  /** The qualifier of `all`, which applies to all other servers; '' if there is none. */
  readonly rest: Qualifier | ''
  /** Whether an answer is missing. */
  readonly isPartial: boolean
}

/**
 * Reads a domain's SPF record and everything it includes (RFC 7208), as far as answers are available: every permanent
 * error that some client could encounter. `checkHost` evaluates it for one client.
 *
 * @param ask called with each query whose answer is missing
 * @returns null if the domain has no record, or its answer is missing
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
    // One by one, because a hostile record may have tens of thousands, too many for spread arguments.
    for (const error of errors) found.errors.push(error)
    const nameOf = (text: SpfText | null) => (text ? expandName(text, { d: name, o: domain }) : name)
    for (const directive of directives) {
      // Terms after `all` are never evaluated (RFC 7208 5.1).
      if (directive.kind === 'all') return { record, rest: directive.qualifier }
      if ('address' in directive) continue
      lookUp(directive.kind, nameOf(directive.domain), [...path, name])
    }
    if (!redirect) return { record, rest: '' }
    found.lookups++
    return { record, rest: follow(nameOf(redirect), [...path, name])?.rest ?? '' }
  }

  /** @param name null if it depends on the message */
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
