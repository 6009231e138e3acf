import { type Destination, isSameDestination } from '../contracts/secret-destination.ts'
import { invalid } from '../lib/errors.ts'

/**
 * A secret belongs to the destination that it was entered for: a blank field keeps it there only. Every update of something with a
 * stored secret asks this, and writes under the condition that its row is still the one it read.
 *
 * @param was what the stored secrets were entered for
 * @param given the secrets of the update by field, as they came
 * @throws validation_failed, for each secret that is missing
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
