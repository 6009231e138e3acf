import type { Page } from '../page.ts'
import type { AddressCandidate } from './candidate.ts'
import { composeAddress } from './entity-addresses.ts'

/** The meta properties of Facebook's business objects and of older Open Graph, by their schema.org names. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  streetAddress: ['business:contact_data:street_address', 'og:street-address', 'og:street_address'],
  addressLocality: ['business:contact_data:locality', 'og:locality'],
  addressRegion: ['business:contact_data:region', 'og:region'],
  postalCode: ['business:contact_data:postal_code', 'og:postal-code', 'og:postal_code'],
  addressCountry: ['business:contact_data:country_name', 'og:country-name', 'og:country_name'],
}
const CONFIDENCE_MAX = 0.85

/** Returns the address of the page's business in `<meta>` tags, if it includes a street. */
export function addressesInMeta({ meta }: Page): AddressCandidate[] {
  const valuesOf = (property: string) => (FIELDS[property] ?? []).flatMap((key) => meta.get(key) ?? []).slice(0, 1)
  const hasStreet = valuesOf('streetAddress').length > 0
  const address = hasStreet ? composeAddress(valuesOf) : null
  if (!address?.value.includes(',')) return []
  const confidence = Math.min(CONFIDENCE_MAX, address.confidence)
  return [{ ...address, confidence, method: 'meta', start: null, end: null }]
}
