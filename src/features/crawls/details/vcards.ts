import VCard from 'vcard-creator'
import type { CrawlContact } from '../../../contracts/crawl-details.ts'

/** Contacts as one file of vCards 3.0 (RFC 2426), which every address book reads. */
export const toVCards = (contacts: readonly CrawlContact[]): string => contacts.map(toVCard).join('')

function toVCard(contact: CrawlContact): string {
  const card = new VCard()
  const { kind, name, company, job_title, email, phone, address, page_url } = contact
  if (kind === 'person' && name) {
    const words = name.split(' ')
    card.addFullName(name).addName({ familyName: words.at(-1) ?? name, givenName: words.slice(0, -1).join(' ') })
  } else card.addFullName(company ?? name ?? email ?? phone ?? 'Contact')
  if (company) card.addCompany({ name: company })
  if (job_title) card.addJobtitle(job_title)
  if (email) card.addEmail({ address: email, type: ['work'] })
  if (phone) card.addPhoneNumber({ number: phone, type: ['work'] })
  if (address) card.addAddress({ street: address, type: ['work'] })
  if (page_url) card.addUrl({ url: page_url })
  return card.toString()
}
