import type { ExportedContact } from '../../../domain/contacts/exported/exported-contact.ts'
import { flatten } from '../../../domain/contacts/exported/flat-contact.ts'
import { type FieldPair, type IntegrationField, ownFieldName } from '../../../rules/integrations/integration-fields.ts'

/** The longest value that is pushed; longer notes are cut. */
const VALUE_LENGTH_MAX = 10_000

/** Our fields of a contact; missing ones are empty. @param link the address of its page here */
export function fieldValues(contact: ExportedContact, link: string): Readonly<Record<IntegrationField, string>> {
  const flat = flatten(contact, { includesLikely: false })
  const { street, city, region, postcode, country, countryName, whole } = flat.address
  return {
    name: contact.name,
    given_name: flat.given,
    family_name: flat.family || (contact.kind === 'person' ? contact.name : ''),
    job_title: flat.jobTitle,
    company: flat.organization,
    email: flat.email,
    phone: flat.phone || flat.mobile,
    mobile: flat.mobile,
    fax: flat.fax,
    domain: contact.site ? hostOf(flat.website) : '',
    website: flat.website,
    linkedin: flat.linkedIn,
    street,
    city,
    region,
    postcode,
    country: countryName,
    country_code: country,
    address: whole,
    labels: flat.labels.join(', '),
    notes: flat.note,
    source: contact.sources.find(({ page_url }) => page_url)?.page_url ?? '',
    link,
  }
}

/** The host of a URL without `www`; empty if it is none. */
export const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''

/**
 * The values to push, by the provider's properties. Empty fields are left out: a push deletes nothing.
 *
 * @param own the contact's own fields by name
 */
export const mappedValues = (
  fields: Readonly<Record<IntegrationField, string>>,
  own: Readonly<Record<string, string>>,
  pairs: readonly FieldPair[],
): Record<string, string> =>
  Object.fromEntries(
    pairs.flatMap(({ field, property }) => {
      const name = ownFieldName(field)
      const whole = name === null ? fields[field as IntegrationField] : Object.hasOwn(own, name) ? own[name]! : ''
      const value = whole.trim().slice(0, VALUE_LENGTH_MAX).toWellFormed()
      return value === '' ? [] : [[property, value]]
    }),
  )
