import type { ExportedContact } from '../../../domain/contacts/exported/exported-contact.ts'
import { flatten } from '../../../domain/contacts/exported/flat-contact.ts'
import type { CsvFormat } from './csv-format.ts'
import { networkName } from './networks.ts'

/** The number of columns for each kind of value. */
const EMAILS = 3
const PHONES = 4
const PROFILES = 5
/** The separator between several labels in one cell. */
const BETWEEN = ' ::: '
/** The label that Google shows as "My contacts". */
const MY_CONTACTS = '* myContacts'

const PHONE_LABELS: Readonly<Record<ExportedContact['phones'][number]['kind'], string>> = {
  voice: 'Work',
  mobile: 'Mobile',
  fax: 'Work Fax',
  whatsapp: 'WhatsApp',
}
const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => [`${kind} ${at + 1} - Label`, `${kind} ${at + 1} - Value`]).flat()

/** Returns the labels and values for the given number of column pairs. */
const pairs = (values: readonly (readonly [label: string, value: string])[], count: number) =>
  Array.from({ length: count }, (_, at) => values[at] ?? ['', '']).flat()

/**
 * Google Contacts, with the columns of its own export (since 2024).
 *
 * @see https://support.google.com/contacts/answer/1069522
 */
export const GOOGLE: CsvFormat = {
  header: () => [
    'First Name',
    'Last Name',
    'Organization Name',
    'Organization Title',
    'Notes',
    'Labels',
    ...numbered('E-mail', EMAILS),
    ...numbered('Phone', PHONES),
    'Address 1 - Label',
    'Address 1 - Formatted',
    'Address 1 - Street',
    'Address 1 - City',
    'Address 1 - Region',
    'Address 1 - Postal Code',
    'Address 1 - Country',
    ...numbered('Website', PROFILES + 1),
  ],
  row: (contact, options) => {
    const { given, family, organization, jobTitle, note, labels, email, address, website } = flatten(contact, options)
    const isLikely = contact.emails.length === 0 && email !== ''
    const emails = isLikely ? [['Likely', email] as const] : contact.emails.map((one) => ['Work', one.email] as const)
    const websites = [
      ...(website === '' ? [] : [['Work', website] as const]),
      ...contact.profiles.map(({ network, url }) => [networkName(network), url] as const),
    ]
    return [
      given,
      family,
      organization,
      jobTitle,
      note,
      [...labels.map((label) => label.replaceAll(':::', ' ')), MY_CONTACTS].join(BETWEEN),
      ...pairs(emails, EMAILS),
      ...pairs(
        contact.phones.map(({ kind, value }) => [PHONE_LABELS[kind], value] as const),
        PHONES,
      ),
      address.whole === '' ? '' : 'Work',
      address.whole,
      address.street,
      address.city,
      address.region,
      address.postcode,
      address.countryName,
      ...pairs(websites, PROFILES + 1),
    ]
  },
  isForImport: true,
}
