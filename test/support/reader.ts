import type { MakeText } from './hostile-texts.ts'

/** A parser of untrusted input, and hostile texts for it. */
export interface Reader {
  /** Parses a text; the result is ignored. */
  readonly read: (text: string) => unknown
  readonly texts: Readonly<Record<string, MakeText>>
  /** Texts of two kinds of entries; each test run uses a sample. */
  readonly pairs?: Readonly<Record<string, MakeText>>
  /** The product never passes a longer text to it. */
  readonly lengthMax?: number
  /** The length of texts in tests. */
  readonly length: number
}
