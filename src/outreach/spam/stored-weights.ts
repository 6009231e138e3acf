/** Stored weights in tenths; positive ones indicate unwanted mail. */
export interface StoredWeights {
  readonly bias: number
  readonly traits: Readonly<Record<string, number>>
  /** One line per theme and weight: `money 35 free money,easy money`. */
  readonly words: string
}
