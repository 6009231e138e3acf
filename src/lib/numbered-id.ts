/**
 * A UUIDv7 (RFC 9562) that contains a row's creation time and, in its last 60 bits, its number, so that no lookup is
 * needed.
 */
const NUMBERED_ID = /^[\da-f]{8}-[\da-f]{4}-7000-8([\da-f]{3})-([\da-f]{12})$/

/**
 * Returns the public ID of a row that is numbered within its account (`db/account-numbers.ts`), such as an item or a
 * contact.
 *
 * @param madeAt milliseconds since 1970
 */
export function numberedId(number: number, madeAt: number): string {
  const time = madeAt.toString(16).padStart(12, '0')
  const place = number.toString(16).padStart(15, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8${place.slice(0, 3)}-${place.slice(3)}`
}

/** Returns the row's number from its ID; null for any other ID. */
export function numberOfId(id: string): number | null {
  const [, high, low] = NUMBERED_ID.exec(id.toLowerCase()) ?? []
  const number = Number.parseInt(`${high}${low}`, 16)
  return Number.isSafeInteger(number) ? number : null
}
