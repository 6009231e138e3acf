import type { FactAddress, FactPhone, Relation } from './page-facts.ts'

/** Why two spellings, or two sightings, are taken for one person or organisation. */
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

/** One spelling of a name with what stands with it: the piece that can be taken out of a contact again. */
export interface ContactPart {
  readonly name: string
  /** Why it belongs to the contact; null for the one that the contact is named by. */
  readonly reason: MergeReason | null
  readonly job_titles: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly FactPhone[]
  readonly addresses: readonly FactAddress[]
  readonly profiles: readonly string[]
  /** Pages that say it, at most `PAGES_MAX`, the one that says most first. */
  readonly pages: readonly string[]
}
export const PAGES_MAX = 5

/** A likely address of a person whose own is not shown. */
export interface LikelyEmail {
  readonly email: string
  /** How the site makes addresses, as `first.last`. */
  readonly pattern: string
  /** Addresses of the site that are made so, at most three. */
  readonly examples: readonly string[]
}

/** One person or organisation of a site, over all its pages. */
export interface SiteContact {
  /** The same for the same contact when the site is read again: `owner`, or the kind and the folded name. */
  readonly key: string
  readonly kind: 'person' | 'organization'
  readonly name: string
  readonly relation: Relation
  /** Of a person: the organisation that the site shows, by its name and its key here. */
  readonly organization: string | null
  readonly organization_key: string | null
  readonly parts: readonly ContactPart[]
  readonly likely_email: LikelyEmail | null
  /** 0 to 1. */
  readonly confidence: number
}

/** The values of a contact over all its parts, each once, the best first. */
export interface ContactSummary {
  readonly job_titles: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly FactPhone[]
  readonly addresses: readonly FactAddress[]
  readonly profiles: readonly string[]
}
