import type { ExtractionMethod } from '../../contracts/items.ts'
import type { Witnessed } from '../run-rules.ts'

/** An address found by one of the ways, before the same address found twice is merged. */
export interface AddressCandidate extends Witnessed {
  /** One line, the parts joined by commas. */
  readonly value: string
  /** ISO 3166-1 alpha-2, when known. */
  readonly country: string | null
  readonly confidence: number
  readonly method: ExtractionMethod
  /** The range of `Page.text`; null when the address stands in markup only. */
  readonly start: number | null
  readonly end: number | null
  /** The structured-data entity that holds it. */
  readonly entity?: number
}

/** The parts of an address on one line, without stray punctuation and empty or repeated parts. */
export function joinParts(parts: readonly string[]): string {
  const kept: string[] = []
  for (const part of parts) {
    const clean = part.replace(/\s+/g, ' ').replace(/^[\s,;.:–—*|·•-]+|(?<![\s,;:–—*/|·•-])[\s,;:–—*/|·•-]+$/g, '')
    if (clean !== '') kept.push(clean)
  }
  return kept.join(', ').replace(/(?<=\p{L}{3})\.$/u, '')
}
