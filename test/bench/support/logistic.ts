/** A training sample: the indexes of its features, its label, and its weight. */
export interface Sample {
  readonly features: readonly number[]
  readonly isRight: boolean
  readonly weight: number
}

const ROUNDS_MAX = 50
const STEP_MIN = 1e-6

/**
 * Fits the weights of features (log-odds) by logistic regression with a normal prior around given weights. Uses
 * Newton's method, so the same samples give the same weights.
 *
 * @param given the prior weights
 * @param pull the precision of the prior, per feature; a sample at even odds adds a quarter
 */
export function fitLogistic(samples: readonly Sample[], given: readonly number[], pull: readonly number[]): number[] {
  const weights = [...given]
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const gradient = weights.map((weight, at) => pull[at]! * (weight - given[at]!))
    const curvature = weights.map((_, at) => weights.map((_, other) => (at === other ? pull[at]! : 0)))
    for (const { features, isRight, weight } of samples) {
      const odds = features.reduce((sum, at) => sum + weights[at]!, 0)
      const share = 1 / (1 + Math.exp(-odds))
      const error = weight * (share - Number(isRight))
      const bend = weight * share * (1 - share)
      for (const at of features) {
        gradient[at]! += error
        for (const other of features) curvature[at]![other]! += bend
      }
    }
    const step = solve(curvature, gradient)
    for (const at of weights.keys()) weights[at]! -= step[at]!
    if (Math.max(...step.map(Math.abs)) < STEP_MIN) break
  }
  return weights
}

/** Solves linear equations with a symmetric, positive definite matrix by Gaussian elimination. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at]!])
  for (const [at, row] of rows.entries()) {
    for (const below of rows.slice(at + 1)) {
      const factor = below[at]! / row[at]!
      for (let column = at; column < row.length; column++) below[column]! -= factor * row[column]!
    }
  }
  const solution = values.map(() => 0)
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]!
    const known = solution.reduce((sum, value, column) => (column > at ? sum + row[column]! * value : sum), 0)
    solution[at] = (row.at(-1)! - known) / row[at]!
  }
  return solution
}
