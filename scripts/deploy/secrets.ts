import { DeployError } from './errors.ts'

/** Generated secrets. The last two must never be lost: they decrypt and look up stored data. */
const GENERATED: Readonly<Record<string, (random: (bytes: number) => string) => string>> = {
  JWT_SECRET: (random) => random(32),
  OPT_OUT_KEY: (random) => random(32),
  SEALING_KEYS: (random) => `k1:${random(32)}`,
}

export interface SecretsPlan {
  /** Values to set, by name. */
  readonly set: Readonly<Record<string, string>>
  readonly keep: readonly string[]
}

/**
 * Decides which secrets to set. Existing ones are kept unless the operator gives a new value by name.
 *
 * @param existing names at Cloudflare
 * @param recorded names that this installation had before
 * @param given values from the operator
 * @param random returns that many random bytes as hexadecimal digits
 * @throws DeployError if a key that opens stored data has disappeared, unless `mayReplaceLost`
 */
export function planSecrets(
  existing: ReadonlySet<string>,
  recorded: readonly string[],
  given: Readonly<Record<string, string>>,
  random: (bytes: number) => string,
  mayReplaceLost: boolean,
): SecretsPlan {
  const missing = Object.keys(GENERATED).filter((name) => !existing.has(name) && !(name in given))
  const lost = missing.filter((name) => recorded.includes(name))
  if (lost.length > 0 && !mayReplaceLost)
    throw new DeployError(
      `${lost.join(', ')} existed and cannot be found at Cloudflare any more. New keys could not decrypt the stored data.`,
      'Give their former values in the environment or in the file of --answers, or accept the loss with --new-secrets.',
    )
  const made = Object.fromEntries(missing.map((name) => [name, GENERATED[name]!(random)]))
  return { set: { ...made, ...given }, keep: [...existing].filter((name) => !(name in given)) }
}
