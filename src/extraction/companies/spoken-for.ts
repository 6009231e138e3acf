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
/** Words that precede an organisation someone speaks for, worked for or studied at, by first letter. */
const SPEAKERS: Readonly<Record<string, string>> = {
  s: 'scientist at|studied at|spokes(?:man|woman|person|people) (?:for|from|at|of)|sprecher(?:in)? (?:de[rs]|vo[nm])|Sprecher(?:in)? (?:de[rs]|vo[nm])',
  p: 'post-?doc(?:toral \\p{L}+)? (?:at|with)|partner (?:at|of)|position at|porte-parole d(?:e|u|es)|portavoz del?|porta-voz d[aeo]|portavoce d(?:i|el|ella)',
  w: 'woordvoerder van|work(?:s|ed|ing)? (?:for|at)',
  j: 'joined|joining',
  r: 'rzecznik|rzeczniczka',
  c: 'consult(?:s|ed|ant|ing) (?:for|at|to)|career (?:with|at)|carrière chez|carrera en|carriera in|carreira na',
  k: 'Karriere bei|Karriere beim|karriär (?:på|hos)|karriere (?:hos|i)|kariera w',
  a: 'apprenticeship (?:with|at)',
  i: 'intern(?:ed|ship)? (?:with|at)',
  e: 'employed (?:at|by)|engineer at',
  t: 'talspersonen? för|talsperson for|talsmand for',
}
const WORDS =
  'spokesman spokeswoman spokesperson spokespeople Sprecher Sprecherin porte-parole portavoz porta-voz portavoce woordvoerder talsperson talspersonen talsmand rzecznik rzeczniczka ' +
  'career carrière carrera carriera carreira Karriere karriär kariera apprenticeship internship work works worked working joined joining consults consulted consultant consulting postdoc post-doc postdoctoral partner position intern interned employed engineer scientist studied'
const SPEAKER = new WordPattern(
  (first) =>
    SPEAKERS[first]
      ? new RegExp(`(?:${SPEAKERS[first]}) (?:(?:the|la|le|el|de|het|den) |l['’])?(?=\\p{Lu})`, 'uy')
      : null,
  () => WORDS.split(' '),
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
