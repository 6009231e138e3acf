import { fold } from '../../lib/fold.ts'
import { isAnd } from '../and-words.ts'
import { memoize } from '../memoize.ts'
import { foldName } from '../names/fold-name.ts'
import { personPatterns } from '../names/person-patterns.ts'
import { isMemberWord } from '../names/role-texts.ts'
import {
  isDepartmentQualifier,
  isDepartmentWord,
  isDutyWord,
  isPlainWord,
  isRoleWord,
  isTitleAdjective,
  isTitleWord,
} from '../names/vocabulary.ts'
import { wordsOf } from './company-key.ts'
import { ARTICLES, isKindOfOrganisation } from './company-words.ts'
import { isKind, isPlace } from './kind-words.ts'
import { isRole, lookOf } from './name-looks.ts'

/** A job title and the organisation that follows it without a separator: `Chair Elmtal Ltd`. */
export interface TitledFirm {
  readonly title: string
  readonly firm: string
  /** Offset of the firm in the text. */
  readonly start: number
  /** Whether the firm says by itself that it is an organisation; otherwise its list has to. */
  readonly isClear: boolean
}

/** Limits: characters and words of a text, words before the noun of a title, and texts whose answer is kept. */
const LENGTH_MAX = 110
const WORDS_MAX = 14
const BEFORE_NOUN_MAX = 6
const TEXTS_MAX = 2_000

interface Word {
  readonly text: string
  readonly folded: string
  readonly start: number
  readonly end: number
}

/**
 * Returns the titles of a text with the organisations that directly follow them: `Senior Director Sales Elm Group`,
 * `Chair Elmtal and Vice President Oakford Ltd`. Empty if nothing may be an organisation, as in `Head of Sales`,
 * `Director Europe` and `Manager Sales & Service`, or if a preposition or a comma leads to it.
 */
export const titledFirms: (text: string) => readonly TitledFirm[] = memoize(read, TEXTS_MAX)

function read(text: string): readonly TitledFirm[] {
  if (text.length > LENGTH_MAX || /[,;:|/()@\n\t]/.test(text)) return []
  const words = wordsIn(text)
  if (words.length < 2 || words.length > WORDS_MAX) return []
  const found: TitledFirm[] = []
  let titleFrom = 0
  for (const [from, to] of stretchesOf(words)) {
    const end = endOfTitle(words, from, to)
    if (end === null) return []
    // "Chair and CEO Elmtal": both are titles in one firm.
    if (end === to) continue
    const firm = text.slice(words[end]!.start, words[to - 1]!.end)
    const kind = kindOf(firm)
    if (kind === null || isTrade(text.slice(words[from]!.start, words[end - 1]!.end), text)) return []
    const title = text.slice(words[titleFrom]!.start, words[end - 1]!.end)
    found.push({ title, firm, start: words[end]!.start, isClear: kind === 'clear' })
    titleFrom = to + 1
  }
  return found
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[^\s]+/g)].map(({ 0: word, index }) => ({
    text: word,
    folded: foldName(word).replace(/(?<![.,])[.,]+$/, ''),
    start: index,
    end: index + word.length,
  }))
}

/** The stretches between those words for `and` behind which another title begins. */
function stretchesOf(words: readonly Word[]): [from: number, to: number][] {
  const stretches: [number, number][] = []
  let from = 0
  for (let at = 1; at < words.length - 1; at++) {
    if (!isAnd(words[at]!.text) || nounOf(words, from, at) === null || !beginsTitle(words, at + 1)) continue
    stretches.push([from, at])
    from = at + 1
  }
  return [...stretches, [from, words.length]]
}

/** Whether a title with its noun begins at a word, behind nothing but ranks: `Vice President`; not `Partner` alone. */
function beginsTitle(words: readonly Word[], from: number): boolean {
  const noun = words.findIndex((word, at) => at >= from && !isRank(word))
  return noun > 0 && isNoun(words[noun]!) && !(noun === from && noun === words.length - 1)
}

/** Words before the noun of a title: `Senior`, `Vice`, `Chief`, `Creative`. */
const isRank = (word: Word) =>
  !isNoun(word) && (isTitleWord(word.folded) || isPlainWord(word.folded) || isDepartmentWord(word.folded))
const isNoun = ({ text, folded }: Word) => isRole([text]) || isRoleWord(folded) || isMemberWord(folded)

/** Returns where the title ends that a stretch begins with, or null if it begins with none or goes on in a sentence. */
function endOfTitle(words: readonly Word[], from: number, to: number): number | null {
  const noun = nounOf(words, from, to)
  if (noun === null) return null
  let end = noun + 1
  while (end < to) {
    const { text, folded } = words[end]!
    const isJoined = isAnd(text) || isDepartmentQualifier(folded)
    if (/^\p{Ll}/u.test(text) || text === '&') {
      // "Head of Sales", "Sales and Service", but "Partner & Lind" and "Head of the Elm Group" have no such rest.
      const next = end + 1
      if (next >= to || !isJoined || !isOfTitle(words, next)) return isTitleWord(folded) ? end + 1 : null
      end = next + 1
    } else if (isOfTitle(words, end)) end++
    else break
  }
  return end
}

/** Returns the index of the title's noun: the first, behind ranks or, after `Chief`, what somebody is chief of. */
function nounOf(words: readonly Word[], from: number, to: number): number | null {
  const isOpen = isTitleWord(words[from]!.folded)
  for (let at = from; at < Math.min(to, from + BEFORE_NOUN_MAX + 1); at++) {
    if (isNoun(words[at]!)) return at
    if (!isOpen && !isRank(words[at]!)) return null
  }
  return null
}

/** Whether a word behind a title's noun belongs to the title: another title, a department, or the region of one. */
function isOfTitle(words: readonly Word[], at: number): boolean {
  const { text, folded } = words[at]!
  if (ARTICLES.has(folded)) return false
  if (isNoun(words[at]!) || isTitleWord(folded) || isTitleAdjective(folded)) return true
  if (isDutyWord(folded) || isDepartmentQualifier(folded)) return true
  // "Director Electrical Engineering Elmtal", but not "Director Elmtal Marketing Group"
  const [next, last] = words.slice(at + 1, at + 3)
  if (next && last && isDutyWord(next.folded) && !isKind(last.text)) return true
  return at > 0 && isPlace(fold(text)) && isRegionOf(words, at)
}

/** `Sales Spain & Portugal`: places behind a department are its region; `London School` begins a name. */
function isRegionOf(words: readonly Word[], at: number): boolean {
  let before = at - 1
  while (before > 0 && (isAnd(words[before]!.text) || isPlace(fold(words[before]!.text)))) before--
  return isDepartmentWord(words[before]!.folded)
}

/** What may follow a title: an organisation, or a name, also like a person's, that only its list may make one. */
function kindOf(firm: string): 'clear' | 'likely' | null {
  const look = lookOf(firm)
  if (look === 'organisation') return 'clear'
  if (!/\p{L}{2}/u.test(firm) || /\d/.test(firm)) return null
  return look === 'name' || look === 'person' || isPartnership(firm) ? 'likely' : null
}

/**
 * Whether a title of one word is rather a trade that begins the name of a firm: `Physio Elmtal`, `Architekt Ulmen
 * GmbH`, but not `Geschäftsführer Ulmen GmbH`.
 */
function isTrade(title: string, text: string): boolean {
  if (title.includes(' ')) return false
  if (isKindOfOrganisation(wordsOf(title))) return true
  return lookOf(text) === 'organisation' && !(isTopRole(title) || SPEAKS_FOR.test(foldName(title)))
}
/** `CEO` */
const isTopRole = (title: string) => title.length < 5 && title === title.toUpperCase()
/** Titles of people who speak for an organisation. */
const SPEAKS_FOR = new RegExp(`^(?:[^ ]*-)?(?:${personPatterns('visitors', 'spokespeople')})$`)

/** Whether a text names a firm after its partners without naming them all: `Roe & Partner`. */
export function isPartnership(text: string): boolean {
  const [first = '', and, last = '', ...others] = text.split(' ')
  const isOwn =
    /^\p{Lu}\p{Ll}/u.test(first) && ![isTitleWord, isDutyWord, isPlainWord].some((is) => is(foldName(first)))
  return and === '&' && others.length === 0 && isOwn && /^\p{Lu}/u.test(last) && isRoleWord(foldName(last))
}
