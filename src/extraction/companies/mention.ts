import type { ExtractionMethod } from '../../contracts/items.ts'
import type { Witnessed } from '../run-rules.ts'

/** One place where a page names an organisation. */
export interface CompanyMention extends Witnessed {
  /** As written. */
  readonly name: string
  /** Its legal form, as written. */
  readonly legalForm?: string
  readonly method: ExtractionMethod
  /**
   * 0 to 1: what this kind of place says by itself. Mentions of different kinds add up; several of one kind count once.
   */
  readonly weight: number
  readonly kind: MentionKind
  /** Where it stands in `Page.text`, or null for markup. */
  readonly start: number | null
  readonly end: number | null
  /** The structured-data entity it came from. */
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

/** What a name in the text weighs that has no legal form: what it is called, or what stands around it, says what it is. */
const KIND_WORD_WEIGHT = 0.65

/** The mention of an organisation without a legal form at a range of `Page.text`. */
export const kindWordMention = (text: string, start: number, end: number): CompanyMention => ({
  name: text.slice(start, end),
  kind: 'kind-word',
  method: 'text',
  weight: KIND_WORD_WEIGHT,
  start,
  end,
})
