import type { ExportedContact } from '../../../domain/contacts/exported/exported-contact.ts'
import { type FlatContact, flatten } from '../../../domain/contacts/exported/flat-contact.ts'
import type { CsvFormat } from './csv-format.ts'

type Columns = Readonly<Record<string, (flat: FlatContact, contact: ExportedContact) => string>>

/** Creates a format with one value of each kind, in columns with the program's names. */
function formatOf(columns: Columns, takes: (flat: FlatContact) => boolean = () => true): CsvFormat {
  const cells = Object.values(columns)
  return {
    header: () => Object.keys(columns),
    row: (contact, options) => {
      const flat = flatten(contact, options)
      return takes(flat) ? cells.map((cell) => cell(flat, contact)) : null
    },
    isForImport: true,
  }
}

const list = (values: readonly string[]) => values.join('; ')

/**
 * HubSpot contacts, with the labels of its default properties, which it maps automatically. It has none for tags: to
 * import them, users map the last columns to custom properties.
 *
 * @see https://knowledge.hubspot.com/import-and-export/set-up-your-import-file
 */
export const HUBSPOT = formatOf({
  'First Name': ({ given }) => given,
  'Last Name': ({ family }) => family,
  Email: ({ email }) => email,
  'Phone Number': ({ phone }) => phone,
  'Mobile Phone Number': ({ mobile }) => mobile,
  'Fax Number': ({ fax }) => fax,
  'Job Title': ({ jobTitle }) => jobTitle,
  'Company Name': ({ organization }) => organization,
  'Website URL': ({ website }) => website,
  'Street Address': ({ address }) => address.street,
  City: ({ address }) => address.city,
  'State/Region': ({ address }) => address.region,
  'Postal Code': ({ address }) => address.postcode,
  'Country/Region': ({ address }) => address.countryName,
  'LinkedIn URL': ({ linkedIn }) => linkedIn,
  Tags: ({ labels }) => list(labels),
  Notes: ({ note }) => note,
})

/** Salesforce requires a company and a last name for each lead. */
const NOT_PROVIDED = '[not provided]'

/**
 * Salesforce leads, with the labels that its import wizard recognizes. An organization is a lead without a person.
 *
 * @see https://help.salesforce.com/s/articleView?id=xcloud.field_mapping_for_importing_leads.htm
 */
export const SALESFORCE = formatOf({
  'First Name': ({ given }) => given,
  'Last Name': ({ family }) => family || NOT_PROVIDED,
  Company: ({ organization }) => organization || NOT_PROVIDED,
  Title: ({ jobTitle }) => jobTitle,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'Mobile Phone': ({ mobile }) => mobile,
  Fax: ({ fax }) => fax,
  Street: ({ address }) => address.street,
  City: ({ address }) => address.city,
  State: ({ address }) => address.region,
  'Postal Code': ({ address }) => address.postcode,
  Country: ({ address }) => address.countryName,
  Website: ({ website }) => website,
  'Lead Source': () => 'Contactory',
  Description: ({ note, labels }) =>
    [note, labels.length > 0 ? `Tags: ${list(labels)}` : ''].filter(Boolean).join('\n\n'),
})

/** Mailchimp truncates texts to this many bytes. */
const TEXT_BYTES_MAX = 255

/**
 * A Mailchimp audience, with the names of its default fields. Contacts without an email address cannot be part of one.
 *
 * @see https://mailchimp.com/help/format-guidelines-for-your-import-file/
 */
export const MAILCHIMP = formatOf(
  {
    'Email Address': ({ email }) => email,
    'First Name': ({ given }) => cut(given),
    'Last Name': ({ family }) => cut(family),
    Address: ({ address }) => mailchimpAddress(address),
    'Phone Number': ({ phone, mobile }) => phone || mobile,
    Company: ({ organization }) => cut(organization),
    'Job Title': ({ jobTitle }) => cut(jobTitle),
    // A comma would separate tags.
    Tags: ({ labels }) => labels.map((label) => label.replaceAll(',', ' ').trim()).join(','),
  },
  ({ email }) => email !== '',
)

/**
 * Returns an address with its parts separated by two spaces and the country as its code. Mailchimp files incomplete
 * addresses under the United States, so they are left out.
 */
function mailchimpAddress({ street, city, region, postcode, country }: FlatContact['address']): string {
  if (!street || !city || !postcode || !country) return ''
  return [street, city, region || city, postcode, country].map((part) => part.replace(/\s+/g, ' ')).join('  ')
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length <= TEXT_BYTES_MAX) return text
  // In stream mode, the decoder drops a character that the cut splits.
  return new TextDecoder().decode(bytes.subarray(0, TEXT_BYTES_MAX), { stream: true })
}
