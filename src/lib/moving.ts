/** What the triggers of a data database raise where somebody writes for an account that is on its way to another one. */
const MOVING = 'account is moving'

/** Whether an error, or what caused it, is that an account's data is moving: the same may be asked again in a moment. */
export function isMigrating(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one.message.includes(MOVING)) return true
  return false
}
