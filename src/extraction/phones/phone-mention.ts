import type { PhoneNumber } from 'libphonenumber-js/max'
import type { ExtractionMethod } from '../../contracts/items.ts'
import type { FindingDetail } from '../finding.ts'
import type { Witnessed } from '../run-rules.ts'
import type { LabelKind } from './phone-labels.ts'

export type PhoneKind = NonNullable<FindingDetail['phoneKind']>

/** One place where a page gives a phone number. */
export interface PhoneMention extends Witnessed {
  /** E.164, or bare digits where nothing on the page tells the area code. */
  readonly key: string
  /** The number; null when only its local digits are known. */
  readonly number: PhoneNumber | null
  /** As shown, without its extension. */
  readonly value: string
  readonly confidence: number
  readonly method: ExtractionMethod
  readonly start: number | null
  readonly end: number | null
  /** What a label or the markup says the number is for; null when nothing says. */
  readonly kind: PhoneKind | null
  readonly extension?: string
  /** The structured-data entity that holds the number. */
  readonly entity?: number
}

/** What a label says a phone is for; words that do not name a phone say nothing. */
export const kindOfLabel = (label: LabelKind | null | undefined): PhoneKind | null =>
  !label || label === 'weak' || label === 'other' ? null : label
