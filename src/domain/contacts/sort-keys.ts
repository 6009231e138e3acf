import { fold } from '../../lib/fold.ts'

/** Verified addresses come first, those that take no mail last. Contacts without an address have no rank. */
const EMAIL_RANKS: Readonly<Record<string, number>> = { deliverable: 0, unknown: 2, disposable: 3, undeliverable: 4 }
const UNCHECKED_RANK = 1
/** Names differ long before, and cursors hold a key. */
const KEY_LENGTH_MAX = 60

/** The rank of a primary address by its check; null means that it has not been checked. */
export const emailRankOf = (check: string | null): number =>
  check === null ? UNCHECKED_RANK : (EMAIL_RANKS[check] ?? UNCHECKED_RANK)

/**
 * The key by which a text is sorted: without case, accents and punctuation. Null where the database derives the same by
 * itself, with `lower`, so that most rows store none.
 */
export function sortKeyOf(text: string | null): string | null {
  if (text === null) return null
  const key = fold(text).slice(0, KEY_LENGTH_MAX).trim() || text.toLowerCase().slice(0, KEY_LENGTH_MAX)
  return key === text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) ? null : key
}
