import type { PhoneNumber } from 'libphonenumber-js/max'
import type { ExtractionMethod } from '../../contracts/data/items.ts'
import type { FindingDetail } from '../finding.ts'
import type { Witnessed } from '../run-rules.ts'
import type { LabelKind } from './phone-labels.ts'

export type PhoneKind = NonNullable<FindingDetail['phoneKind']>

/** One occurrence of a phone number on a page. */
export interface PhoneMention extends Witnessed {
  /** E.164, or only the digits when the page does not indicate the area code. */
  readonly key: string
  /** The number, or null when only its local digits are known. */
  readonly number: PhoneNumber | null
  /** As shown, without its extension. */
  readonly value: string
  readonly confidence: number
  readonly method: ExtractionMethod
  readonly start: number | null
  readonly end: number | null
  /** The kind according to a label or the markup, or null. */
  readonly kind: PhoneKind | null
  readonly extension?: string
  /** The index of the structured-data entity that contains the number. */
  readonly entity?: number
}

/** Returns the kind of phone that a label states, or null for a label that names no phone. */
export const kindOfLabel = (label: LabelKind | null | undefined): PhoneKind | null =>
  !label || label === 'weak' || label === 'other' ? null : label
