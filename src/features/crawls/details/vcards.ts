import VCard from 'vcard-creator'
import type { CrawlContact } from '../../../contracts/crawl-details.ts'

/** What no value of a vCard may hold (RFC 6350 3.3), and what some readers end lines by as well; pages hold them by mistake. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Contacts as one file of vCards 3.0 (RFC 2426), which every address book reads. */
export const toVCards = (contacts: readonly CrawlContact[]): string => contacts.map(toVCard).join('')

function toVCard(contact: CrawlContact): string {
  const card = new VCard()
  const said = (value: string | null) => value?.replace(CONTROL, ' ').trim() || null
  const [name, company, jobTitle] = [said(contact.name), said(contact.company), said(contact.job_title)]
  const [email, phone, address] = [said(contact.email), said(contact.phone), said(contact.address)]
  const url = addressOf(contact.page_url)
  if (contact.kind === 'person' && name) card.addFullName(name).addName(partsOf(name))
  else card.addFullName(company ?? name ?? email ?? phone ?? 'Contact')
  if (company) card.addCompany({ name: company })
  if (jobTitle) card.addJobtitle(jobTitle)
  if (email) card.addEmail({ address: escapeValue(email), type: ['work'] })
  if (phone) card.addPhoneNumber({ number: escapeValue(phone), type: ['work'] })
  if (address) card.addAddress({ street: address, type: ['work'] })
  if (url) card.addUrl({ url })
  return card.toString()
}

/** Text in a value (RFC 2426 4). The library writes emails and numbers as they are given, and all else like this. */
const escapeValue = (text: string): string => text.replace(/[\\;,]/g, '\\$&')

/** An address of the web as it may stand in a card, where it is not text and so not escaped. */
function addressOf(url: string | null): string | null {
  const parsed = URL.parse(url ?? '')
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href.replaceAll('\\', '%5C') : null
}

/** The family name is the last word, with the particles in small letters before it: Ludwig | van Beethoven. */
function partsOf(name: string): { familyName: string; givenName: string } {
  const words = name.split(/\s+/)
  const particle = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word))
  const at = particle < 0 ? words.length - 1 : particle
  return { familyName: words.slice(at).join(' '), givenName: words.slice(0, at).join(' ') }
}
