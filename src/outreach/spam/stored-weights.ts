/** Weights as they are stored, in tenths: above zero speaks for unwanted mail. */
export interface StoredWeights {
  readonly bias: number
  readonly traits: Readonly<Record<string, number>>
  /** A line for each theme and weight: `money 35 free money,easy money`. */
  readonly words: string
}
