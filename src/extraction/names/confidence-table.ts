/** Made by `npm run bench name-confidence`; changed there. What a rule gives, and how often such names are right. */
export const CONFIDENCE_TABLE: readonly (readonly [given: number, learned: number])[] = [
  [0.58, 0.828],
  [0.6, 0.833],
  [0.65, 0.838],
  [0.66, 0.843],
  [0.72, 0.847],
  [0.78, 0.852],
  [0.8, 0.857],
  [0.84, 0.862],
  [0.85, 0.867],
  [0.9, 0.872],
  [0.92, 0.943],
  [0.93, 0.948],
  [0.96, 0.99],
]
