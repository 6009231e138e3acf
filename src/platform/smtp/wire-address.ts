export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/**
 * An address as it is transmitted: where ASCII is enough for its local part, the domain is in ASCII as well (RFC 5891), so that
 * every server takes it. Other addresses stay as they are and need SMTPUTF8 (RFC 6531).
 */
export function wireAddress(address: string): string {
  if (isAscii(address)) return address
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  if (!isAscii(local)) return address
  const host = URL.parse(`http://${address.slice(at + 1)}/`)?.hostname
  return host ? `${local}@${host}` : address
}
