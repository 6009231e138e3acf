import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Seconds per file, written by `npm test -- --record`. */
const { files } = JSON.parse(readFileSync(join(import.meta.dirname, '../times.json'), 'utf8')) as {
  readonly files: Readonly<Record<string, number>>
}

/** For files that are new or took less than a second. */
const UNKNOWN_S = 0.5

/** How long a test file took when it was last recorded. The path is from the folder `test`. */
export const secondsOf = (file: string): number => files[file] ?? UNKNOWN_S
