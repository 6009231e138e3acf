import type { MakeText } from './hostile-texts.ts'

/** Whatever reads what strangers wrote, and what they might write to keep it busy. */
export interface Reader {
  /** Reads a text, or begins to; what comes of it is not looked at. */
  readonly read: (text: string) => unknown
  readonly texts: Readonly<Record<string, MakeText>>
  /** Texts of two families, of which each run of the tests takes a sample. */
  readonly pairs?: Readonly<Record<string, MakeText>>
  /** Nothing longer reaches it. */
  readonly lengthMax?: number
  /** How long a text of the tests is. */
  readonly length: number
}
