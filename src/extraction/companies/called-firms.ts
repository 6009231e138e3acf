import type { NounsBeforeNames } from '../../facts/organisation-sentences.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { AND_WORDS } from '../and-words.ts'
import { foldName } from '../names/fold-name.ts'
import { isHonorific, isPlainWord, isRoleWord } from '../names/vocabulary.ts'
import type { Page } from '../page.ts'
import { isCapitalCode } from '../word-index.ts'
import { WordPattern } from '../word-pattern.ts'
import { capitalRunEnd } from './capital-run.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'

const nounsOf = (kind: keyof NounsBeforeNames) =>
  new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.nouns?.[kind]))
/** Nouns for restaurants, hotels and shops, which a name follows: `chef del restaurante Roe`. */
const VENUE_NOUNS: ReadonlySet<string> = nounsOf('venues')
const VENUE_PEOPLE = patternsOfLanguages(({ organisationSentences }) => organisationSentences?.nouns?.venuePeople)
/** Words before a venue that say whose it is or who works there. */
const OF_VENUE = compilePattern(
  `(?:^|[^\\p{L}])(?:${VENUE_PEOPLE.join('|')}|\\p{Lu}\\p{L}+),? ` +
    "(?:de la|du|del?|dell[’'a]|do|da|of (?:the )?|vom|der) ?$",
  'u',
)
const QUOTED_NOUNS = nounsOf('quoted')
const SPELLINGS = [...new Set([...nounsOf('firms'), ...VENUE_NOUNS, ...QUOTED_NOUNS])]
const NOUN = new WordPattern(
  (first) => {
    const nouns = SPELLINGS.filter((noun) => noun.startsWith(first))
    return nouns.length > 0 ? compilePattern(`(?<=\\p{L}[ ’']|\\()(?:${nouns.join('|')}) (?=[\\p{Lu}“„«])`, 'uy') : null
  },
  () => SPELLINGS,
  { isExact: true },
)
const NAMES_MAX = 60
const LEAD_LENGTH_MAX = 40
/** What may follow a name: the rest of the sentence, or its end. */
const END = /^(?:$|[\n,.;:)]| [\p{Ll}(]|[’']s )/u

/**
 * Finds firms without a legal form that a sentence introduces as a firm:
 * `the Leeds engineering firm Elm Rotating Machines`, `the shops “Elm” and “La Valette”`.
 */
export function findCalledFirms(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: noun, index } of NOUN.matchesIn(page)) {
    if (found.length >= NAMES_MAX) break
    const start = index + noun.length
    const quoted = quotedNames(text, start)
    found.push(...quoted)
    if (quoted.length > 0 || QUOTED_NOUNS.has(noun.trimEnd()) || !isCapitalCode(text.charCodeAt(start))) continue
    const end = capitalRunEnd(text, start)
    const name = text.slice(start, end)
    const isNamed = VENUE_NOUNS.has(noun.trimEnd())
      ? OF_VENUE.test(text.slice(Math.max(0, index - LEAD_LENGTH_MAX), index)) && isVenueName(name)
      : isName(name)
    if (!isNamed || !END.test(text.slice(end, end + 3))) continue
    found.push(kindWordMention(text, start, end))
  }
  return found
}

/**
 * Returns the names in quotation marks that a noun introduces, also further ones that a comma or conjunction joins:
 * `the shops “Elm” and “La Valette”`.
 */
function quotedNames(text: string, from: number): CompanyMention[] {
  const found: CompanyMention[] = []
  for (let at = from; found.length < QUOTED_MAX; ) {
    const quotation = QUOTED.exec(text.slice(at, at + QUOTED_LENGTH_MAX))
    const { mark = '', name = '' } = quotation?.groups ?? {}
    if (quotation === null || !isQuotedName(name)) break
    const start = at + mark.length
    found.push(kindWordMention(text, start, start + name.length))
    const end = at + quotation[0].length
    const next = NEXT_QUOTED.exec(text.slice(end, end + AND_LENGTH_MAX))
    if (next === null) break
    at = end + next[0].length
  }
  return found
}
const QUOTED_MAX = 6
const QUOTED_LENGTH_MAX = 60
const AND_LENGTH_MAX = 16
const QUOTED = /^(?<mark>[“„«] ?)(?<name>[\p{Lu}\p{N}][^“”„«»"\n.!?:;]{1,48}?) ?[”“»]/u
const NEXT_QUOTED = compilePattern(`^ ?(?:,|,? (?:${AND_WORDS})) (?=[“„«])`, 'u')

const isQuotedName = (name: string) => QUOTED_LOOKS.has(lookOf(name)) && !isGeneric(wordsOf(name))
const QUOTED_LOOKS: ReadonlySet<NameLook> = new Set(['organisation', 'name', 'person', 'other'])

/**
 * Whether a name has at least two words and is not made of generic words and roles: neither `company Christmas Party`
 * nor `firm Director Jane Roe`.
 */
function isName(name: string): boolean {
  const words = wordsOf(name)
  const [first = ''] = words
  if (words.length < 2 || isRoleWord(first) || isHonorific(first) || isGeneric(words)) return false
  return (
    name.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !isPlainWord(foldName(word))).length * 2 >= words.length
  )
}

/** Accepts `restaurante Roe`, but neither `restaurante Madrid` nor `hotel Manager`. */
function isVenueName(name: string): boolean {
  const words = wordsOf(name)
  const isPlain = name.split(' ').every((word) => isPlainWord(foldName(word)))
  return (
    name.length > 2 && !isPlain && !isRoleWord(words[0] ?? '') && !countryOfCity(words.join(' ')) && !isGeneric(words)
  )
}
