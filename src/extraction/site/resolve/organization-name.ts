import { wordsOfLanguages } from '../../../facts/tables.ts'
import { legalFormKey, type SplitName, splitLegalForm, wordsOf } from '../../companies/company-key.ts'
import { ARTICLES, CONNECTORS, isGeneric, isKindOfOrganisation } from '../../companies/company-words.ts'
import { isKind } from '../../companies/kind-words.ts'
import { memoize } from '../../memoize.ts'

/** An organisation's name, prepared for comparison. */
export interface OrganizationName {
  readonly written: string
  /** Folded, without legal form, article and connectors. */
  readonly words: readonly string[]
  /** The words, joined. */
  readonly key: string
  /** The key with the first kind of organisation as clubs abbreviate it, or null without one: `tcaue` for `Tennisclub Aue`. */
  readonly abbreviated: string | null
  readonly form: string | null
  /** The possible letters of an acronym of the name: with and without its connectors, longest first. */
  readonly initials: readonly string[]
  /** `elf` for `E.L.F. e.V.`, `desk` for `DESK Trust`; null when the name is not an acronym. */
  readonly acronym: string | null
  /** The words that distinguish it from others of its kind. */
  readonly ownWords: readonly string[]
}

const TEXTS_MAX = 4_000
/** Legal qualities of associations, after their form or instead of one. */
const QUALITIES: ReadonlySet<string> = new Set(
  wordsOfLanguages(({ organisationSentences }) => organisationSentences?.forms?.qualities),
)
const ACRONYM = /^(?:\p{Lu}\.? ?){2,8}$/u
const ACRONYM_LENGTH_MIN = 2
const BRACKET = /[([（][^()（）[\]]{0,80}[)\]）]/gu
/** The separator between the name of a whole and that of its part. */
const PARTED = /\s[-–—|·:]\s|\s[|]|,\s/u

export const readOrganizationName: (written: string) => OrganizationName = memoize((written) => {
  const { bare, form } = splitUnbracketed(written)
  const folded = [...wordsOf(bare)]
  while (folded.length > 1 && ARTICLES.has(folded[0]!)) folded.shift()
  const words = folded.filter((word, at) => !CONNECTORS.has(word) && !(at > 0 && QUALITIES.has(word)))
  const kept = words.length > 0 ? words : folded
  return {
    written,
    words: kept,
    key: kept.join(''),
    abbreviated: abbreviatedKey(kept),
    // `(P) Ltd.` is `Pvt. Ltd.`. Stored keys keep them apart.
    form: form === null ? null : legalFormKey(form).replace(/^pltd$/, 'pvtltd'),
    initials: initialsOf(bare),
    acronym: acronymOf(bare),
    ownWords: kept.filter((word) => !isCommon(word)),
  }
}, TEXTS_MAX)

/** Splits the form from a name without what is in brackets, unless the form has them: `Elm Tools (P) Ltd.`. */
function splitUnbracketed(written: string): SplitName {
  const withoutBrackets = (text: string) => text.replace(BRACKET, ' ').replace(/ +/g, ' ').trim()
  const bracketed = splitLegalForm(written)
  if (bracketed.form?.includes('(')) return { ...bracketed, bare: withoutBrackets(bracketed.bare) || bracketed.bare }
  return splitLegalForm(withoutBrackets(written) || written)
}

function initialsOf(bare: string): string[] {
  const parts = bare.split(/[\s/-]+/).filter(Boolean)
  const letters = (words: readonly string[]) => words.map((word) => wordsOf(word)[0]?.[0] ?? '').join('')
  const all = letters(parts)
  const without = letters(parts.filter((word) => !CONNECTORS.has(word.toLowerCase())))
  return [...new Set([all, without])].filter(({ length }) => length > ACRONYM_LENGTH_MIN)
}

function acronymOf(bare: string): string | null {
  const [only = '', ...others] = bare.split(' ').filter((word) => !wordsOf(word).every(isCommon))
  const letters = (ACRONYM.test(bare) ? bare : others.length === 0 && CAPITALS.test(only) ? only : '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
  return letters.length >= ACRONYM_LENGTH_MIN ? letters : null
}
/** Shorter ones beside a kind are more often a place: `UK Trust`. */
const CAPITALS = /^\p{Lu}{4,8}$/u

const titled = (word: string) => word[0]!.toUpperCase() + word.slice(1)
/** Whether a word is common to the names of many organisations: an organisation word, or a page name. */
const isCommon = memoize(
  (word) => isGeneric([word]) || isKindOfOrganisation([word]) || isKind(titled(word)) || word.length < 2,
  TEXTS_MAX,
)

/** Words of a name before the end of what it abbreviates: `Turn- und Sportverein` is TSV. */
const ABBREVIATED_WORDS_MAX = 3
/** Letters of either part of a compound. */
const PART_LENGTH_MIN = 3

function abbreviatedKey(words: readonly string[]): string | null {
  for (const [at, word] of words.slice(0, ABBREVIATED_WORDS_MAX).entries()) {
    const part = partOfCompound(word)
    if (part === null) continue
    return [...words.slice(0, at + 1).map((before) => before[0]), part[0], ...words.slice(at + 1)].join('')
  }
  return null
}

/** The last part of a compound that says what kind of organisation it is: `club` of `tennisclub`. */
function partOfCompound(word: string): string | null {
  for (let start = word.length - PART_LENGTH_MIN; start >= PART_LENGTH_MIN; start--)
    if (isKind(titled(word.slice(start)))) return word.slice(start)
  return null
}

/** Returns the names contained in a name: before a dash, in brackets, in quotation marks. */
export function namesWithin(written: string): string[] {
  const inner = [...written.matchAll(/[([（]([^()（）[\]]{2,60})[)\]）]/gu)].map((match) => match[1]!.trim())
  const quoted = [...written.matchAll(/["“„«]([^"”“„«»]{2,60})["”“»]/gu)].map((match) => match[1]!.trim())
  const head = written.split(PARTED, 1)[0]!.trim()
  return [head, ...inner, ...quoted].filter((name) => name !== '' && name !== written)
}

/** Whether two words are equal except for their endings: `Parkinson`, `Parkinsonians`. */
export function isStem(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= STEM_LENGTH_MIN && long.startsWith(short.slice(0, Math.max(STEM_LENGTH_MIN, short.length - 2)))
}
const STEM_LENGTH_MIN = 5
