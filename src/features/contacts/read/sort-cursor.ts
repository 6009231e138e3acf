import { base64url } from 'jose'
import type { ContactSort } from '../../../contracts/contacts/contact-order.ts'
import type { SortPlace } from '../../../domain/contacts/sorted-contacts.ts'

/** Encodes a place in a sorted list, for the address of the next page. It belongs to one column. */
export const toCursor = (sort: ContactSort, { key, number }: SortPlace): string =>
  base64url.encode(JSON.stringify([sort, key, number]))

/** Returns the place of a cursor; null if it is none of this column. */
export function placeOf(sort: ContactSort, cursor: string): SortPlace | null {
  try {
    const [column, key, number] = JSON.parse(new TextDecoder().decode(base64url.decode(cursor))) as unknown[]
    const isKey = key === null || typeof key === 'string' || Number.isSafeInteger(key)
    return column === sort && isKey && Number.isSafeInteger(number)
      ? { key: key as SortPlace['key'], number: number as number }
      : null
  } catch {
    return null
  }
}
