import VCard from 'vcard-creator'
import {
  type ExportedContact,
  type ExportOptions,
  LIKELY_LABEL,
} from '../../../domain/contacts/exported/exported-contact.ts'
import { flatAddress, flatten, websiteOf } from '../../../domain/contacts/exported/flat-contact.ts'
import { nameParts } from '../../../lib/name-parts.ts'
import { cardLines, cardText, cardUrl, escapeCardValue, NAME_OF_NOBODY } from '../../../lib/vcard-values.ts'
import { networkName } from './networks.ts'

const PHONE_TYPES = {
  voice: ['work', 'voice'],
  mobile: ['cell'],
  whatsapp: ['cell'],
  fax: ['work', 'fax'],
} as const

/**
 * Returns contacts as vCards 3.0 (RFC 2426), which all address books support. The texts of several chunks can be
 * concatenated.
 */
export const toVCards = (contacts: readonly ExportedContact[], options: ExportOptions): string =>
  contacts.map((contact) => toVCard(contact, options)).join('')

function toVCard(contact: ExportedContact, options: ExportOptions): string {
  const card = new VCard().addUid(`urn:uuid:${escapeCardValue(contact.id)}`).addRevision(new Date(contact.updated_at))
  const { labels, note, email } = flatten(contact, options)
  addWho(card, contact)
  for (const found of contact.emails) addEmail(card, found.email)
  for (const { value, kind } of contact.phones) {
    const number = cardText(value)
    if (number) card.addPhoneNumber({ number: escapeCardValue(number), type: [...PHONE_TYPES[kind]] })
  }
  for (const address of contact.addresses) addAddress(card, address)
  const site = cardUrl(websiteOf(contact.site))
  if (site) card.addUrl({ url: site })
  let group = 0
  const addLabelled = (name: string, value: string, label: string) => {
    const at = `item${++group}`
    // The address books of Apple and Google show the label of the group; others show only the value.
    card
      .addCustomProperty({ name, value, group: at })
      .addCustomProperty({ name: 'X-ABLABEL', value: escapeCardValue(label), group: at })
  }
  for (const { network, url } of contact.profiles) {
    const address = cardUrl(url)
    if (address) addLabelled('URL', address, cardText(networkName(network)) ?? 'Profile')
  }
  const likely = contact.emails.length === 0 ? cardText(email) : null
  if (likely) addLabelled('EMAIL', escapeCardValue(likely), LIKELY_LABEL)
  const categories = labels.map(cardText).filter((label) => label !== null)
  if (categories.length > 0) card.addCategories(categories)
  const text = cardLines(note)
  if (text) card.addNote(text)
  return card.toString()
}

function addWho(card: VCard, contact: ExportedContact): void {
  const name = cardText(contact.name)
  const organization = contact.kind === 'person' ? cardText(contact.organization) : name
  const jobTitle = cardText(contact.job_title)
  card.addFullName(
    name ?? organization ?? cardText(contact.emails[0]?.email ?? contact.phones[0]?.value ?? '') ?? 'Contact',
  )
  if (contact.kind === 'person' && name) {
    const { given, family } = nameParts(name)
    card.addName({ familyName: family, givenName: given })
  } else card.addCustomProperty(NAME_OF_NOBODY)
  if (organization) card.addCompany({ name: organization })
  if (jobTitle) card.addJobtitle(jobTitle)
}

function addEmail(card: VCard, given: string): void {
  const address = cardText(given)
  if (address) card.addEmail({ address: escapeCardValue(address), type: ['work'] })
}

function addAddress(card: VCard, { value, country }: ExportedContact['addresses'][number]): void {
  const text = cardText(value)
  if (!text) return
  const { street, city, region, postcode, countryName } = flatAddress({ value: text, country })
  card.addAddress({ street, locality: city, region, postalCode: postcode, country: countryName, type: ['work'] })
}
