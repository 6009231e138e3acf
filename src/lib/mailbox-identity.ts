/** How a provider of mailboxes delivers other spellings of an address to the same mailbox. */
interface Spelling {
  /** Every domain by which the same mailbox is reached; the first stands for them all. */
  readonly domains: readonly string[]
  /** Characters of the local part that the provider ignores. */
  readonly ignores: RegExp | null
}

/**
 * Only what the provider documents: elsewhere a dot or a plus may well tell two people apart. Each domain of a group is the same mailbox; each of `PLUS_ONLY` is a
 * mailbox of its own.
 *
 * Gmail: dots (https://support.google.com/mail/answer/7436150), plus (https://support.google.com/mail/answer/22370), googlemail.com
 * (https://support.google.com/mail/answer/10313).
 */
const GROUPS: readonly Spelling[] = [{ domains: ['gmail.com', 'googlemail.com'], ignores: /\./g }]

/**
 * Providers that ignore a plus and what follows it. Fastmail: https://www.fastmail.help/hc/en-us/articles/360060591053. Proton, which ignores dots, hyphens and
 * underscores as well: https://proton.me/support/addresses-and-aliases. Outlook.com and its older names: as
 * https://learn.microsoft.com/exchange/recipients-in-exchange-online/plus-addressing-in-exchange-online. iCloud:
 * https://en.wikipedia.org/wiki/Email_address#Sub-addressing. Zoho is left out, where this is not documented for every mailbox, and Yahoo, whose hyphen belongs to
 * names that are made beforehand.
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
 * The one spelling that stands for a mailbox: two addresses with the same identity reach the same person. Used to compare, never to send to.
 *
 * @param address an email address in its normalised form
 * @returns the address itself, in lower case, where its provider is not known to deliver other spellings
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

/** What a mailbox may be known by: its identity, and the address as written, by which older entries were kept. */
export const mailboxSpellings = (address: string): readonly string[] => [
  ...new Set([mailboxIdentity(address), address]),
]

/** The domains by which a mailbox may have other spellings; none where its provider is not known to have any. */
export function mailboxDomains(address: string): readonly string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (PLUS_ONLY.has(domain)) return [domain]
  return GROUPS.find(({ domains }) => domains.includes(domain))?.domains ?? []
}
