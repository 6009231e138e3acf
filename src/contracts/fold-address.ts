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
