/**
 * An address as it is compared and kept: compatibility forms folded (NFKC, so that full-width letters are the plain ones), lower case, the domain in ASCII (IDNA, as
 * URLs have it). What has no such form stays as it is, for whoever judges it.
 */
export function foldAddress(written: string): string {
  const address = written.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const domain = address.slice(at + 1)
  // URLs would take more than a host from it.
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) || /^[\d.]+$/.test(domain)) return address
  const host = URL.parse(`http://${domain}/`)?.hostname
  return host ? `${address.slice(0, at)}@${host}` : address
}

/** Providers that deliver `name+anything` to `name`. */
const PLUS_DOMAINS = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com fastmail.com proton.me protonmail.com pm.me yandex.com'.split(
    ' ',
  ),
)
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address, where its provider is known to deliver several spellings to one: plus tags, Gmail's dots. */
export function mailboxIdentity(written: string): string {
  const address = foldAddress(written)
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const untagged = PLUS_DOMAINS.has(domain) ? (local.split('+', 1)[0] ?? local) : local
  if (!GMAIL.has(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@gmail.com`
}
