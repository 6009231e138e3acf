import type { FactAddress, FactPhone, Relation } from './page-facts.ts'

/** Why two spellings or two occurrences are treated as one person or organisation. */
export type MergeReason =
  | 'same-name'
  | 'legal-form'
  | 'short-form'
  | 'acronym'
  | 'other-language'
  | 'with-town'
  | 'name-order'
  | 'initials'
  | 'title'
  | 'family-name'
  | 'same-email'
  | 'same-phone'
  | 'same-profile'
  | 'same-address'
  | 'site-name'
  | 'site-domain'

/** One spelling of a name with the values found with it: the unit that can be split off from a contact. */
export interface ContactPart {
  readonly name: string
  /** The reason why it belongs to the contact, or null for the spelling used as the contact's name. */
  readonly reason: MergeReason | null
  readonly job_titles: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly FactPhone[]
  readonly addresses: readonly FactAddress[]
  readonly profiles: readonly string[]
  /** Pages with this part, at most `PAGES_MAX`, the most informative first. */
  readonly pages: readonly string[]
}
export const PAGES_MAX = 5

/** A likely email address of a person whose own address is not shown. */
export interface LikelyEmail {
  readonly email: string
  /** The pattern of the site's addresses, such as `first.last`. */
  readonly pattern: string
  /** Addresses of the site with this pattern, at most three. */
  readonly examples: readonly string[]
}

/** One person or organisation of a site, merged from all its pages. */
export interface SiteContact {
  /** Stable when the site is read again: `owner`, or the kind and the folded name. */
  readonly key: string
  readonly kind: 'person' | 'organization'
  readonly name: string
  readonly relation: Relation
  /** For a person: the name of the organisation on the site; its key follows. */
  readonly organization: string | null
  readonly organization_key: string | null
  readonly parts: readonly ContactPart[]
  readonly likely_email: LikelyEmail | null
  /** 0 to 1. */
  readonly confidence: number
}

/** The values of a contact from all its parts, without duplicates, the best first. */
export interface ContactSummary {
  readonly job_titles: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly FactPhone[]
  readonly addresses: readonly FactAddress[]
  readonly profiles: readonly string[]
}
