import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { isSameSite } from '../../lib/url.ts'
import { isAnd } from '../and-words.ts'
import { foldName } from '../names/fold-name.ts'
import { isPlainWord, isRoleWord } from '../names/vocabulary.ts'
import { closest, elementAt, type Page } from '../page.ts'
import { NAME_STOPS } from './company-words.ts'
import {
  hasOwnWord,
  isClearKind,
  isDepartmentOfPlace,
  isDistinctive,
  isHeadKind,
  isHouseKind,
  isHouseOfPlace,
  isNamedAround,
  isNamedBehindHead,
  isNamedByPlace,
  isPlace,
  isSentenceKind,
  isSmallKind,
  isSubjectKind,
  isTitleKind,
} from './kind-words.ts'
import { lookOf } from './name-looks.ts'

const AROUND = 40
/** Organisation words that also name alliances of states, competitions and places: `European Union`, `West Bank`. */
const OTHER_KINDS =
  /(?:Champions|Premier|Major) League$|(?:Europ\p{Ll}+|African|Soviet) Union$|(?:West|East|South) Bank$/u
/** Whether a name with an organisation word is that of an alliance of states, a competition or a place. */
export const isAlliance = (name: string) => OTHER_KINDS.test(name)

/** `Proceedings of the Elm Academy`: a publication of the organisation. */
const PUBLICATION = /^(?:Proceedings|Journal|Annals) of |^(?:Members?|Friends|Board) of /
/** `Attending College`, `Attending a University` */
const DOING = /^\p{Lu}\p{Ll}+ing \S+$/u

/** `Northern Wildlife Trust`: at least two capitalised words before the organisation word, though none is a name alone. */
export const isTitled = (name: string) => TITLED.test(name) && isTitleKind(name.slice(name.lastIndexOf(' ') + 1))
const isTitledKind = (name: string, kind: string) =>
  isDistinctive(name) && (name.endsWith(` ${kind}`) ? isTitleKind(kind) && isTitled(name) : isOnSubject(name, kind))
/** `Museum of Modern Craft` */
const isOnSubject = (name: string, kind: string) =>
  isSubjectKind(kind) && ON.test(name.slice(kind.length)) && (name.split(' ').length > 3 || MINISTRY.test(kind))
const ON = /^ (?:of|für|des|der|de) (?:la )?\p{Lu}/u
const MINISTRY = /^(?:Ministry|(?:Bundesm|M)inisterium|Ministerio)$/
const TITLED = /^(?:\p{Lu}[\p{L}’'-]+ ){2,5}\p{Lu}\p{L}+$/u
/** A sentence before a name: `studied at the`, `, and the`, `the “`. */
const BEFORE = /(?:^|[^\p{L}])\p{Ll}[\p{L}’']{0,30}(?: \p{Lu}?\p{Ll}{1,2}| [Tt]he)?,? ["“„«(]?$/u
/** `runs a Creative Design Agency`: what it is, not what it is called. */
const INDEFINITE = /(?<!\p{L})(?:an?|une?|ein|una) $/iu
const OF = /^(?:of|de|di|von|van|zu) /
const isOf = (word: string) => OF.test(`${word} `)
/** What follows a name that begins a sentence: `’s plans`, ` opened`, ` (est. 1933) is`. */
const BEHIND = /^(?:[’']s|,)?(?: \([^()\n]{2,30}\))? \p{Ll}{2,}/u
const SENTENCE_BREAK = /[.!?…\n]["”»)]?\s/gu
let bystander: RegExp | undefined

/** Whether somebody studied or is a member at an organisation: `a degree from`, `members of the`. */
export function isBystander(before: string): boolean {
  bystander ??= compilePattern(`(?<!\\p{L})(?:${wordsOfLanguages((one) => one.memberships, '|').join('|')})`, 'u')
  let begin = 0
  for (const { 0: end, index } of before.matchAll(SENTENCE_BREAK)) begin = index + end.length
  return bystander.test(before.slice(begin).toLowerCase())
}

/**
 * Whether a sentence uses a name with an organisation word, so that it is neither an entry of a menu nor a heading:
 * `She joined the Elm Valley Institute.`
 *
 * @param kind the organisation word
 */
export function isInSentence(text: string, start: number, end: number, kind: string): boolean {
  const name = text.slice(start, end)
  const isHouse = isHouseKind(kind) || (kind === 'Department' && isDepartmentOfPlace(name))
  if (!isClearKind(kind) && (!(isHouse || isSentenceKind(kind)) || text[start + name.indexOf(kind) - 1] === '-'))
    return false
  const isOwn = isOwnName(name, kind)
  const isTitled =
    isTitledKind(name, kind) || (isHouse && (kind === 'Department' || (name.endsWith(kind) && isHouseOfPlace(name))))
  if (!(isOwn || isTitled) || isOther(name)) return false
  const before = text.slice(Math.max(0, start - AROUND), start)
  const isLedTo = BEFORE.test(before) && !(isHouse && INDEFINITE.test(before))
  if (!isLedTo && (isHouse || !BEHIND.test(text.slice(end, end + AROUND)))) return false
  const isNamed =
    lookOf(name) === 'organisation' || (isTitled && isLedTo) || (isOwn && (isClearKind(kind) || (isHouse && isLedTo)))
  return isNamed && !isBystander(before)
}

/** Whether a name says more than what kind of organisation it is of: a word of its own, a town, what it is about. */
function isOwnName(name: string, kind: string): boolean {
  const town = name.startsWith(`${kind} `) ? name.slice(kind.length + 1).replace(OF, '') : ''
  return (
    hasOwnWord(name) ||
    isNamedAround(name) ||
    isNamedByPlace(name) ||
    (town !== '' && isPlace(fold(town))) ||
    isNamedBehindHead(name, kind)
  )
}

const isOther = (name: string) => OTHER_KINDS.test(name) || PUBLICATION.test(name) || DOING.test(name)

/**
 * Whether a name with an institution's word is one without a sentence: in a list, in a heading, on a line of its own.
 *
 * @param kind the organisation word
 */
export function standsAlone(page: Page, start: number, end: number, kind: string): boolean {
  const name = page.text.slice(start, end)
  const isHead =
    isHeadKind(kind) && name.startsWith(`${kind} `) && !HEAD_GOES_ON.test(page.text.slice(end, end + AROUND))
  return (isClearKind(kind) || isHead || isSmallKind(kind)) && isOwnName(name, kind) && isApart(page, start, end, kind)
}

/**
 * Whether a name is neither part of a longer phrase nor an entry of a menu, and nobody is only a member there.
 *
 * @param kind the organisation word
 */
export function isApart(page: Page, start: number, end: number, kind: string): boolean {
  const { text } = page
  const name = text.slice(start, end)
  if (isOther(name) || isPhrase(name, kind)) return false
  const before = text.slice(Math.max(0, start - AROUND), start)
  const isCut =
    (before.endsWith(' ') && CUT.test(before.slice(0, -1).split(/\s/).at(-1)!)) ||
    GOES_ON.test(text.slice(end, end + AROUND))
  return !isCut && !isBystander(before) && !isInMenu(page, start)
}

/** `Home Services Group Elm Vale Bank Books`: a capitalised word before the name, other than an article (`Das`). */
const CUT = /^[("“„«]?\p{Lu}(?!\p{Ll}{0,2}$)[\p{L}’'.-]*$/u
/** `Associazione Culturale “Amici dell’Olmo”`, where the name follows; a phone, which is rather a branch's. */
const GOES_ON = /^(?: ?[\p{Lu}"“„«‘]|[,:]? ?[(+]?\d{2})/u

/** `Szkoła Podstawowa nr 5`, `Museo Civico al Lago`: what makes an ordinary name a particular one. */
const HEAD_GOES_ON = /^ \p{Ll}{1,3}\.? [\p{Lu}\d]/u

/** `Near Elm Valley Institute`, `Leaving Elm College`, `Museum Curator`, `VIP-Club`: more or less than a name. */
function isPhrase(name: string, kind: string): boolean {
  const [first = '', second, ...rest] = name.split(' ')
  if (second === undefined) return /^\p{Lu}+-/u.test(first)
  const folded = foldName(first)
  const last = foldName(rest.at(-1) ?? second)
  if (first === kind && !isOf(second) && (isRoleWord(last) || (isPlainWord(last) && !isPlace(last)))) return true
  return first.length < 2 || isAnd(second) || NAME_STOPS.has(folded) || (folded.endsWith('ing') && isPlainWord(folded))
}

/** Whether a text is an entry of a menu: a link in one, or to a page of the same website. */
function isInMenu(page: Page, at: number): boolean {
  const link = closest(elementAt(page, at), ({ tag }) => tag === 'a')
  if (link === null) return false
  const to = URL.parse(link.attributes.href ?? '', page.baseUrl)
  return (to !== null && isSameSite(to.href, page.url)) || closest(link, ({ tag }) => tag === 'nav') !== null
}
