import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import {
  isFamilyName,
  isHonorific,
  isNameSuffix,
  isPlainWord,
  isRoleWord,
  isStreetWord,
  isWordFamilyName,
} from './vocabulary.ts'

/** One capitalised word of a name, without its full stop unless it is an initial. */
export interface NameWord {
  readonly text: string
  readonly folded: string
  readonly isInitial: boolean
}

/** Neighbouring words that may be one person's name. Offsets are positions in the text it was read from. */
export interface NameRun {
  readonly start: number
  readonly end: number
  /** The words without particles, nicknames and honorifics. */
  readonly words: readonly NameWord[]
  /** As a person would write it: capitals lowered, nickname left out. */
  readonly value: string
  /** "Roe, Jane" was turned round. */
  readonly isInverted: boolean
}

const WORD =
  /(?<![\p{L}\p{N}@#_/\\&])\p{Lu}[\p{L}\p{M}'’`´]{0,30}(?:[-‐‑]\p{L}[\p{L}\p{M}'’]{0,30}){0,3}(?:\.(?!\p{L}{2})|(?![\p{L}\p{N}@_]|\.\p{L}{2}))/gu
const PARTICLES =
  "van|von|vom|der|den|de|del|della|delle|dello|dei|degli|di|da|do|dos|das|du|des|la|le|las|los|ten|ter|te|ver|zu|zum|zur|af|av|auf|y|bin|binti|bint|ibn|ben|abu|al|el|ul|ur|ap|'t|’t|lo|li|st|san|santa"
/** What may stand between two words of one name: a space, particles, an elided article, a nickname in quotes. */
const GAP = new RegExp(
  `^ (?:(?:${PARTICLES})\\.? ){0,3}(?:(?:d|l|dell|dall|all|n|o)['’]|(?:al|el|ul|ad|as|ash|ar|an|az)-)?$`,
  'i',
)
/** Particles that are also written with a capital inside a name. */
const CAPITAL_PARTICLE = /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|des|la|le|ter|ten|zu|af|el|al|bin|binti)$/
const IS_CAPITAL_NEXT = /^ \p{Lu}/u
const NICKNAME = /^ ["“”„'‘’«(]([\p{L}.' -]{1,20})["”“'’»)] (?=\p{Lu})/u
const GENERATION = /^(?:jr|sr|ii|iii|iv|junior|senior)$/
const ELISION_OR_POSSESSIVE = /['’`´]s?$/u

/** A word is part of a name, may close one (Jr.), or ends the run. */
type Part = 'name' | 'initial' | 'particle' | 'generation' | 'boundary'

function partOf(raw: string, folded: string, isFirst: boolean, isBeforeCapital: boolean): Part {
  const letters = raw.replace('.', '')
  if (letters.length === 1) return raw.length > 1 || !isFirst ? 'initial' : 'boundary'
  if (isFirst && isHonorific(folded)) return 'boundary'
  if (GENERATION.test(folded)) return isFirst ? 'boundary' : 'generation'
  const isUpper = letters === letters.toUpperCase()
  if (isNameSuffix(folded) && (isUpper || folded === 'phd' || folded === 'esq')) return 'boundary'
  if (raw.endsWith('.') && letters.length <= 2 && !isHonorific(folded)) return 'initial'
  if (isUpper && letters.length === 2 && !/[AEIOUY]/.test(letters)) return 'initial'
  if (!isFirst && isBeforeCapital && CAPITAL_PARTICLE.test(folded)) return 'particle'
  if (isWordFamilyName(folded) || givenName(folded) !== 'unknown') return 'name'
  if (isPlainWord(folded) && (letters.length < 4 || !isFamilyName(folded))) return 'boundary'
  return isRoleWord(folded) || isStreetWord(folded) || isHonorific(folded) ? 'boundary' : 'name'
}

const capitalised = (word: string) =>
  word.length > 2 && !word.includes('.') && word === word.toUpperCase()
    ? word
        .toLowerCase()
        .replace(/(?<=^|[-'’ ]|^mc)\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/(?<=['’])S$/, 's')
    : word

/** Every run of capitalised words in `text`, cut where a word of a menu, a job title or a company begins. */
export function readNameRuns(text: string, offset = 0): NameRun[] {
  const runs: NameRun[] = []
  let words: NameWord[] = []
  let start = 0
  let end = 0
  let nickname = ''
  let hasOpenEnd = true
  const flush = () => {
    if (words.some((word) => !word.isInitial)) {
      const whole = text.slice(start, end)
      const shown = nickname === '' ? whole : whole.replace(nickname, ' ')
      const isUpper = !/\p{Ll}{2}/u.test(shown)
      const value = shown
        .split(' ')
        .map((word) => (isUpper && CAPITAL_PARTICLE.test(word.toLowerCase()) ? word.toLowerCase() : capitalised(word)))
        .join(' ')
      runs.push({ start: offset + start, end: offset + end, words, value, isInverted: false })
    }
    words = []
    nickname = ''
  }
  for (const match of text.matchAll(WORD)) {
    const at = match.index
    const raw = match[0].replace(ELISION_OR_POSSESSIVE, '')
    const isCut = raw.length < match[0].length
    const folded = foldName(raw.replace(/\.$/, ''))
    const gap = text.slice(end, at)
    const nick = words.length > 0 ? NICKNAME.exec(text.slice(end, end + 30)) : null
    if (nick && at < end + nick[0].length) continue
    if (nick && at === end + nick[0].length) nickname = nick[0]
    else if (words.length > 0 && !(hasOpenEnd && (GAP.test(gap) || (gap === '' && words[words.length - 1]!.isInitial))))
      flush()
    const part = partOf(
      raw,
      folded,
      words.length === 0,
      IS_CAPITAL_NEXT.test(text.slice(at + raw.length, at + raw.length + 2)),
    )
    if (part === 'boundary') {
      flush()
      end = at
      continue
    }
    // "Jan De Vries": it joins what stands round it.
    if (part === 'particle') continue
    // "B. de Jong F. Kooman": a second initial after a whole name begins the next one.
    if (
      part === 'initial' &&
      words.filter((word) => !word.isInitial).length > 1 &&
      words.some((word) => word.isInitial)
    )
      flush()
    if (words.length === 0) start = at
    end = at + (part === 'initial' || part === 'generation' ? raw.length : raw.replace(/\.$/, '').length)
    if (part !== 'generation') words.push({ text: raw, folded, isInitial: part === 'initial' })
    hasOpenEnd = !isCut && (part === 'initial' || !raw.endsWith('.'))
    if (part === 'generation') flush()
  }
  flush()
  return runs
}
