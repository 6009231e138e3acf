/** A contact with all that is known of it, as every format of an export takes it; the best value of a kind comes first. */
export interface ExportedContact {
  readonly id: string
  readonly kind: 'person' | 'organization'
  readonly name: string
  readonly job_title: string | null
  readonly organization: string | null
  readonly emails: readonly { readonly email: string; readonly check: string | null }[]
  /** How the address was made up goes along as its basis: it was not found. */
  readonly likely_email: { readonly email: string; readonly check: string | null; readonly basis: string } | null
  /** E.164, or as given where no number of that form was made of it. */
  readonly phones: readonly { readonly value: string; readonly kind: 'voice' | 'fax' | 'mobile' | 'whatsapp' }[]
  /** On one line; the country is ISO 3166-1 alpha-2. */
  readonly addresses: readonly { readonly value: string; readonly country: string | null }[]
  readonly profiles: readonly { readonly network: string; readonly url: string }[]
  /** The website it belongs to: a host or a URL. */
  readonly site: string | null
  readonly tags: readonly string[]
  readonly lists: readonly string[]
  readonly notes: readonly string[]
  readonly sources: readonly { readonly name: string; readonly type: string; readonly page_url: string | null }[]
  readonly first_seen_at: string
  readonly updated_at: string
}

export interface ExportOptions {
  /** Whether addresses that are only likely go along, marked as such. */
  readonly includesLikely: boolean
}

/** What marks a contact whose address was not found but made up. */
export const LIKELY_LABEL = 'likely address'
