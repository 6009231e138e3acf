import VCard from 'vcard-creator'
import type { CrawlContact } from '../../../contracts/crawls/crawl-details.ts'

import { nameParts } from '../../../lib/name-parts.ts'
import { cardText, cardUrl, escapeCardValue, NAME_OF_NOBODY } from '../../../lib/vcard-values.ts'

/** The fields of a contact that a vCard contains. */
export type CardedContact = Pick<
  CrawlContact,
  'kind' | 'name' | 'job_title' | 'company' | 'email' | 'phone' | 'address' | 'page_url'
>

/** Returns contacts as one file of vCards 3.0 (RFC 2426), which all address books support. */
export const toVCards = (contacts: readonly CardedContact[]): string => contacts.map(toVCard).join('')

function toVCard(contact: CardedContact): string {
  const card = new VCard()
  const [name, company, jobTitle] = [cardText(contact.name), cardText(contact.company), cardText(contact.job_title)]
  const [email, phone, address] = [cardText(contact.email), cardText(contact.phone), cardText(contact.address)]
  const url = cardUrl(contact.page_url)
  if (contact.kind === 'person' && name) {
    const { given, family } = nameParts(name)
    card.addFullName(name).addName({ familyName: family, givenName: given })
  } else card.addFullName(company ?? name ?? email ?? phone ?? 'Contact').addCustomProperty(NAME_OF_NOBODY)
  if (company) card.addCompany({ name: company })
  if (jobTitle) card.addJobtitle(jobTitle)
  if (email) card.addEmail({ address: escapeCardValue(email), type: ['work'] })
  if (phone) card.addPhoneNumber({ number: escapeCardValue(phone), type: ['work'] })
  if (address) card.addAddress({ street: address, type: ['work'] })
  if (url) card.addUrl({ url })
  return card.toString()
}
