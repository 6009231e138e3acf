import type { MailNoise } from '../../facts/contact-texts.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'

const noise = (kind: keyof MailNoise, separator = '|') =>
  wordsOfLanguages(({ contactTexts }) => contactTexts?.noise?.[kind], separator).join('|')
/** Anti-spam words inside an address: separated by dots and hyphens, or in capitals. */
const INNER_NOISE = new RegExp(
  `(?:^|[._-])(?:${noise('words')})(?=[._-]|$)|[._-]{0,2}(?:${noise('capitals')})[._-]{0,2}`,
)
const MAY_BE_NOISE = new RegExp(`[A-Z]{4}|${noise('signs', ' ')}`)

/** Removes anti-spam words from a local part or a domain. */
export function withoutNoise(part: string): string {
  if (!MAY_BE_NOISE.test(part)) return part
  const bare = part.replace(INNER_NOISE, (noise) => (noise.includes('.') ? '.' : ''))
  const rest = bare === part ? '' : bare.replace(/^[._-]+|(?<![._-])[._-]+$/g, '')
  return rest === '' || rest === part.toLowerCase() ? part : rest
}

/** Removes text glued to the start of a local part: quotes and bullets, percent-encoded characters, a phone number. */
export function trimLocal(raw: string): string {
  const local = raw.replace(/^(?:%20|%22|%3c|%3a)+/i, '').replace(/^[.%+'&~-]+/, '')
  return /^\d{4,}([a-z]{2}.*)$/i.exec(local)?.[1] ?? local
}

/** A domain has at most 253 characters (RFC 1035); the rest allows for text glued to it. */
const DOMAIN_LENGTH_MAX = 300
/** Where a top-level domain ends within glued text: "firm.comTel", "firm.com020", "firm.comまで", "firm.comwww". */
const TOP_LEVEL =
  /^(?:[a-z]{2,}(?=[A-Z0-9]|[^\x00-\x7f])|[A-Z]{2,}?(?=[A-Z][a-z]|[0-9]|[^\x00-\x7f])|[a-z]{2,}?(?=www$|https?$))/

/**
 * Returns the domains that a run of domain characters may contain, likeliest first: with and without the start of a
 * sentence or a word glued to its end. Never drops a lower-case label, because `logo@firm.com.png` is not an address.
 */
export function domainReadings(raw: string): string[] {
  let domain = raw
    .slice(0, DOMAIN_LENGTH_MAX)
    .replace(/[。．｡]/g, '.')
    .replace(/(?<=\.[a-z]{2,24})www\..*$/, '')
    .replace(/(?<![.-])[.-]+$/, '')
  const readings: string[] = []
  const sentence = /^([^A-Z.]*\.[^A-Z]*)\.[A-Z][a-z]*$/.exec(domain)
  if (sentence) readings.push(sentence[1]!)
  while (domain.includes('.')) {
    readings.push(domain)
    const last = domain.lastIndexOf('.') + 1
    const label = domain.slice(last)
    const top = TOP_LEVEL.exec(label)?.[0]
    if (top) readings.push(domain.slice(0, last) + top)
    if (/^[a-z]/.test(label)) break
    domain = domain.slice(0, last - 1).replace(/(?<![.-])[.-]+$/, '')
  }
  return readings
}
