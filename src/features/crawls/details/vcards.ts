import VCard from 'vcard-creator'
import type { CrawlContact } from '../../../contracts/crawl-details.ts'

/** What no value of a vCard may hold (RFC 6350 3.3); pages hold them by mistake. */
const CONTROL = /\p{Cc}/gu

/** Contacts as one file of vCards 3.0 (RFC 2426), which every address book reads. */
export const toVCards = (contacts: readonly CrawlContact[]): string => contacts.map(toVCard).join('')

function toVCard(contact: CrawlContact): string {
  const card = new VCard()
  const said = (value: string | null) => value?.replace(CONTROL, ' ').trim() || null
  const [name, company, jobTitle] = [said(contact.name), said(contact.company), said(contact.job_title)]
  const { kind, email, phone, page_url } = contact
  const address = said(contact.address)
  if (kind === 'person' && name) card.addFullName(name).addName(partsOf(name))
  else card.addFullName(company ?? name ?? email ?? phone ?? 'Contact')
  if (company) card.addCompany({ name: company })
  if (jobTitle) card.addJobtitle(jobTitle)
  if (email) card.addEmail({ address: email, type: ['work'] })
  if (phone) card.addPhoneNumber({ number: phone, type: ['work'] })
  if (address) card.addAddress({ street: address, type: ['work'] })
  if (page_url) card.addUrl({ url: page_url })
  return card.toString()
}

/** The family name is the last word, with the particles in small letters before it: Ludwig | van Beethoven. */
function partsOf(name: string): { familyName: string; givenName: string } {
  const words = name.split(/\s+/)
  const particle = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word))
  const at = particle < 0 ? words.length - 1 : particle
  return { familyName: words.slice(at).join(' '), givenName: words.slice(0, at).join(' ') }
}
