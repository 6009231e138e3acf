import type { Page } from '../page.ts'
import type { PlaceIndex } from '../places.ts'
import type { CompanyMention } from './mention.ts'

/** What leads from a person to the company behind: `Jane Roe of Acme Ltd`. */
const LEAD = /^,? (?:(?:of|at|from|with|bei|von|vom|chez|hos|presso) (?:the |der |dem )?)/

/** A mention without the person whom it starts with: the capitals of both read as one name. */
export function behindPerson({ text }: Page, mention: CompanyMention, people: PlaceIndex): CompanyMention {
  const { start, end, kind } = mention
  if (start === null || end === null || kind !== 'legal-form') return mention
  const person = people.after(start)
  if (!person || person.end >= end) return mention
  const lead = LEAD.exec(text.slice(person.end, end))
  if (!lead) return mention
  const companyStart = person.end + lead[0].length
  return { ...mention, name: text.slice(companyStart, end), start: companyStart }
}
