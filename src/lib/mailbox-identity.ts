/** How a mailbox provider delivers variants of an address to the same mailbox. */
interface Spelling {
  /** All domains of the same mailbox; the first is the canonical one. */
  readonly domains: readonly string[]
  /** Characters of the local part that the provider ignores. */
  readonly ignores: RegExp | null
}

/**
 * Only rules that the provider documents: elsewhere, a dot or a plus may distinguish two people. The domains of a group
 * share a mailbox; each domain of `PLUS_ONLY` has its own.
 *
 * Gmail: dots (https://support.google.com/mail/answer/7436150), plus (https://support.google.com/mail/answer/22370),
 * googlemail.com (https://support.google.com/mail/answer/10313).
 */
const GROUPS: readonly Spelling[] = [{ domains: ['gmail.com', 'googlemail.com'], ignores: /\./g }]

/**
 * Providers that ignore a plus and what follows it.
 *
 * Fastmail: https://www.fastmail.help/hc/en-us/articles/360060591053. Proton, which also ignores dots, hyphens and
 * underscores: https://proton.me/support/addresses-and-aliases. Outlook.com and its older names: as
 * https://learn.microsoft.com/exchange/recipients-in-exchange-online/plus-addressing-in-exchange-online. iCloud:
 * https://en.wikipedia.org/wiki/Email_address#Sub-addressing.
 *
 * Zoho is left out because it does not document this for every mailbox, and Yahoo because its hyphen belongs to aliases
 * that users create in advance.
 */
const PLUS_ONLY: ReadonlyMap<string, RegExp | null> = new Map([
  ...['fastmail.com', 'fastmail.fm'].map((domain) => [domain, null] as const),
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com'].map((domain) => [domain, null] as const),
  ...['icloud.com', 'me.com', 'mac.com'].map((domain) => [domain, null] as const),
  ...['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'].map((domain) => [domain, /[._-]/g] as const),
])

const RULES = new Map([
  ...[...PLUS_ONLY].map(([domain, ignores]) => [domain, { domain, ignores }] as const),
  ...GROUPS.flatMap(({ domains, ignores }) =>
    domains.map((domain) => [domain, { domain: domains[0]!, ignores }] as const),
  ),
])

/**
 * Returns the canonical address of a mailbox: two addresses with the same identity belong to the same person. Use it
 * for comparison, never for sending.
 *
 * @param address an email address in its normalised form
 * @returns the address in lower case if its provider is not known to deliver variants
 */
export function mailboxIdentity(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const rule = RULES.get(lower.slice(at + 1))
  if (at < 1 || !rule) return lower
  const local = lower.slice(0, at)
  const plus = local.indexOf('+')
  const base = plus > 0 ? local.slice(0, plus) : local
  const kept = rule.ignores ? base.replace(rule.ignores, '') : base
  return kept === '' ? lower : `${kept}@${rule.domain}`
}

/**
 * Returns the keys under which a mailbox may be stored: its identity, and the address as written, which older entries
 * use.
 */
export const mailboxSpellings = (address: string): readonly string[] => [
  ...new Set([mailboxIdentity(address), address]),
]

/** Returns the domains under which a mailbox may have variants; none if its provider is not known to have any. */
export function mailboxDomains(address: string): readonly string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (PLUS_ONLY.has(domain)) return [domain]
  return GROUPS.find(({ domains }) => domains.includes(domain))?.domains ?? []
}
