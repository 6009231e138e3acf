import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { foldName } from '../names/fold-name.ts'
import { givenName } from '../names/given-names.ts'
import { isHonorific, isRoleWord } from '../names/vocabulary.ts'
import type { Page } from '../page.ts'
import { WordPattern } from '../word-pattern.ts'
import { capitalRunEnd } from './capital-run.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import { LEADS_FIRM, OF_IN_TEXT } from './employers.ts'
import { hasOwnWord } from './kind-words.ts'
import { type ListMember, readList, withLastTwo } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'

const NAMES_MAX = 30
const LEADS = patternsOfLanguages(({ organisationSentences }) => organisationSentences?.leads?.speakers)
/** Words that precede an organisation someone speaks for, worked for or studied at, by first letter. */
const speakersWith = (first: string) =>
  LEADS.flatMap((leads) => leads.split(BETWEEN_GROUPS)).filter((lead) => lead.charAt(0).toLowerCase() === first)
// Bounded: it only reads facts.
const BETWEEN_GROUPS = /\|(?![^(]*\))/
const SPEAKER = new WordPattern(
  (first) => {
    const leads = speakersWith(first).join('|')
    return leads === '' ? null : compilePattern(`(?:${leads}) (?:(?:the|la|le|el|de|het|den) |l['’])?(?=\\p{Lu})`, 'uy')
  },
  () => wordsOfLanguages(({ organisationSentences }) => organisationSentences?.leads?.speakerWords),
  { isExact: true },
)

/**
 * Finds organisations that have a spokesperson or where someone worked or studied, whatever their names:
 * `a spokesperson for the ELV said`, `her career at ELV`.
 */
export function findSpokenFor(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: lead, index } of SPEAKER.matchesIn(page)) {
    const start = index + lead.length
    const end = nameEnd(text, start)
    if (end !== null) found.push(kindWordMention(text, start, end))
    if (found.length >= NAMES_MAX) break
  }
  return [...found, ...foundedFirms(text)]
}

/** The end of a name that a person works for, which begins at an offset, or null. */
function nameEnd(text: string, start: number): number | null {
  const end = capitalRunEnd(text, start)
  const name = text.slice(start, end)
  const [first = '', ...others] = wordsOf(name)
  const phrase = [first, ...others].join(' ')
  if (first === '' || isPersonal(foldName(first)) || isGeneric([first, ...others])) return null
  if (!END.test(text.slice(end, end + 3))) return null
  if (!hasOwnWord(name) && !/^\p{Lu}{2,}$/u.test(name)) return null
  return countryOfCity(phrase) || countryNamed(phrase) || lookOf(name) === 'person' ? null : end
}

/** Finds the firms of a sentence's founders and owners: `She is the founder of Elmaya, Oak Trust and Quarry Books.` */
function foundedFirms(text: string): CompanyMention[] {
  const found: CompanyMention[] = []
  for (const { 0: of, index } of text.matchAll(OF_IN_TEXT)) {
    if (!LEADS_FIRM.test(text.slice(Math.max(0, index - ROLE_LENGTH_MAX), index))) continue
    const start = index + of.length
    const members = withLastTwo(readList(text.slice(start, start + LIST_LENGTH_MAX)))
    const end = nameEnd(text, start)
    if (members.length > 2 && members.some(({ isOrganisation }) => isOrganisation))
      found.push(
        ...members.filter(isFirm).map(({ name, at }) => kindWordMention(text, start + at, start + at + name.length)),
      )
    else if (end !== null && givenName(foldName(text.slice(start, end))) === 'unknown')
      found.push(kindWordMention(text, start, end))
    if (found.length >= NAMES_MAX) break
  }
  return found
}
const ROLE_LENGTH_MAX = 30
const LIST_LENGTH_MAX = 300
const isFirm = ({ name, isOrganisation }: ListMember) => isOrganisation || lookOf(name) === 'name'

/** What may follow a name: the rest of the sentence, or its end. */
const END = /^(?:$|[\n,.;:)]| [\p{Ll}(–-]|[’']s )/u

/** `spokesman for Mr Roe`, `for Mayor Roe` */
const isPersonal = (word: string) => isHonorific(word) || isRoleWord(word)
