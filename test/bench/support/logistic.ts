/** One thing to learn from: the positions of its features, whether it is right, and how much it counts. */
export interface Sample {
  readonly features: readonly number[]
  readonly isRight: boolean
  readonly weight: number
}

const ROUNDS_MAX = 50
const STEP_MIN = 1e-6

/**
 * The weights of features in log-odds by a logistic regression, each drawn toward a weight given before: the one most
 * probable under a normal distribution around that. Newton's method, so that the same samples give the same weights.
 *
 * @param given the weights before
 * @param pull what a weight given before counts: four times as much in samples of even odds; of each feature
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

/** The solution of linear equations whose matrix is symmetric and positive definite, by Gaussian elimination. */
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
