/**
 * Normalises an email address for comparison and storage: compatibility forms folded (NFKC, so that full-width letters
 * become plain ones), lower case, the domain in ASCII (IDNA, as in URLs). An address without such a form is returned
 * unchanged, to be validated later.
 */
export function foldAddress(written: string): string {
  const address = written.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const domain = address.slice(at + 1)
  // A URL would parse more than a host from it.
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) || /^[\d.]+$/.test(domain)) return address
  const host = URL.parse(`http://${domain}/`)?.hostname
  return host ? `${address.slice(0, at)}@${host}` : address
}
