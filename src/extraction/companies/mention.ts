import type { ExtractionMethod } from '../../contracts/data/items.ts'
import type { Witnessed } from '../run-rules.ts'

/** One occurrence of an organisation's name on a page. */
export interface CompanyMention extends Witnessed {
  /** As written. */
  readonly name: string
  /** The legal form, as written. */
  readonly legalForm?: string
  readonly method: ExtractionMethod
  /**
   * The weight of this kind of mention alone, 0 to 1. Mentions of different kinds add up; several of one kind count
   * once.
   */
  readonly weight: number
  readonly kind: MentionKind
  /** The offset in `Page.text`, or null for markup. */
  readonly start: number | null
  readonly end: number | null
  /** The index of the structured-data entity that contains the name. */
  readonly entity?: number
}

export type MentionKind =
  | 'structured'
  | 'site-name'
  | 'title'
  | 'meta'
  | 'logo'
  | 'brand'
  | 'heading'
  | 'copyright'
  | 'legal-form'
  | 'kind-word'
  | 'register'
  | 'label'
  | 'head'
  | 'domain'

/** Weight of a name in the text without a legal form, identified by its organisation word or its context. */
const KIND_WORD_WEIGHT = 0.65

/** Creates the mention of an organisation without a legal form at a range of `Page.text`. */
export const kindWordMention = (text: string, start: number, end: number): CompanyMention => ({
  name: text.slice(start, end),
  kind: 'kind-word',
  method: 'text',
  weight: KIND_WORD_WEIGHT,
  start,
  end,
})
