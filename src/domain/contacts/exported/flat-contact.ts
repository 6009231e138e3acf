import { splitAddress } from '../../../extraction/addresses/split-address.ts'
import { nameParts } from '../../../lib/name-parts.ts'
import { countryName } from '../../../lib/text/country-name.ts'
import { type ExportedContact, type ExportOptions, LIKELY_LABEL } from './exported-contact.ts'

/** A contact with one value of each kind, as in the address books of other programs. Missing values are empty. */
export interface FlatContact {
  readonly given: string
  readonly family: string
  readonly organization: string
  readonly jobTitle: string
  /** The address that was found; else the likely one, if those are included. */
  readonly email: string
  readonly phone: string
  readonly mobile: string
  readonly fax: string
  readonly address: FlatAddress
  readonly website: string
  readonly linkedIn: string
  /** Tags and lists, and the label of a likely address. */
  readonly labels: readonly string[]
  /** Notes, and data for which the program has no column. */
  readonly note: string
}

export interface FlatAddress {
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string
  /** The country's name in English. */
  readonly countryName: string
  /** The whole address on one line. */
  readonly whole: string
}

/** Chooses one value of each kind. Fax numbers do not count as phones, and WhatsApp numbers count as mobiles. */
export function flatten(contact: ExportedContact, { includesLikely }: ExportOptions): FlatContact {
  const isPerson = contact.kind === 'person'
  const { given, family } = isPerson ? nameParts(contact.name) : { given: '', family: '' }
  const likely = includesLikely && contact.emails.length === 0 ? contact.likely_email : null
  const phoneOf = (...kinds: readonly string[]) => contact.phones.find(({ kind }) => kinds.includes(kind))?.value ?? ''
  return {
    given,
    family,
    organization: isPerson ? (contact.organization ?? '') : contact.name,
    jobTitle: contact.job_title ?? '',
    email: contact.emails[0]?.email ?? likely?.email ?? '',
    phone: phoneOf('voice'),
    mobile: phoneOf('mobile', 'whatsapp'),
    fax: phoneOf('fax'),
    address: contact.addresses[0] ? flatAddress(contact.addresses[0]) : NO_ADDRESS,
    website: websiteOf(contact.site),
    linkedIn: contact.profiles.find(({ network }) => network === 'linkedin')?.url ?? '',
    labels: [...new Set([...contact.tags, ...contact.lists, ...(likely ? [LIKELY_LABEL] : [])])],
    note: [...contact.notes, ...(likely ? [likelyNote(likely)] : [])].join('\n\n'),
  }
}

/** Returns a note that an address was not found, and what it is based on. */
export const likelyNote = ({ email, basis }: { email: string; basis: string }) =>
  `${email} is a likely address, not a found one: ${basis}`

const NO_ADDRESS: FlatAddress = {
  street: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
  countryName: '',
  whole: '',
}

/** Splits an address into its parts, as far as they can be recognized. */
export function flatAddress(given: ExportedContact['addresses'][number]): FlatAddress {
  const { country, ...parts } = splitAddress(given.value, given.country)
  return {
    ...parts,
    country: country ?? '',
    countryName: countryName(country ?? ''),
    whole: given.value,
  }
}

/** Returns the URL of a website with a scheme, as programs expect it; empty if it is not a web address. */
export function websiteOf(site: string | null): string {
  if (!site) return ''
  const url = URL.parse(/^https?:\/\//i.test(site) ? site : `https://${site}`)
  return url ? url.href.replace(/\/$/, '') : ''
}
