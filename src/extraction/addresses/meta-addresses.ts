import type { Page } from '../page.ts'
import type { AddressCandidate } from './candidate.ts'
import { composeAddress } from './entity-addresses.ts'

/** The fields of Facebook's business objects, of its older Open Graph, and what schema.org calls them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  streetAddress: ['business:contact_data:street_address', 'og:street-address', 'og:street_address'],
  addressLocality: ['business:contact_data:locality', 'og:locality'],
  addressRegion: ['business:contact_data:region', 'og:region'],
  postalCode: ['business:contact_data:postal_code', 'og:postal-code', 'og:postal_code'],
  addressCountry: ['business:contact_data:country_name', 'og:country-name', 'og:country_name'],
}
const CONFIDENCE_MAX = 0.85

/** The address that `<meta>` gives of the business behind a page: one with a street. */
export function addressesInMeta({ meta }: Page): AddressCandidate[] {
  const valuesOf = (property: string) => (FIELDS[property] ?? []).flatMap((key) => meta.get(key) ?? []).slice(0, 1)
  const hasStreet = valuesOf('streetAddress').length > 0
  const address = hasStreet ? composeAddress(valuesOf) : null
  if (!address?.value.includes(',')) return []
  const confidence = Math.min(CONFIDENCE_MAX, address.confidence)
  return [{ ...address, confidence, method: 'meta', start: null, end: null }]
}
