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

/** Available to tests with `inject`, also inside a Worker, which has no environment variables of this process. */
export const provided = { turn: process.env[TURN_VARIABLE] ? Number(process.env[TURN_VARIABLE]) : null }
