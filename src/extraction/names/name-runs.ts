import { LANGUAGES } from '../../facts/generated/languages.ts'
import type { FamilyJoin } from '../../facts/language.ts'
import { isKindOfOrganisation } from '../companies/company-words.ts'
import { isClearKind } from '../companies/kind-words.ts'
import { foldForm, formsOfCountries } from '../form-words.ts'
import { memoize } from '../memoize.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { withoutInflection } from './inflections.ts'
import { CAPITAL_PARTICLE, isVietnameseFamily, type NameWord, partOf } from './name-parts.ts'
import { isChildOf, isShortName } from './parent-words.ts'
import { isFamilyName, isHonorific, isNameSuffix } from './vocabulary.ts'

/** Adjacent words that may be one person's name. Offsets are positions in the source text. */
export interface NameRun {
  readonly start: number
  readonly end: number
  /** The words without particles, nicknames and honorifics. */
  readonly words: readonly NameWord[]
  /** The name in normal spelling: capitals lowered, nickname removed. */
  readonly value: string
}

/** Cache size. */
const WORDS_MAX = 10_000
const foldWord = memoize((word) => foldName(word.replace(/\.$/, '')), WORDS_MAX)

/** The context of a word, as bits. */
const PLACE = { first: 1, beforeCapital: 2, afterParticle: 4 } as const
const PLACE_FROM = 0x30
const partOfPlaced = memoize((placed) => {
  const place = placed.charCodeAt(0) - PLACE_FROM
  const word = placed.slice(1)
  const is = (bit: number) => (place & bit) !== 0
  return partOf(word, foldWord(word), is(PLACE.first), is(PLACE.beforeCapital), is(PLACE.afterParticle))
}, WORDS_MAX)
/** Cached `partOf`: the menus and headings of a site repeat the same words. */
const partOnce = (place: number, word: string) => partOfPlaced(String.fromCharCode(PLACE_FROM + place) + word)

/**
 * A capitalised word, or initials: "H.-J." or one that its name directly follows, "J.Roe". After a slash a name begins
 * only in a picture credit: "(Photo AFP/Jane Roe)".
 */
const WORD =
  /(?<![\p{L}\p{N}@#_\\&]|(?<!(?:[Pp]hoto|[Ff]oto|[Bb]ild|©)[^/\n]{1,30})\/)(?:\p{Lu}\.(?:[-‐‑]\p{Lu}\.|(?=\p{Lu}[\p{Ll}'’]))|\p{Lu}[\p{L}\p{M}'’`´]{0,30}(?:[-‐‑]\p{L}[\p{L}\p{M}'’]{0,30}){0,3}(?:\.ª\.?|\.(?!\p{L}{2})|(?![\p{L}\p{N}@_]|\.\p{L}{2})))/gu
/** Text allowed between two words of one name: a space, particles, an elided article, an Arabic article. */
const GAP =
  /^ (?:v(?:\. ?d\.|\/d) |ff\p{Ll}{3,9}-|(?:oude|olde|nieuwe|lutje|grote|le|la|lo|van|von|vom|zu|zum|zur|de|da|do|dos|das|di|del|della|delle|dello|dei|degli|dal|dalla|dalle|dai|du|des|af|av|auf|ter|ten|te|ver|bin|binti|binte|bint|bte?\.?|ibn|ben|abu|al|el|ul|ur|ap|in(?= (?:de|het |['’]t ))|ó|a\/[lp]|[sd]\/o) (?:(?:der|den|de|het|la|las|los|le|dem|['’]t|(?:hj|haji|hajah|dato['’]?|datuk)\.?) )?)?(?:(?:d|l|dell|dall|all|n|o)['’]|(?:al|el|ul|ad|as|ash|ar|an|az)-)?$/iu
/** Particles that turn an ordinary word into a family name: de La Tour, von Berg. */
const JOINING_PARTICLE =
  /^ (?:(?:de la|van|v\. ?d\.|v\/d|van de|van den|van der|van het|(?:van|in|op) ['’]t|ter|ten|von|von der|ó) |(?:d|dell|dall|all)['’])$/i
/** A hyphen between a married name and a birth name: "Ans Roe - de Wit". */
const BY_BIRTH = /^ ?[-–] ?(?:van |de |den |der |ter |ten |'t |’t ){1,3}$/
const NICKNAME =
  /^ ["“”„'‘’«(]([\p{L}.' -]{1,20})["”“'’»)] (?=\p{Lu}|(?:v[ao]n|de[rnl]?|di|da|du|dos|la|le|te[rn]|al|el) )/u
const NICKNAME_LENGTH_MAX = 26
/** Initials before the name they stand for: "M. (Marieke) van Dijk". */
const SPELLED_OUT = /\p{Lu}\.? \($/u
const POSSESSIVE = /['’`´]s?$/u
const SMALL_S = 0x73
const LAST_LETTER = 0x7a
/** The pattern is tried only for words that end in an `s` or a sign: most end in another letter. */
function withoutPossessive(word: string): string {
  const last = word.charCodeAt(word.length - 1)
  return last > APOSTROPHE && last <= LAST_LETTER && last !== SMALL_S && last !== BACKTICK
    ? word
    : word.replace(POSSESSIVE, '')
}
const APOSTROPHE = 0x27
const BACKTICK = 0x60
const ABBREVIATED = /(?:\p{Ll}\.|(?:^|[^\p{L}])\p{Ll}\. )$/u
/** Titles that are other words in a different case or spelling: di, ong, ba. */
const WRITTEN_TITLE = new Set(['DI', 'Ông', 'Bà', 'ÔNG', 'BÀ'])
/** Whether a name follows a title. Before a name in capitals only Vietnamese titles count: "ÔNG VĂN", but "DI VAN". */
const isBeforeName = (title: string, behind: string) =>
  /^ \p{Lu}\p{Ll}/u.test(behind) || (/^(?:ÔNG|BÀ)$/.test(title) && /^ \p{Lu}/u.test(behind))
const VIETNAMESE_WORD = /^\p{Lu}(?:\p{Ll}{1,5}|\p{Lu}{1,5})$/u
const HONORIFIC_LENGTH_MAX = 16
const NO_BREAKS: ReadonlySet<number> = new Set()

/**
 * Returns every run of capitalised words in `text`, cut at menu words, job titles and company words.
 *
 * @param offset position of `text` in the whole text, added to the offsets of the runs
 * @param breaks positions in the whole text where the markup separates the text on both sides
 * @param capitals positions in the whole text of the capitalised words of `text`, if known
 * @param familyJoin the word between two family names in the language of the page (`familyJoinOf`)
 */
export function readNameRuns(
  text: string,
  offset = 0,
  breaks = NO_BREAKS,
  capitals: readonly number[] | null = null,
  familyJoin: FamilyJoin | null = null,
): NameRun[] {
  const runs: NameRun[] = []
  let words: NameWord[] = []
  let start = 0
  let end = 0
  let nickname = ''
  let isClosed = false

  const flush = () => {
    const dropped = words.at(-1)?.isInitial ? lettersBehind(words, text.slice(end, end + CONTACT_AHEAD)) : 0
    if (dropped > 0) {
      end = text.lastIndexOf(' ', end - 1)
      words.splice(-dropped)
    }
    if (
      words.some((word) => !word.isInitial) &&
      !isBehindFirm(words, text.slice(Math.max(0, start - FIRM_AHEAD), start))
    ) {
      const shown = nickname === '' ? text.slice(start, end) : text.slice(start, end).replace(nickname, ' ')
      runs.push({ start: offset + start, end: offset + end, words, value: properCase(shown) })
    }
    words = []
    nickname = ''
    isClosed = false
  }

  const matches = capitals ? neighboursAt(text, offset, capitals) : [...text.matchAll(WORD)]
  for (const [index, match] of matches.entries()) {
    // Most capitalised words are isolated and cannot be a name.
    if (!isNear(text, matches[index - 1], match) && !isNear(text, match, matches[index + 1])) continue
    const at = match.index
    const raw = withoutInflection(withoutPossessive(match[0]))
    if (words.length > 0) {
      const quoted = words.some((word) => !word.isInitial) && NICKNAME.exec(text.slice(end, end + NICKNAME_LENGTH_MAX))
      if (quoted && at < end + quoted[0].length) continue
      if (quoted && at === end + quoted[0].length) nickname = quoted[0]
      else if (quoted && GAP.test(text.slice(end + quoted[0].length - 1, at))) nickname = quoted[0]
      else if (
        isClosed ||
        isWorkplace(words, text.slice(end, at), raw) ||
        !(isJoined(end, at) || isSecondFamily(words, text, end, match, { isBroken, familyJoin }))
      )
        flush()
    }
    const folded = foldWord(raw)
    const isAfterParticle =
      words.length > 0 &&
      (isGiven(words[0]!.folded) || words[0]!.isInitial) &&
      JOINING_PARTICLE.test(text.slice(end, at))
    const isChild = words.length > 0 && isChildOf(words, text.slice(end, at))
    // Initials without their full stops, as on British pages: "Cllr J Roe", "Cllr MR Roe".
    const isLetter =
      words.length === 0 &&
      (raw.length === 1 || isPairOfInitials(raw, text.slice(at, at + 5))) &&
      isBehindHonorific(text, at)
    let part = isLetter
      ? 'initial'
      : partOnce(
          (words.length === 0 ? PLACE.first : 0) |
            (isCapital(text, at + raw.length) ? PLACE.beforeCapital : 0) |
            (isAfterParticle ? PLACE.afterParticle : 0),
          raw,
        )
    // "Ahmad bin Hj. Salleh", "Noor Binti Md Rosli"
    if (isChild && isHonorific(folded) && isCapital(text, at + match[0].length)) continue
    if (isChild && part === 'boundary' && isShortName(raw)) part = 'name'
    if (part === 'particle') continue
    // "Dir. i.R. Karl Roe": the capital ends an abbreviation. "DI Jane Roe": DI is an Austrian engineer's title. "Bà
    // Jane": Bà is a Vietnamese form of address.
    const isAbbreviation = part === 'initial' && ABBREVIATED.test(text.slice(Math.max(0, at - 4), at))
    if (
      isAbbreviation ||
      (WRITTEN_TITLE.has(raw) && isBeforeName(raw, text.slice(at + raw.length, at + raw.length + 3)))
    ) {
      flush()
      continue
    }
    // "Nguyễn Văn An": "An" is an English word, but a name after a Vietnamese family name.
    if (part === 'boundary' && words.length > 1 && isVietnameseFamily(words[0]!.text) && VIETNAMESE_WORD.test(raw))
      part = 'name'
    // "B. de Jong F. Kooman": a second initial after a whole name starts the next one.
    if (part === 'boundary' || (part === 'initial' && at > end && hasInitialAndMore(words))) flush()
    if (part === 'boundary') continue
    if (part === 'numeral') {
      isClosed = true
      continue
    }
    if (words.length === 0) start = at
    end = at + (part === 'name' ? raw.length - (raw.endsWith('.') ? 1 : 0) : raw.length)
    isClosed = raw.length < match[0].length || part === 'generation' || (part === 'name' && raw.endsWith('.'))
    if (part === 'generation') continue
    words.push({ text: raw, folded, isInitial: part === 'initial', isVouched: isAfterParticle || isChild })
  }
  flush()
  return runs

  function isBroken(from: number, to: number): boolean {
    for (let at = from; breaks.size > 0 && at <= to; at++) if (breaks.has(offset + at)) return true
    return false
  }

  function isJoined(from: number, to: number): boolean {
    let gap = text.slice(from, to)
    if (gap.startsWith(') ') && SPELLED_OUT.test(text.slice(Math.max(0, start - 5), start))) {
      gap = gap.slice(1)
      nickname = ') '
    }
    if (gap === '') return words[words.length - 1]!.isInitial
    if (isBroken(from, to)) return false
    return gap === ' ' || GAP.test(gap) || BY_BIRTH.test(gap)
  }
}

const PAIR_OF_INITIALS = /^(?!DR |MR \p{Lu}{2})[B-DF-HJ-NP-TV-XZ]{2} \p{Lu}/u
/** Whether two capitals begin a name, although they are a title or a degree elsewhere: "MR Roe", but "DR Roe". */
const isPairOfInitials = (raw: string, text: string) => raw.length === 2 && PAIR_OF_INITIALS.test(text)

/** A page of any language names Spaniards so. */
const AND_FAMILY = 'y'
const JOIN_LENGTH_MAX = 3

/** The word that joins a person's two family names in a language, or null. */
export const familyJoinOf = (language: string): FamilyJoin | null => FAMILY_JOINS.get(language) ?? null
const FAMILY_JOINS = new Map(
  LANGUAGES.flatMap(({ code, personNames }) =>
    personNames?.familyJoin ? [[code, personNames.familyJoin] as const] : [],
  ),
)

interface Joins {
  readonly isBroken: (from: number, to: number) => boolean
  readonly familyJoin: FamilyJoin | null
}

/**
 * Whether the mother's family name follows the father's: "Juan Roe y Lind", "Jordi Vall i Font". A given name behind the
 * word is another person, and mostly an unknown word too ("Juan Roe y Los Lind").
 */
function isSecondFamily(
  words: readonly NameWord[],
  text: string,
  end: number,
  { 0: raw, index }: RegExpExecArray,
  { isBroken, familyJoin }: Joins,
): boolean {
  if (words.length < 2 || index - end > JOIN_LENGTH_MAX) return false
  const join = text.slice(end, index).trim()
  if (join !== familyJoin?.word && join !== AND_FAMILY) return false
  const [first, last] = [words[0]!.folded, words.at(-1)!.folded]
  const endsSentence = raw.endsWith('.')
  const folded = foldName(endsSentence ? raw.slice(0, -1) : raw)
  const isUsual = familyJoin?.isUsual === true && words.length === 2 && givenName(first) === 'sure'
  const isFamily = isFamilyName(folded) || isUsual
  const inSequence = isFamily && givenName(folded) === 'unknown'
  const isWhole = givenName(first) !== 'unknown' && givenName(last) !== 'sure'
  const after = index + raw.length
  const isEnd = endsSentence || isBroken(after, after + 1) || !/^ \p{Lu}/u.test(text.slice(after, after + 2))
  return inSequence && isWhole && isEnd
}

/** `Jane Roe della Fondazione Olmo`: behind a whole name, an organisation word begins the workplace. */
const isWorkplace = (words: readonly NameWord[], gap: string, raw: string) =>
  gap.length > 2 &&
  words.length > 1 &&
  (isClearKind(raw) || isKindOfOrganisation([foldName(raw)])) &&
  words.filter(({ isInitial }) => !isInitial).length > 1

/** Whether an offset follows an honorific and a space: "Cllr J Roe", "Mrs A B Lind". */
export function isBehindHonorific(text: string, at: number): boolean {
  const word = /(?<!\p{L})(\p{L}[\p{L}.]{1,12})\)? $/u.exec(text.slice(Math.max(0, at - HONORIFIC_LENGTH_MAX), at))
  return word !== null && isHonorific(foldName(word[1]!.replaceAll('.', '')))
}

const FIRM_AHEAD = 24
/**
 * Whether letters are a legal form that looks like initials: the forms of languages that write them so, and forms often
 * misspelled so that are rarely a person's initials. Others are omitted: K.K. and E.K. are people in other languages.
 */
function isFormOfLetters(letters: string): boolean {
  formLetters ??= new Set([...formsOfCountries('BE ES FR IT NL', ['forms']).map(foldForm), 'ag', 'as', 'kg', 'sc'])
  return formLetters.has(letters)
}
let formLetters: ReadonlySet<string> | null = null

/** Whether the initials end a firm's name before the next sentence: "Roe Quarries, S.L. Finalidad". */
const isBehindFirm = (words: readonly NameWord[], before: string) =>
  words[0]!.isInitial &&
  isFormOfLetters(initialsOf(words)) &&
  /\p{Lu}[\p{L}&’'-]{0,40},? $/u.test(before) &&
  words.every((word) => word.isInitial || (!isFamilyName(word.folded) && givenName(word.folded) === 'unknown'))

function initialsOf(words: readonly NameWord[]): string {
  const full = words.findIndex(({ isInitial }) => !isInitial)
  return words
    .slice(0, full)
    .map(({ folded }) => folded.replaceAll('.', ''))
    .join('')
}

const CONTACT_AHEAD = 24

/**
 * Counts the letters at the end of a run that do not belong to the name: a degree ("Jane Roe M.D.", one word without
 * spaces), or a label ("Jane Roe T. 020 …", "Jane Roe E. jane@…").
 */
function lettersBehind(words: readonly NameWord[], after: string): number {
  const full = words.findLastIndex(({ isInitial }) => !isInitial) + 1
  const letters = words.slice(full)
  if (full < 2 || letters.length === 0 || words.slice(0, full).every(({ isInitial }) => isInitial)) return 0
  if (letters.length > 1) return isNameSuffix(letters.map(({ folded }) => folded).join('')) ? letters.length : 0
  return /^(?: ?[:+(\d]| ?[\w.-]+@)/.test(after) ? 1 : 0
}

const NEAR_MAX = 24
const WORD_HERE = new RegExp(WORD, WORD.flags.replace('g', 'y'))

/** Returns the capitalised words that have another one nearby. Most have none, and skipping them saves time. */
function neighboursAt(text: string, offset: number, capitals: readonly number[]): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  let coveredTo = 0
  let isNearNext = false
  /** Position of the next space, where the word ends at the latest. */
  let space = -1
  for (let index = 0; index < capitals.length; index++) {
    const at = capitals[index]! - offset
    if (space < at) space = text.indexOf(' ', at)
    if (space < 0) space = text.length
    const isNearLast = isNearNext
    isNearNext = index + 1 < capitals.length && capitals[index + 1]! - offset - space < NEAR_MAX
    if ((!isNearLast && !isNearNext) || at < coveredTo) continue
    WORD_HERE.lastIndex = at
    const match = WORD_HERE.exec(text)
    if (!match) continue
    coveredTo = match.index + match[0].length
    found.push(match)
  }
  return found
}

function isNear(text: string, left: RegExpExecArray | undefined, right: RegExpExecArray | undefined): boolean {
  if (!left || !right) return false
  const end = left.index + left[0].length
  const gap = right.index - end
  if (gap < 3) return true
  return (
    gap < NEAR_MAX &&
    /^ ["“”„'‘’«(]|^\)?[ ,–-]+(?:['’]?\p{Ll}[\p{L}'’/-]{0,8}\.? ?){0,2}$/u.test(text.slice(end, right.index))
  )
}

const isGiven = (word: string) => givenName(word) === 'sure'
/** Whether a capital follows, possibly after a particle: "Van Dyck", "Van den Broeck" */
const isCapital = (text: string, at: number) =>
  text[at] === ' ' && /^ (?:(?:de[nrt]?|het|la|las|los|le|dem) )?\p{Lu}/u.test(text.slice(at, at + 7))

const hasInitialAndMore = (words: readonly NameWord[]) =>
  words.some((word) => word.isInitial) && words.filter((word) => !word.isInitial).length > 1

/** Converts capitals to normal spelling: "JAN VAN DER BERG", "Jean DUPONT". */
export function properCase(name: string): string {
  if (!/\p{Lu}{2}/u.test(name)) return name
  const isUpper = !/\p{Ll}{2}/u.test(name)
  const hasShortWords = isUpper && isVietnameseFamily(name.split(' ', 1)[0]!)
  return name
    .split(' ')
    .map((word) => {
      const lower = word.toLowerCase()
      if (isUpper && CAPITAL_PARTICLE.test(lower)) return lower
      // "Yann LE GOFF"
      if (word === word.toUpperCase() && CAPITAL_PARTICLE.test(lower)) return word[0] + lower.slice(1)
      if ((word.length < 3 && !hasShortWords) || word.includes('.') || word !== word.toUpperCase()) return word
      return lower
        .replace(/(?:^|[-'’])\p{L}/gu, (start) => start.toUpperCase())
        .replace(/^Mc\p{L}/u, (start) => `Mc${start.charAt(2).toUpperCase()}`)
    })
    .join(' ')
}
