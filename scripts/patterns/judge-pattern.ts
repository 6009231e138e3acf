import { check } from 'recheck'
import type { Pattern } from './written-patterns.ts'

/** Null for a pattern that takes time in proportion to its input; else what it does, in words. */
export type Verdict = string | null

/** Time for one pattern; nearly all are decided in a tenth of it. */
const TIMEOUT_MS = 12_000
/** The same, so that a pattern is judged alike wherever it is judged. */
const SEED = 14
/** Repetitions of an attack, the second eight times the first: what is linear takes eight times as long, what is not 64. */
const REPEATS = [2_000, 16_000] as const
const GROWTH_MAX = 24
/** The fastest of some counts, as others use the machine too. */
const ROUNDS = 3
/** Below this the clock tells nothing. */
const MEASURABLE_MS = 20

/**
 * Whether a pattern takes more than linear time on some input, also while it looks for where to begin.
 *
 * Patterns that the checker decides by their automaton are as it says. Others it attacks, and takes a bounded repetition
 * for one without a bound: what it reports then is tried on the real engine.
 *
 * @see https://makenowjust-labs.github.io/recheck/docs/intro/
 */
export async function judgePattern({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  const options = { timeout: TIMEOUT_MS, randomSeed: SEED }
  let found = await check(source, flags, options)
  // Its automata grow too large where classes of letters repeat.
  if (found.status === 'unknown') found = await check(source, flags, { ...options, checker: 'fuzz' })
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `cannot be judged (${found.error.kind})`
  const { complexity, attack } = found
  if (found.checker === 'fuzz' && complexity.type !== 'exponential' && !growsOn(new RegExp(source, flags), attack)) {
    return null
  }
  return `${complexity.summary}, for instance on ${attack.pattern}`
}

interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[]
  readonly suffix: string
}

function growsOn(pattern: RegExp, attack: Attack): boolean {
  const [short, long] = REPEATS.map((count) => millisecondsOf(pattern, attacking(attack, count)))
  return long! > MEASURABLE_MS && long! > GROWTH_MAX * short!
}

const attacking = ({ pumps, suffix }: Attack, count: number) =>
  pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + suffix

function millisecondsOf(pattern: RegExp, text: string): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    pattern.lastIndex = 0
    const startedAt = performance.now()
    pattern.exec(text)
    fastest = Math.min(fastest, performance.now() - startedAt)
  }
  return fastest
}
