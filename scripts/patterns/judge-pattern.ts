import { check } from 'recheck'
import type { Pattern } from './written-patterns.ts'

/** Null for a pattern with linear running time; otherwise a description of the problem. */
export type Verdict = string | null

/** The time limit for one pattern. Nearly all take a second, the longest lists of words half a minute. */
const TIMEOUT_MS = 120_000
/** A constant, so that a pattern always gets the same result. */
const SEED = 14
/**
 * Repetitions of an attack string, the second eight times the first: linear time grows eightfold, quadratic time
 * 64-fold.
 */
const REPEATS = [2_000, 16_000] as const
const GROWTH_MAX = 24
/** The fastest of several runs counts, because other processes use the machine too. */
const ROUNDS = 3
/** Shorter times cannot be measured reliably. */
const MEASURABLE_MS = 20

/**
 * Whether a pattern takes more than linear time on some input, including the search for a match position.
 *
 * Results that the checker derives from the automaton are accepted. For other patterns it generates attacks, and treats
 * a bounded repetition as unbounded, so its reports are verified with the real engine.
 *
 * @see https://makenowjust-labs.github.io/recheck/docs/intro/
 */
export async function judgePattern({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  const options = { timeout: TIMEOUT_MS, randomSeed: SEED }
  let found = await check(source, flags, options)
  // The checker's automata grow too large with repeated letter classes.
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
