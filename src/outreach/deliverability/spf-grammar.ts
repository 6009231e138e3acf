import ipaddr from 'ipaddr.js'
import { parseDomainSpec, parseMacros, type SpfText } from './spf-macros.ts'

export type Qualifier = '+' | '-' | '~' | '?'
export type SpfAddress = ipaddr.IPv4 | ipaddr.IPv6

/** What is compared with the client; a null `domain` means the domain of the record. */
export type Mechanism =
  | { readonly kind: 'all' }
  | { readonly kind: 'include' | 'exists'; readonly domain: SpfText }
  | { readonly kind: 'ptr'; readonly domain: SpfText | null }
  | { readonly kind: 'a' | 'mx'; readonly domain: SpfText | null; readonly bits4: number; readonly bits6: number }
  | { readonly kind: 'ip4' | 'ip6'; readonly address: SpfAddress; readonly bits: number }

export type Directive = Mechanism & { readonly qualifier: Qualifier }

export interface SpfRecord {
  readonly directives: readonly Directive[]
  readonly redirect: SpfText | null
  /** Syntax errors as phrases; any of them makes the whole record a permanent error (RFC 7208 4.6). */
  readonly errors: readonly string[]
}

const MODIFIER = /^([a-z][a-z\d_.-]*)=(.*)$/is
const MECHANISM = /^([+?~-]?)([a-z][a-z\d]*)(?:([:/])(.*))?$/is
const OCTET = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/
const BITS = /^(?:0|[1-9]\d{0,2})$/
const DIGITS = /^\d+$/
const BITS4_MAX = 32
const BITS6_MAX = 128
const QUOTED_MAX = 80

class SpfSyntaxError extends Error {}

/** The SPF records among a name's TXT records (RFC 7208 4.5). */
export const spfRecordsOf = (texts: readonly string[]): string[] => texts.filter((text) => /^v=spf1(?: |$)/i.test(text))

/**
 * Parses a whole record by the grammar of RFC 7208 section 12.
 *
 * @param record one that `spfRecordsOf` found
 */
export function parseSpf(record: string): SpfRecord {
  const directives: Directive[] = []
  const errors: string[] = []
  const modifiers = new Map<string, SpfText>()
  for (const term of record.split(' ').slice(1)) {
    if (term === '') continue
    try {
      const modifier = MODIFIER.exec(term)
      if (modifier) readModifier(modifier[1]!.toLowerCase(), modifier[2]!, modifiers)
      else directives.push(readDirective(term))
    } catch (error) {
      if (!(error instanceof SpfSyntaxError)) throw error
      errors.push(`"${quotable(term)}" ${error.message}`)
    }
  }
  return { directives, redirect: modifiers.get('redirect') ?? null, errors }
}

/** Quotes third-party text safely: truncated, and without characters that could alter the surrounding sentence. */
const quotable = (term: string) => term.slice(0, QUOTED_MAX).replace(/[^\x20-\x7e]/g, '\u{fffd}')

function readModifier(name: string, value: string, modifiers: Map<string, SpfText>): void {
  if (name !== 'redirect' && name !== 'exp') {
    if (!parseMacros(value)) throw new SpfSyntaxError('has a malformed value')
    return
  }
  if (modifiers.has(name)) throw new SpfSyntaxError(`is a second "${name}="`)
  modifiers.set(name, domainOf(value))
}

function readDirective(term: string): Directive {
  const [, sign = '', name = '', delimiter = '', value = ''] = MECHANISM.exec(term) ?? []
  const mechanism = readMechanism(name.toLowerCase(), delimiter, value)
  return { ...mechanism, qualifier: (sign || '+') as Qualifier }
}

function readMechanism(kind: string, delimiter: string, value: string): Mechanism {
  switch (kind) {
    case 'all':
      if (delimiter !== '') throw new SpfSyntaxError('takes no value')
      return { kind }
    case 'include':
    case 'exists':
      return { kind, domain: domainOf(delimiter === ':' ? value : '') }
    case 'ptr':
      if (delimiter === '/') throw new SpfSyntaxError('takes no network length')
      return { kind, domain: delimiter === '' ? null : domainOf(value) }
    case 'a':
    case 'mx':
      return readHosts(kind, delimiter, value)
    case 'ip4':
    case 'ip6':
      return readNetwork(kind, delimiter === ':' ? value : '')
    default:
      throw new SpfSyntaxError('is not a term of SPF')
  }
}

/** `a:domain/24//64`: both lengths and the domain are optional. */
function readHosts(kind: 'a' | 'mx', delimiter: string, value: string): Mechanism {
  // Names may contain slashes, so lengths are searched from the end.
  let rest = delimiter + value
  let bits6 = BITS6_MAX
  let bits4 = BITS4_MAX
  const at6 = rest.lastIndexOf('//')
  if (at6 >= 0 && DIGITS.test(rest.slice(at6 + 2))) {
    bits6 = bitsOf(rest.slice(at6 + 2), BITS6_MAX)
    rest = rest.slice(0, at6)
  }
  const at4 = rest.lastIndexOf('/')
  if (at4 >= 0 && DIGITS.test(rest.slice(at4 + 1))) {
    bits4 = bitsOf(rest.slice(at4 + 1), BITS4_MAX)
    rest = rest.slice(0, at4)
  }
  if (rest === '') return { kind, domain: null, bits4, bits6 }
  if (!rest.startsWith(':')) throw new SpfSyntaxError('has a malformed network length')
  return { kind, domain: domainOf(rest.slice(1)), bits4, bits6 }
}

function readNetwork(kind: 'ip4' | 'ip6', value: string): Mechanism {
  const max = kind === 'ip4' ? BITS4_MAX : BITS6_MAX
  const at = value.indexOf('/')
  const text = at < 0 ? value : value.slice(0, at)
  const bits = at < 0 ? max : bitsOf(value.slice(at + 1), max)
  if (kind === 'ip4') {
    const octets = text.split('.')
    if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet)))
      throw new SpfSyntaxError('is not an IPv4 address or network')
    return { kind, address: ipaddr.IPv4.parse(text), bits }
  }
  // Zones (`fe80::1%eth0`) have no meaning on other hosts.
  if (text.includes('%') || !text.includes(':') || !ipaddr.IPv6.isValid(text))
    throw new SpfSyntaxError('is not an IPv6 address or network')
  return { kind, address: ipaddr.IPv6.parse(text), bits }
}

function bitsOf(text: string, max: number): number {
  if (!BITS.test(text) || Number(text) > max) throw new SpfSyntaxError(`needs a network length from 0 to ${max}`)
  return Number(text)
}

function domainOf(text: string): SpfText {
  if (text === '') throw new SpfSyntaxError('names no domain')
  const domain = parseDomainSpec(text)
  if (!domain) throw new SpfSyntaxError('has a malformed domain')
  return domain
}
