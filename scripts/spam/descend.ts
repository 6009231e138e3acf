/** A message as numbers: its values by column of the weights, and its own weight among all messages. */
export interface Row {
  readonly isSpam: boolean
  readonly weight: number
  readonly columns: Int32Array
  readonly values: Float64Array
}
/** The minimum and the maximum of a weight. */
export type Range = readonly [least: number, most: number]

const STEPS = 400
/** Parameters of Adam (Kingma and Ba, 2015), which adapts the step size of each weight. */
const [RATE, MEMORY, SQUARE_MEMORY] = [0.05, 0.9, 0.999]

/**
 * Finds the weights that separate the rows best. Moving a weight from its start costs `hold` times half the square of
 * the distance. The first weight is the bias, which moves freely.
 */
export function descend(
  start: Float64Array,
  rows: readonly Row[],
  ranges: readonly Range[],
  hold: number,
): Float64Array {
  const weights = start.slice()
  const mean = new Float64Array(start.length)
  const square = new Float64Array(start.length)
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeAt(weights, start, rows, hold)
    const rate = (RATE * Math.sqrt(1 - SQUARE_MEMORY ** step)) / (1 - MEMORY ** step) / (1 + step / 100)
    for (let at = 0; at < weights.length; at++) {
      mean[at] = MEMORY * mean[at]! + (1 - MEMORY) * slope[at]!
      square[at] = SQUARE_MEMORY * square[at]! + (1 - SQUARE_MEMORY) * slope[at]! ** 2
      const moved = weights[at]! - (rate * mean[at]!) / (Math.sqrt(square[at]!) + 1e-9)
      weights[at] = Math.max(ranges[at]![0], Math.min(ranges[at]![1], moved))
    }
  }
  return weights
}

function slopeAt(weights: Float64Array, start: Float64Array, rows: readonly Row[], hold: number): Float64Array {
  const slope = weights.map((weight, at) => (at === 0 ? 0 : hold * (weight - start[at]!)))
  for (const { isSpam, weight, columns, values } of rows) {
    let sum = 0
    for (let at = 0; at < columns.length; at++) sum += weights[columns[at]!]! * values[at]!
    const error = (1 / (1 + Math.exp(-sum)) - Number(isSpam)) * weight
    for (let at = 0; at < columns.length; at++) slope[columns[at]!]! += error * values[at]!
  }
  return slope
}
