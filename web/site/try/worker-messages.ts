import type { Reading } from './read-page.ts'

export interface Answer {
  readonly reading: Reading
  readonly tookMs: number
}

/** What the worker posts: that it begins to read, then its answer. */
export type WorkerMessage = { readonly begins: true } | Answer
