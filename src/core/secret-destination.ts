import { invalid } from '../lib/errors.ts'
import { type Destination, isSameDestination } from '../rules/senders/secret-destination.ts'

/**
 * A secret belongs to the destination it was entered for: a blank field keeps it only if the destination is unchanged.
 * Every update of an object with stored secrets calls this, and writes under the condition that the row is still the
 * one it read.
 *
 * @param was the destination that the stored secrets were entered for
 * @param given the secrets of the update by field, as received
 * @throws validation_failed for each missing secret
 */
export function assertSecretsGiven(
  was: Destination,
  now: Destination,
  given: Readonly<Record<string, string | undefined>>,
): void {
  if (isSameDestination(was, now)) return
  const missing = Object.entries(given).flatMap(([field, value]) => (value?.trim() ? [] : [[field, [ENTER_AGAIN]]]))
  if (missing.length > 0) throw invalid(Object.fromEntries(missing))
}

const ENTER_AGAIN = 'Enter this again. The one we have was entered for another destination, and is sent nowhere else.'
