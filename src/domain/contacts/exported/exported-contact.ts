/** A contact with all its data, as used by every export format. The best value of each kind comes first. */
export interface ExportedContact {
  readonly id: string
  readonly kind: 'person' | 'organization'
  readonly name: string
  readonly job_title: string | null
  readonly organization: string | null
  readonly emails: readonly { readonly email: string; readonly check: string | null }[]
  /** An address that was guessed, not found. `basis` explains how. */
  readonly likely_email: { readonly email: string; readonly check: string | null; readonly basis: string } | null
  /** E.164, or as given if it could not be normalized. */
  readonly phones: readonly { readonly value: string; readonly kind: 'voice' | 'fax' | 'mobile' | 'whatsapp' }[]
  /** On one line. The country is ISO 3166-1 alpha-2. */
  readonly addresses: readonly { readonly value: string; readonly country: string | null }[]
  readonly profiles: readonly { readonly network: string; readonly url: string }[]
  /** The website of the contact: a host or a URL. */
  readonly site: string | null
  readonly tags: readonly string[]
  readonly lists: readonly string[]
  readonly notes: readonly string[]
  /** Its own fields by name. */
  readonly fields?: Readonly<Record<string, string>>
  readonly sources: readonly { readonly name: string; readonly type: string; readonly page_url: string | null }[]
  readonly first_seen_at: string
  readonly updated_at: string
}

export interface ExportOptions {
  /** Whether likely addresses are included, marked as such. */
  readonly includesLikely: boolean
  /** The names of own fields that get a column. */
  readonly fields?: readonly string[]
}

/** The label of a contact whose address was guessed rather than found. */
export const LIKELY_LABEL = 'likely address'
