export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/**
 * An address as transmitted: if its local part is ASCII, the domain is converted to ASCII too (RFC 5891), so that every
 * server accepts it. Other addresses are unchanged and need SMTPUTF8 (RFC 6531).
 */
export function wireAddress(address: string): string {
  if (isAscii(address)) return address
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  if (!isAscii(local)) return address
  const host = URL.parse(`http://${address.slice(at + 1)}/`)?.hostname
  return host ? `${local}@${host}` : address
}
