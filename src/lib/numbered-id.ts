/** A UUIDv7 (RFC 9562) that says when an item was first seen and, in its last 60 bits, its number: nothing has to be looked up by it. */
const ITEM_ID = /^[\da-f]{8}-[\da-f]{4}-7000-8([\da-f]{3})-([\da-f]{12})$/

/**
 * The id by which others know an item.
 *
 * @param firstSeenAt milliseconds since 1970
 */
export function itemId(number: number, firstSeenAt: number): string {
  const time = firstSeenAt.toString(16).padStart(12, '0')
  const place = number.toString(16).padStart(15, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8${place.slice(0, 3)}-${place.slice(3)}`
}

/** The number of the item that an id names; null for what is no item's id. */
export function itemNumber(id: string): number | null {
  const [, high, low] = ITEM_ID.exec(id.toLowerCase()) ?? []
  const number = Number.parseInt(`${high}${low}`, 16)
  return Number.isSafeInteger(number) ? number : null
}
