import { foldName } from '../names/fold-name.ts'
import { isRoleWord } from '../names/vocabulary.ts'
import { elementAt, type Page } from '../page.ts'
import type { Place, PlaceIndex } from '../places.ts'
import { careerWords } from './career-words.ts'
import type { CompanyMention } from './mention.ts'

/** What connects a person to the company that follows: `Jane Roe of Acme Ltd`. */
const LEAD = new RegExp(`^,? (?:(?:${careerWords('origins')}|${careerWords('workplaces')}) (?:the |der |dem )?)`)

/** `Jane Roe Partner, Acme LLP` */
const ROLE = /^,? ([^,]{2,50}), /
const roleBefore = (rest: string) => {
  const [lead, role] = ROLE.exec(rest) ?? []
  return role?.split(/[\s/-]/).some((word) => isRoleWord(foldName(word))) ? lead : undefined
}

/** `<b>Jane Roe</b> Acme Ltd` */
const NEXT_THING = /^ (?=\p{Lu}[^\s]* \S)/u
const markedOff = (page: Page, { start, end }: Place, rest: string) =>
  elementAt(page, start)?.end === end ? NEXT_THING.exec(rest)?.[0] : undefined

/** Removes the person at the start of a mention, whose capitalised words were read as part of the company's name. */
export function behindPerson(page: Page, mention: CompanyMention, people: PlaceIndex): CompanyMention {
  const { start, end, kind } = mention
  if (start === null || end === null || kind !== 'legal-form') return mention
  const person = people.after(start)
  if (!person || person.end >= end) return mention
  const rest = page.text.slice(person.end, end)
  const lead = LEAD.exec(rest)?.[0] ?? roleBefore(rest) ?? markedOff(page, person, rest)
  if (lead === undefined) return mention
  const companyStart = person.end + lead.length
  return { ...mention, name: page.text.slice(companyStart, end), start: companyStart }
}
