import ipaddr from 'ipaddr.js'
import { type DnsAnswers, type DnsQuestion, LOOKUPS_MAX, MAIL_SERVERS_MAX, VOID_LOOKUPS_MAX } from './spf.ts'
import { type Directive, parseSpf, type Qualifier, type SpfAddress, spfRecordsOf } from './spf-grammar.ts'
import { expandName, isDnsName, type MacroValues } from './spf-macros.ts'

/** RFC 7208 2.6. */
export type SpfResult = 'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'temperror' | 'permerror'

export interface SpfClient {
  /** IPv4 or IPv6 address. */
  readonly ip: string
  /** The envelope sender; empty for bounces, for which `helo` is checked. */
  readonly sender: string
  readonly helo: string
}

const RESULTS: Readonly<Record<Qualifier, SpfResult>> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' }
/** Further names of a client are ignored (RFC 7208 4.6.4). */
const CLIENT_NAMES_MAX = 10

type Hosts = Extract<Directive, { kind: 'a' | 'mx' }>

/** Ends an evaluation at any depth; null if an answer is missing. */
class Ended extends Error {
  readonly result: SpfResult | null

  constructor(result: SpfResult | null) {
    super(result ?? 'an answer is missing')
    this.result = result
  }
}

/**
 * Evaluates whether a client may send for a domain: `check_host()` of RFC 7208 section 4, without explanations.
 *
 * @param answers the DNS answers so far; null is a DNS failure
 * @param ask called with a query whose answer is missing
 * @returns null if an answer is missing: add it and evaluate again
 */
export function checkHost(
  client: SpfClient,
  answers: DnsAnswers,
  ask: (question: DnsQuestion) => void,
): SpfResult | null {
  if (!ipaddr.isValid(client.ip)) return 'none'
  const { helo } = client
  const sender = client.sender === '' ? `postmaster@${helo}` : client.sender
  const at = sender.lastIndexOf('@')
  const domain = sender.slice(at + 1).toLowerCase()
  const local = sender.slice(0, Math.max(at, 0)) || 'postmaster'
  try {
    return new Evaluation(
      ipaddr.process(client.ip),
      { s: `${local}@${domain}`, l: local, o: domain, h: helo },
      answers,
      ask,
    ).evaluate(domain)
  } catch (error) {
    if (error instanceof Ended) return error.result
    throw error
  }
}

class Evaluation {
  readonly #ip: SpfAddress
  readonly #values: MacroValues
  readonly #answers: DnsAnswers
  readonly #ask: (question: DnsQuestion) => void
  #lookups = 0
  #voids = 0

  constructor(ip: SpfAddress, values: MacroValues, answers: DnsAnswers, ask: (question: DnsQuestion) => void) {
    this.#ip = ip
    this.#values = { ...values, i: macroOf(ip), v: ip.kind() === 'ipv4' ? 'in-addr' : 'ip6' }
    this.#answers = answers
    this.#ask = ask
  }

  /** The limit on lookups bounds the recursion. */
  evaluate(domain: string): SpfResult {
    // At least two labels are required (RFC 7208 4.3).
    if (!isDnsName(domain) || !domain.includes('.')) return 'none'
    const records = spfRecordsOf(this.#answerOf(`TXT ${domain}`))
    if (records.length === 0) return 'none'
    const { directives, redirect, errors } = parseSpf(records[0]!)
    if (records.length > 1 || errors.length > 0) return 'permerror'
    for (const directive of directives) {
      if (this.#matches(directive, domain)) return RESULTS[directive.qualifier]
    }
    if (!redirect) return 'neutral'
    this.#countLookup()
    const result = this.evaluate(this.#nameOf(redirect, domain))
    return result === 'none' ? 'permerror' : result
  }

  #matches(directive: Directive, domain: string): boolean {
    if (directive.kind === 'all') return true
    if ('address' in directive) return isWithin(this.#ip, directive.address, directive.bits)
    this.#countLookup()
    const name = directive.domain ? this.#nameOf(directive.domain, domain) : domain
    if (directive.kind === 'include') return this.#includes(name)
    // Invalid names do not match (RFC 7208 4.8).
    if (!isDnsName(name)) return false
    if (directive.kind === 'exists') return this.#counted(`A ${name}`).length > 0
    if (directive.kind === 'ptr') return this.#clientNames().some((one) => one === name || one.endsWith(`.${name}`))
    return this.#isAmong(directive as Hosts, name)
  }

  #isAmong({ kind, bits4, bits6 }: Hosts, name: string): boolean {
    const bits = this.#ip.kind() === 'ipv4' ? bits4 : bits6
    const addresses = kind === 'a' ? this.#counted(this.#addressesAt(name)) : this.#mailAddresses(name)
    return addresses.some((address) => ipaddr.isValid(address) && isWithin(this.#ip, ipaddr.parse(address), bits))
  }

  /** RFC 7208 5.2: only a pass matches. */
  #includes(name: string): boolean {
    const result = this.evaluate(name)
    if (result === 'temperror') throw new Ended(result)
    if (result === 'permerror' || result === 'none') throw new Ended('permerror')
    return result === 'pass'
  }

  #mailAddresses(name: string): string[] {
    const servers = this.#counted(`MX ${name}`)
    if (servers.length > MAIL_SERVERS_MAX) throw new Ended('permerror')
    const names = servers.map((server) => bare(server.trim().replace(/^\d+ +/, ''))).filter(isDnsName)
    return names.flatMap((server) => [...this.#answerOf(this.#addressesAt(server))])
  }

  /** The client's names that resolve to its own address (RFC 7208 5.5). A DNS failure is no match. */
  #clientNames(): string[] {
    const question: DnsQuestion = `PTR ${reverseOf(this.#ip)}`
    const names = (this.#quietly(question) ?? []).map(bare).filter(isDnsName).slice(0, CLIENT_NAMES_MAX)
    const own = this.#ip.toNormalizedString()
    return names.filter((name) =>
      this.#quietly(this.#addressesAt(name))?.some(
        (address) => ipaddr.isValid(address) && ipaddr.process(address).toNormalizedString() === own,
      ),
    )
  }

  #nameOf(text: Parameters<typeof expandName>[0], domain: string): string {
    const values = { ...this.#values, d: domain }
    const name = expandName(text, values)
    if (name !== null) return name
    // Only the client's name needs a DNS query, so it is resolved last.
    const names = this.#clientNames()
    const p = names.find((one) => one === domain) ?? names.find((one) => one.endsWith(`.${domain}`)) ?? names[0]
    return expandName(text, { ...values, p: p ?? 'unknown' }) ?? ''
  }

  #addressesAt = (name: string): DnsQuestion => `${this.#ip.kind() === 'ipv4' ? 'A' : 'AAAA'} ${name}`

  #countLookup(): void {
    if (++this.#lookups > LOOKUPS_MAX) throw new Ended('permerror')
  }

  #counted(question: DnsQuestion): readonly string[] {
    const records = this.#answerOf(question)
    if (records.length === 0 && ++this.#voids > VOID_LOOKUPS_MAX) throw new Ended('permerror')
    return records
  }

  #answerOf(question: DnsQuestion): readonly string[] {
    const records = this.#quietly(question)
    if (records === null) throw new Ended('temperror')
    return records
  }

  #quietly(question: DnsQuestion): readonly string[] | null {
    const records = this.#answers.get(question)
    if (records !== undefined) return records
    this.#ask(question)
    throw new Ended(null)
  }
}

const bare = (name: string) => name.toLowerCase().replace(/\.$/, '')

const isWithin = (ip: SpfAddress, network: SpfAddress, bits: number): boolean =>
  ip.kind() === network.kind() && ip.match(network as never, bits)

const nibblesOf = (ip: SpfAddress): string[] =>
  ip.toByteArray().flatMap((byte) => [(byte >> 4).toString(16), (byte & 15).toString(16)])

/** RFC 7208 7.3: IPv6 addresses are dotted nibbles. */
const macroOf = (ip: SpfAddress): string => (ip.kind() === 'ipv4' ? ip.toString() : nibblesOf(ip).join('.'))

const reverseOf = (ip: SpfAddress): string =>
  ip.kind() === 'ipv4'
    ? `${ip.toByteArray().reverse().join('.')}.in-addr.arpa`
    : `${nibblesOf(ip).reverse().join('.')}.ip6.arpa`
