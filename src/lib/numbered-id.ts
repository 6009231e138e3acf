/** A UUIDv7 (RFC 9562) that says when a row was made and, in its last 60 bits, its number: nothing has to be looked up by it. */
const NUMBERED_ID = /^[\da-f]{8}-[\da-f]{4}-7000-8([\da-f]{3})-([\da-f]{12})$/

/**
 * The id by which others know a row that is numbered by its account (`db/account-numbers.ts`): an item, a contact.
 *
 * @param madeAt milliseconds since 1970
 */
export function numberedId(number: number, madeAt: number): string {
  const time = madeAt.toString(16).padStart(12, '0')
  const place = number.toString(16).padStart(15, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8${place.slice(0, 3)}-${place.slice(3)}`
}

/** The number of the row that an id names; null for what is no such id. */
export function numberOfId(id: string): number | null {
  const [, high, low] = NUMBERED_ID.exec(id.toLowerCase()) ?? []
  const number = Number.parseInt(`${high}${low}`, 16)
  return Number.isSafeInteger(number) ? number : null
}
