import type { PhoneKind } from '../contracts/contacts/contact.ts'
import type { DataType, ExtractionMethod } from '../contracts/data/items.ts'
import type { Witnessed } from './run-rules.ts'

/** One value found on a page, with its evidence. Offsets are positions in `Page.text`. */
export interface Finding extends Witnessed {
  readonly type: DataType
  /** The value as a person would write it: a phone as shown on the page, an address on one line. */
  readonly value: string
  /** The key that identifies equal findings: lower-case email, E.164 phone, folded name, address or company. */
  readonly normalized: string
  /** 0 to 1: the probability that a human reader would agree. */
  readonly confidence: number
  readonly method: ExtractionMethod
  /** A short piece of the page around the value, as plain text. */
  readonly snippet: string
  /** Position in `Page.text` of the value or of its link; null if it is only in markup (JSON-LD, a script). */
  readonly start: number | null
  readonly end: number | null
  /** Details that depend on the type, for example `fax` and an extension for a phone, a job title for a name. */
  readonly detail?: FindingDetail
}

export interface FindingDetail {
  /** Phones: the purpose of the number. Fax numbers are kept, but never offered as a number to call. */
  readonly phoneKind?: PhoneKind
  readonly extension?: string
  /** ISO 3166-1 alpha-2 country of a phone or an address. */
  readonly country?: string
  /** Names: the job title next to the name. */
  readonly jobTitle?: string
  /** Companies: the legal form, as written. */
  readonly legalForm?: string
  /** The structured-data entity of the value. Values of one entity form one contact. */
  readonly entity?: number
}

/** What the caller knows about a page beyond its markup. */
export interface ExtractionHints {
  /** The URL of the page, after redirects. */
  readonly url: string
  /** ISO 3166-1 alpha-2; overrides what the page suggests for national phone numbers and addresses. */
  readonly country?: string
}
