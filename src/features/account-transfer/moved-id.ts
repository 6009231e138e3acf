import { uuidOf } from '../../lib/ids.ts'

/** The time of a UUIDv7, with its version. */
const TIME_LENGTH = 15

/**
 * The id here of a row that had another elsewhere: the same for each import into the account, and of nobody else's row.
 * It keeps the time of an id that sorts by it.
 */
export function movedId(accountId: string, id: string): string {
  const derived = uuidOf(`${accountId}:${id}`)
  const sorts = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/.test(id)
  return sorts ? id.slice(0, TIME_LENGTH) + derived.slice(TIME_LENGTH) : derived
}
