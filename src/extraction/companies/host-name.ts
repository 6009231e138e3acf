import { parse } from 'tldts'
import type { Page } from '../page.ts'
import { wordsOfPage } from '../word-pattern.ts'
import { companyKey } from './company-key.ts'
import type { CompanyMention } from './mention.ts'
import { lookOf } from './name-looks.ts'
import { segmentsOf } from './owner-metadata.ts'
import { isPlatform } from './platforms.ts'
import { readSiteDomain } from './site-domain.ts'
import { SpelledLabel } from './spelled-label.ts'

const LABEL_LENGTH_MIN = 3
const LABEL_LENGTH_MAX = 30
const FAMILY_LENGTH_MIN = 4
/** Minimum letters that begin both a person's name and a label: `janeroelaw`. */
const BEGINNING_MIN = 6
const TEXT_MAX = 20_000
const WEIGHT = 0.7
/** Suffixes of universities: `edu`, `ac.uk`. */
const ACADEMIC = /^(?:edu|ac)(?:\.|$)/

/**
 * Names the owner of a page after its address, for pages that show a mailbox of its own and say nowhere else
 * whose they are: `Elmkitchen` for
 * `elmkitchen.com`, or as the page writes it. An address below a shared host (`jane.blogspot.com`), one that a person's
 * name spells and one that universities share with their members say nothing about an organisation.
 *
 * @param people the keys of the people on the page
 */
export function nameOfHost(page: Page, people: ReadonlySet<string>): CompanyMention | null {
  const domain = readSiteDomain(page.url)
  const { isPrivate, publicSuffix } = parse(page.url, { allowPrivateDomains: true })
  if (domain === null || isPrivate || ACADEMIC.test(publicSuffix ?? '')) return null
  const { label, hyphenated } = domain
  if (label.length < LABEL_LENGTH_MIN || label.length > LABEL_LENGTH_MAX || !/[a-z]/.test(label)) return null
  const titled = segmentsOf(page.title).filter((segment) => lookOf(segment) === 'person')
  const isPersons = [...people, ...titled.map(companyKey)].some((person) => isOfPerson(label, person))
  if (isPersons || isPlatform(label)) return null
  const name = writtenName(page, label) ?? hyphenated.split('-').map(capitalised).join(' ')
  return { name, kind: 'domain', method: 'text', weight: WEIGHT, start: null, end: null, rules: ['companies.host'] }
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whether a label is a person's name or family name, abbreviates the given name or begins like it: `roe`, `janeroe`, `jroe`. */
const isOfPerson = (label: string, person: string) =>
  label.includes(person) ||
  (label.length >= BEGINNING_MIN && person.startsWith(label.slice(0, BEGINNING_MIN))) ||
  (label.length >= FAMILY_LENGTH_MIN &&
    (person.endsWith(label) || (person.endsWith(label.slice(1)) && person[0] === label[0])))

/** How the title or the text spells a label with capitals. */
function writtenName(page: Page, label: string): string | null {
  const spelled = new SpelledLabel(label)
  const spelledIn = (text: string, starts: Iterable<number>) => {
    for (const start of starts) {
      if (start >= TEXT_MAX) break
      const end = spelled.endAt(text, start)
      if (end >= 0 && /^\p{Lu}/u.test(text.slice(start, end))) return text.slice(start, end)
    }
    return null
  }
  const { title } = page
  const starts = [...title.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)].map(({ index }) => index)
  return spelledIn(title, starts) ?? spelledIn(page.text, wordsOfPage(page).starts)
}
