/**
 * The error that a data database's triggers raise on a write for an account that is being migrated to another database.
 */
const MOVING = 'account is moving'

/**
 * Whether an error, or one of its causes, says that the account's data is being migrated. The operation may be retried
 * shortly.
 */
export function isMigrating(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one.message.includes(MOVING)) return true
  return false
}
