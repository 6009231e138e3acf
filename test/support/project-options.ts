import { join } from 'node:path'
import { EVERY, filesOutOfTurn, testFiles } from './files-in-turn.ts'

/** Long enough for a busy machine; hanging or quadratic code still exceeds it. */
export const testTimeout = 200_000

/** Files run one at a time, because they share the machine, a runtime or a site. */
export const oneAtATime = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } })

export interface Files {
  readonly include: string[]
  readonly exclude?: string[]
}

/** Set by `npm test` to the number of the commit. */
export const TURN_VARIABLE = 'TEST_TURN'

/** Set by `npm test` to the paths that recent commits changed, one per line. */
export const CHANGED_VARIABLE = 'TEST_CHANGED'

const turn = process.env[TURN_VARIABLE] ? Number(process.env[TURN_VARIABLE]) : null
const changed = process.env[CHANGED_VARIABLE]?.split('\n') ?? []

/** The files that this run leaves to other commits; none if Vitest is called directly. */
export const outOfTurn = filesOutOfTurn(testFiles(join(import.meta.dirname, '..')), turn, changed)

/**
 * Available to tests with `inject`, also inside a Worker, which has no environment variables of this process. Changes
 * when all files had their turn: otherwise a file would always see the same shares of its matrices.
 */
export const provided = { turn: turn === null ? null : Math.floor(turn / EVERY) }
