import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { WordPattern } from '../word-pattern.ts'
import { type ListMember, readList, withLastTwo } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'

/** Plural nouns for organisations: `companies`. */
const nouns = [...new Set(wordsInTexts(({ examples }) => examples?.nouns))].sort(
  (one, other) => other.length - one.length,
)
const NOUN = new WordPattern(
  (first) => {
    const words = nouns.filter((word) => word.startsWith(first))
    return words.length > 0 ? compilePattern(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'iuy') : null
  },
  () => nouns,
  { isExact: true },
)
const LEAD = compilePattern(`^,? \\(?(?:${patternInTexts(({ examples }) => examples?.leads)}):? (?=\\S)`, 'u')
const LEAD_LENGTH_MAX = 40
const LIST_LENGTH_MAX = 400
const NAMES_MAX = 60
const NAMED: ReadonlySet<NameLook> = new Set(['organisation', 'name'])

/**
 * Finds organisations that a sentence gives as examples, whatever their names: `companies such as Elmsoft and Valetek`.
 * The pattern is from Hearst, Automatic Acquisition of Hyponyms from Large Text Corpora, 1992.
 */
export function findExamples(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: noun, index } of NOUN.matchesIn(page)) {
    if (found.length >= NAMES_MAX) break
    const behind = index + noun.length
    const lead = LEAD.exec(text.slice(behind, behind + LEAD_LENGTH_MAX))?.[0]
    if (lead === undefined) continue
    const start = behind + lead.length
    for (const { name, at } of examplesOf(text.slice(start, start + LIST_LENGTH_MAX)))
      found.push(kindWordMention(text, start + at, start + at + name.length))
  }
  return found
}

/** The names of a list, also behind an `or`; a single one must say that it is an organisation: `firms like Elmsoft Ltd`. */
function examplesOf(text: string): ListMember[] {
  const members: ListMember[] = []
  for (let from = 0; from < text.length; ) {
    const listed = readList(text.slice(from))
    members.push(...withLastTwo(listed).map((member) => ({ ...member, at: from + member.at })))
    const last = listed.at(-1)
    const end = last ? from + last.at + last.name.length : text.length
    from = end + (OR.exec(text.slice(end, end + OR_LENGTH_MAX))?.[0].length ?? text.length)
  }
  const isList = members.length > 1
  return members.filter(({ name, isOrganisation }) => isOrganisation || (isList && NAMED.has(lookOf(name))))
}
const OR = compilePattern(
  `^,? (?:${wordsOfLanguages(({ contactTexts }) => contactTexts?.numbers?.disjunctions).join('|')}) `,
  'u',
)
const OR_LENGTH_MAX = 12
