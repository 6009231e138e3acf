import type { Page } from '../page.ts'
import { WordPattern } from '../word-pattern.ts'
import { areListed, readList, withLastTwo } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'

const VERB =
  `(?: (?:\\p{Ll}+ )?(?:${patternInTexts(({ clients }) => clients?.verbs)}))?` +
  `(?: (?:${patternInTexts(({ clients }) => clients?.adverbs)}))?`
const BEHIND_MANY = new RegExp(`${VERB} ?: |${VERB} (?=\\S)`, 'iuy')
const BEHIND_LABEL = / ?: |(?<=c\/o) /iuy
/** Plural nouns for clients and sponsors, which a list follows. */
const many = new Set(wordsInTexts(({ clients }) => clients?.nouns))
/** Labels for clients, operators, funders and builders: `Bauherr: Stadt Elmau`. */
const labels = new Set(wordsInTexts(({ clients }) => clients?.labels, '|'))
/**
 * Words and the joint after them are matched separately: in one pattern per letter the joint would be compiled a dozen
 * times.
 */
const heads = [...many, ...labels].sort((one, other) => other.length - one.length)
const HEAD = new WordPattern(
  (first) => {
    const words = heads.filter((word) => word.startsWith(first))
    return words.length > 0 ? new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?!\\p{L})`, 'iuy') : null
  },
  () => heads,
  { isExact: true },
)
/** The joint for a name in apposition instead of a list: `our client Acme`. */
const NO_LIST = ' '
const LIST_LENGTH_MAX = 400
const NAMES_MAX = 60
/** This many names in a row form a list, even when none has an organisation word. */
const LISTED_MIN = 3
/** Prefilter: a name begins with a capital or a number, after an article at most. */
const MAY_NAME = /^(?:\p{L}{1,12}[ ’'])?(?:\p{Ll}{3,12} )?["“„«]?(?:\p{Lu}|\p{N}|\p{Ll}{1,2}\p{Lu})/u
const FIRST_LOOK = 30
/**
 * Finds the organisations in lists within sentences (`Our clients include Elm Vale Council and Acme Ltd`) and after
 * labels (`Client: Elm Vale Council`).
 */
export function findListedClients(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: head, index } of HEAD.matchesIn(page)) {
    if (found.length >= NAMES_MAX) break
    const behind = behindHead(text, head.toLowerCase(), index + head.length)
    if (behind === null) continue
    const start = index + head.length + behind.length
    if (!MAY_NAME.test(text.slice(start, start + FIRST_LOOK))) continue
    const items = withLastTwo(readList(text.slice(start, start + LIST_LENGTH_MAX)))
    const opensList = many.has(head.toLowerCase()) && behind !== NO_LIST
    const named = items.filter(({ name, isOrganisation }) => isOrganisation || lookOf(name) === 'name').length
    const isList =
      opensList &&
      items.length > 1 &&
      (items.some(({ isOrganisation }) => isOrganisation) || (items.length >= LISTED_MIN && named === items.length))
    const areAll = isList && areListed(items)
    for (const { name, at, isOrganisation } of items) {
      const look = lookOf(name)
      if ((isOrganisation && look !== 'other' && look !== 'person') || (isList && look === 'name') || areAll)
        found.push(kindWordMention(text, start + at, start + at + name.length))
    }
  }
  return found
}

/** Returns the joint between a list word and the name after it (` include `, `: `), or null without one. */
function behindHead(text: string, head: string, at: number): string | null {
  for (const [heads, pattern] of [
    [many, BEHIND_MANY],
    [labels, BEHIND_LABEL],
  ] as const) {
    pattern.lastIndex = at
    const behind = heads.has(head) ? pattern.exec(text) : null
    if (behind) return behind[0]
  }
  return null
}
