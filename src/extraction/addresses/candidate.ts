import type { ExtractionMethod } from '../../contracts/data/items.ts'
import type { Witnessed } from '../run-rules.ts'

/** An address as one rule found it, before duplicates are merged. */
export interface AddressCandidate extends Witnessed {
  /** On one line, the parts separated by commas. */
  readonly value: string
  /** ISO 3166-1 alpha-2, when known. */
  readonly country: string | null
  readonly confidence: number
  readonly method: ExtractionMethod
  /** The range in `Page.text`, or null when the address is in markup only. */
  readonly start: number | null
  readonly end: number | null
  /** The index of the structured-data entity that contains the address. */
  readonly entity?: number
}

/** Joins the parts of an address on one line. Removes stray punctuation and empty parts. */
export function joinParts(parts: readonly string[]): string {
  const kept: string[] = []
  for (const part of parts) {
    const clean = part.replace(/\s+/g, ' ').replace(/^[\s,;.:–—*|·•-]+|(?<![\s,;:–—*/|·•-])[\s,;:–—*/|·•-]+$/g, '')
    if (clean !== '') kept.push(clean)
  }
  return kept.join(', ').replace(/(?<=\p{L}{3})\.$/u, '')
}
