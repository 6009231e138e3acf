/** A question to the DNS, as `TXT acme.com`. */
export type DnsQuestion = `${'A' | 'MX' | 'TXT'} ${string}`
/** What was answered: the records, none of them where the name has none, null where it could not be found out. */
export type DnsAnswers = ReadonlyMap<DnsQuestion, readonly string[] | null>

/** RFC 7208 4.6.4. */
export const LOOKUPS_MAX = 10
export const VOID_LOOKUPS_MAX = 2

export interface SpfReading {
  readonly record: string
  /** Terms that ask the DNS, those of included records among them; counting ends a little past what is allowed. */
  readonly lookups: number
  /** Names among them that have no records. */
  readonly voids: readonly string[]
  /** What cannot be read: terms, or names of records that include what has none. */
  readonly errors: readonly string[]
  readonly usesPtr: boolean
  /** What is said of everybody else: the sign before `all`, '' where nothing is. */
  readonly rest: '+' | '-' | '~' | '?' | ''
  /** Whether some answer is missing. */
  readonly isPartial: boolean
}

const TERM =
  /^(?:([+?~-]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/]+))?((?:\/\d{1,3}){0,2}|\/[\da-f:.]{2,45}\/\d{1,3})|(redirect|exp|[a-z][\w.-]*)=(.*))$/i
/** A record of so many terms is not read to its end. */
const TERMS_MAX = 200

export const spfRecordsOf = (texts: readonly string[]): string[] => texts.filter((text) => /^v=spf1(?: |$)/i.test(text))

/**
 * Reads a domain's one SPF record and all that it includes (RFC 7208), as far as the answers go.
 *
 * @param ask told of each question whose answer is missing
 */
export function readSpf(domain: string, answers: DnsAnswers, ask: (question: DnsQuestion) => void): SpfReading | null {
  const found = { lookups: 0, voids: new Set<string>(), errors: [] as string[], usesPtr: false, isPartial: false }
  const answerOf = (question: DnsQuestion) => {
    const answer = answers.get(question)
    if (answer === undefined) ask(question)
    if (!answer) found.isPartial = true
    return answer ?? null
  }

  function read(name: string, path: readonly string[]): { record: string; rest: SpfReading['rest'] } | null {
    const texts = answerOf(`TXT ${name}`)
    if (!texts) return null
    const records = spfRecordsOf(texts)
    if (path.length > 0 && records.length !== 1) {
      if (texts.length === 0) found.voids.add(name)
      found.errors.push(records.length === 0 ? `${name} has no SPF record` : `${name} has several SPF records`)
    }
    const record = records[0]
    if (record === undefined) return null
    let rest: SpfReading['rest'] = ''
    let redirect = ''
    for (const term of record.split(/ +/).slice(1, TERMS_MAX)) {
      if (term === '') continue
      const [, sign, mechanism, value, , modifier, modified = ''] = TERM.exec(term) ?? []
      if (mechanism === undefined && modifier === undefined) {
        found.errors.push(`"${term}" is no term of SPF`)
        continue
      }
      if (modifier?.toLowerCase() === 'redirect') redirect = modified
      if (mechanism === undefined) continue
      // What stands behind it is never looked at (RFC 7208 5.1).
      if (mechanism.toLowerCase() === 'all') {
        rest = (sign || '+') as SpfReading['rest']
        break
      }
      lookUp(mechanism.toLowerCase(), (value ?? name).toLowerCase().replace(/\.$/, ''), [...path, name])
    }
    if (rest === '' && redirect !== '') {
      found.lookups++
      rest = follow(redirect.toLowerCase().replace(/\.$/, ''), [...path, name])?.rest ?? ''
    }
    return { record, rest }
  }

  function follow(name: string, path: readonly string[]) {
    if (name.includes('%')) return null
    if (path.includes(name)) {
      found.errors.push(`${name} includes itself`)
      return null
    }
    return found.lookups > LOOKUPS_MAX + 5 ? null : read(name, path)
  }

  function lookUp(mechanism: string, name: string, path: readonly string[]): void {
    if (mechanism === 'ip4' || mechanism === 'ip6') return
    found.lookups++
    if (mechanism === 'ptr') found.usesPtr = true
    if (mechanism === 'include') follow(name, path)
    // Names with macros differ with each message.
    if ((mechanism !== 'a' && mechanism !== 'mx') || name.includes('%') || found.lookups > LOOKUPS_MAX + 5) return
    if (answerOf(`${mechanism === 'a' ? 'A' : 'MX'} ${name}`)?.length === 0) found.voids.add(name)
  }

  const own = read(domain, [])
  return own && { ...found, ...own, voids: [...found.voids] }
}
