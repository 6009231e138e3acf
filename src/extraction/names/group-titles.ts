import { wordsOfLanguages } from '../../facts/tables.ts'
import { isAnd } from '../and-words.ts'
import { memoize } from '../memoize.ts'
import { foldName } from './fold-name.ts'
import { beginsComplement, isDeterminer, isMemberWord } from './role-texts.ts'
import { isDutyWord, isTitleWord } from './vocabulary.ts'

/** Maximum length of a heading that names a group of people. */
const GROUP_LENGTH_MAX = 60
const WORDS_MAX = 9
const NOUN_LENGTH_MIN = 5
const TEXTS_MAX = 1_000

/** Endings of plurals, folded, each with the endings of the singular it may stand for. */
const PLURALS: readonly (readonly [string, readonly string[]])[] = [
  ['innen', ['in']],
  ['owie', ['']],
  ['wyr', ['wr']],
  ['iai', ['is', 'ys']],
  ['ies', ['y', 'ie']],
  ['aux', ['al']],
  ['zy', ['', 'z']],
  ['cy', ['k']],
  ['ji', ['']],
  ['tori', ['tore', 'tor']],
  ['ri', ['r']],
  ['men', ['man']],
  ['ves', ['fe', 'f']],
  ['ler', ['']],
  ['lar', ['']],
  ['id', ['']],
  ['is', ['l']],
  ['es', ['', 'e', 'is']],
  ['en', ['', 'e']],
  ['er', ['']],
  ['et', ['']],
  ['ok', ['']],
  ['ek', ['']],
  ['ak', ['', 'a']],
  ['ει', ['']],
  ['ες', ['ης', 'ας']],
  ['η', ['ος']],
  ['ки', ['к', 'ка']],
  ['ы', ['', 'а']],
  ['и', ['ь', '', 'а']],
  ['я', ['ь']],
  ['а', ['']],
  ['s', ['']],
  ['n', ['']],
  ['r', ['']],
  ['k', ['']],
  ['t', ['']],
  ['d', ['']],
  ['i', ['', 'e', 'o', 'a', 's', 'is']],
  ['e', ['', 'a']],
]

/** Finnish, Estonian and Hungarian endings: `valmentajat`, `juhatajad`, `edzők`. */
const AFTER_VOWELS: ReadonlySet<string> = new Set(['t', 'd', 'k'])

/** Greek endings keep their accent: `προπονητές`, `προπονητής`. */
const withAccentOf = (letter: string, ending: string) =>
  /[ίέάόύήώ]/u.test(letter) ? `${ending[0] ?? ''}\u0301${ending.slice(1)}`.normalize('NFC') : ending

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' }
/** `Anwälte`, `Ärzte`: the last vowel of the plural has an umlaut that the singular lacks. */
const withoutUmlaut = (noun: string) => noun.replace(/[äöü](?=[^aeiouyäöü]*$)/iu, (letter) => UMLAUTS[letter] ?? letter)

/** Swedish `ledamöter` of `ledamot`, but `redaktörer` of `redaktör`. */
const SWEDISH_UMLAUT = /ö(?!r)\p{L}er$/iu

/** The singular of a plural role, as written: `Trustee` for `Trustees`; null for anything else. */
function singularOf(written: string, isNoun: (word: string) => boolean): string | null {
  const folded = foldName(written)
  // "Press" is no plural of "Pres."
  if (folded.length < NOUN_LENGTH_MIN || folded.endsWith('ss')) return null
  if (folded.length !== written.length || isDutyWord(folded)) return null
  // "Ekonomi" is a department, not several of the profession "ekonom"; "hosts" is listed beside "host".
  if (isNoun(folded) && !(folded.endsWith('s') && isNoun(folded.slice(0, -1)))) return null
  for (const [plural, singulars] of PLURALS) {
    if (!folded.endsWith(plural)) continue
    const stem = folded.slice(0, -plural.length)
    // "Directrice générale" is no plural of "general", nor "kassiert" of "Kassier".
    if (plural === 'e' && stem.endsWith('al')) continue
    if (AFTER_VOWELS.has(plural) && !/[aeiouyõ]$/.test(stem)) continue
    const known = singulars.find((one) => isNoun(stem + one))
    if (known === undefined) continue
    // Spanish `agentes` of `agente`, which English writes `agent`.
    const ending = plural === 'es' && stem.endsWith('nt') ? 'e' : known
    const singular = written.slice(0, stem.length) + withAccentOf(written[stem.length]!, ending)
    return plural === 'e' || SWEDISH_UMLAUT.test(written) ? withoutUmlaut(singular) : singular
  }
  return null
}

/** Whether a folded word is the plural of a role: `deacons`, `vocales`, also misspelt with an apostrophe, `pastor's`. */
export const isPluralRole = (word: string): boolean =>
  word.endsWith("'s") ? isTitleWord(word.slice(0, -2)) : singularOf(word, isTitleWord) !== null

/** Whether a word, as written, means several members: `Members`, `jäsenet`, `Μέλη`. */
export const isPluralMember: (word: string) => boolean = memoize(
  (word) => singularOf(word, isMemberWord) !== null,
  TEXTS_MAX,
)

/**
 * Returns the title that a heading gives to each of the people below it: `Trustee` for `Our Trustees`, `Priest of the
 * Parish` for `Priests of the Parish`; null if it is not the plural of a role.
 */
export const memberTitle: (heading: string) => string | null = memoize(readGroup, TEXTS_MAX)

function readGroup(heading: string): string | null {
  const text = heading
    .replace(/\([^()]*\)$/, '')
    .replace(/[ :：.]{1,4}$/u, '')
    .trim()
  if (text.length < NOUN_LENGTH_MIN || text.length > GROUP_LENGTH_MAX || /[@?!;]|https?/.test(text)) return null
  const words = text.split(/\s+/)
  if (words.length > WORDS_MAX) return null
  const parts = words.map((word) => /^(\P{L}*)([\p{L}\p{M}'’-]*)(.*)$/su.exec(word)!)
  // "Members" alone says nothing of them, "Committee members" does.
  const isNoun = (word: string) => isTitleWord(word) || (words.length > 1 && isMemberWord(word))
  const singulars = parts.map(([, , noun]) => singularOf(noun!, isNoun))
  const noun = singulars.findIndex((singular) => singular !== null)
  if (noun < 0 || !endsAsTitle(words.slice(noun + 1)) || belongsToRole(words, noun, isNoun)) return null
  // "Board of Trustees", "Equipo de entrenadores", "da sociedade de advogados"
  if (words.slice(0, noun).some((word) => beginsComplement(foldName(word)))) return null
  // "Meet the Partners": what stands before an article is about the group.
  const from = words.slice(0, noun).findLastIndex((word) => isDeterminer(foldName(word))) + 1
  // "Mitglied des Vorstands" is one member's title.
  if (words.slice(0, from).some((word) => isNoun(foldName(word)))) return null
  const title = parts
    .map(([whole, before, , behind], at) =>
      isOfGroup(words, noun, at) && singulars[at] !== null ? `${before}${singulars[at]}${behind}` : whole,
    )
    .slice(from)
    .join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** Whether a plural belongs to the title of one person: `Chair of Trustees`, `Volunteers Coordinator`. */
function belongsToRole(words: readonly string[], noun: number, isNoun: (word: string) => boolean): boolean {
  const isCapitalised = /^\p{Lu}/u.test(words[noun]!)
  const isLink = (word: string) => {
    const folded = foldName(word)
    return (
      !isAnd(word) && ((isCapitalised && /^\p{Ll}/u.test(word)) || beginsComplement(folded) || isDeterminer(folded))
    )
  }
  const isRole = (word: string) => isNoun(foldName(word).replace(/[^\p{L}\p{M}'’-]{1,4}$/u, ''))
  const link = words.slice(0, noun).findLastIndex(isLink)
  if (words.slice(0, Math.max(link, 0)).some(isRole)) return true
  const end = words.findIndex((word, at) => at > noun && (isAnd(word) || isLink(word)))
  return !words[noun]!.endsWith(',') && words.slice(noun + 1, end < 0 ? undefined : end).some(isRole)
}

/** "Directors and Secretaries", but not what the group belongs to: "Mitglieder des Vorstands". */
const isOfGroup = (words: readonly string[], noun: number, at: number) => at <= noun || isAnd(words[at - 1]!)

/**
 * Whether the words behind a plural belong to a title: `of the Parish`, `comunali`, but not `meet in Leeds` or `wanted`.
 */
function endsAsTitle(words: readonly string[]): boolean {
  const [next, ...others] = words
  if (next === undefined || !/^\p{Ll}/u.test(next) || isAnd(next)) return true
  const folded = foldName(next)
  invitations ??= new Set(wordsOfLanguages((language) => language.invitations).map(foldName))
  return isDeterminer(folded) || beginsComplement(folded) || (others.length === 0 && !invitations.has(folded))
}
let invitations: ReadonlySet<string> | null = null
