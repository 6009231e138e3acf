import { wordsOfLanguages } from '../../../facts/tables.ts'
import { fold } from '../../../lib/fold.ts'
import type { MergeReason } from '../site-contact.ts'
import { isStem, type OrganizationName } from './organization-name.ts'

/**
 * Legal forms of which an organisation has only one: two different ones mean two companies, while a charity can also be
 * an association.
 */
const COMMERCIAL =
  /^(?:gmbh|ggmbh|gmbhcokg|gmbhcokgaa|ag|kg|kgaa|ohg|gbr|ug|ughaftungsbeschrankt|ltd|limited|plc|llp|llc|lp|inc|corp|sa|sas|sasu|sarl|eurl|snc|sci|srl|srls|spa|sapa|bv|nv|vof|cv|ab|as|asa|aps|oy|oyj|sl|slu|sau|lda|ltda|spzoo|spk|sro|kft|zrt|nyrt|bt|doo|dd|pvtltd|ptyltd|ptelte|se)$/

/** @param form a `legalFormKey` */
export const isCommercial = (form: string) => COMMERCIAL.test(form)

/** Whether both names have a commercial form and the forms differ. */
export const areFormsApart = (one: OrganizationName, other: OrganizationName) =>
  one.form !== null &&
  other.form !== null &&
  one.form !== other.form &&
  isCommercial(one.form) &&
  isCommercial(other.form)

/**
 * Returns why two names, compared without further evidence, are one organisation's; null when they are not.
 *
 * @param isPlace whether a folded word is a town, region or country of the site
 */
export function sameOrganization(
  one: OrganizationName,
  other: OrganizationName,
  isPlace: (word: string) => boolean,
): MergeReason | null {
  if (areFormsApart(one, other) || isSupporterOf(one, other)) return null
  if (one.key === other.key) return one.form === other.form ? 'same-name' : 'legal-form'
  if (isMisspelt(one, other) || isReordered(one, other) || areShortened(one, other)) return 'same-name'
  if (isAcronymOf(one, other) || isAcronymOf(other, one)) return 'acronym'
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  const added = addedWords(short, long)
  if (added === null || short.ownWords.length === 0) return null
  if (added.length === 0) return 'short-form'
  if (added.every((word) => isPlace(word))) return 'with-town'
  return isAddition(added, long, isPlace) ? 'short-form' : null
}

/** Names with fewer words may share most of them with others. */
const OWN_NAME_MIN = 3
/** Letters that words for one kind share: `Vets`, `Veterinary Clinic`; `Dental`, `Dentistry`. */
const KIND_BEGINNING = 3

/**
 * Whether a name looks like one that the owner of a site uses beside its full name, which says less of two strangers:
 * it lacks a word within, or says with other words of what kind the owner is.
 */
export function isLooselyCalled(owner: OrganizationName, name: OrganizationName): boolean {
  if (areFormsApart(owner, name) || isSupporterOf(owner, name)) return false
  const [short, long] = owner.words.length <= name.words.length ? [owner, name] : [name, owner]
  if (short.words.length < OWN_NAME_MIN) return false
  const isKindLast = !short.ownWords.includes(short.words.at(-1)!)
  if (isKindLast && long.words.length === short.words.length + 1) {
    const isEndEqual = short.words[0] === long.words[0] && short.words.at(-1) === long.words.at(-1)
    if (isEndEqual && addedWords(short, long)?.length === 1) return true
  }
  if (short.ownWords.length < 2 || short.ownWords.join() !== long.ownWords.join()) return false
  const kindsOf = ({ words, ownWords }: OrganizationName) => words.filter((word) => !ownWords.includes(word))
  const begin = (word: string) => word.slice(0, KIND_BEGINNING)
  const kinds = new Set(kindsOf(long).map(begin))
  return kindsOf(short).some((word) => word.length > KIND_BEGINNING && kinds.has(begin(word)))
}

/** Whether one name is that of an association around the other: `Friends of Elm School`, with officers of its own. */
export const isSupporterOf = (one: OrganizationName, other: OrganizationName): boolean =>
  one.words.some(isSupporterWord) !== other.words.some(isSupporterWord)

const isSupporterWord = (word: string) => SUPPORTERS.has(word)
const SUPPORTERS = new Set(wordsOfLanguages(({ supporterWords }) => supporterWords).map(fold))

/** In shorter words, one different letter makes another word. */
const MISSPELT_LENGTH_MIN = 7

/** Whether two names differ by one letter in one long word: `Nordlicht Anlagebau` and `Nordlicht Anlagenbau`. */
function isMisspelt(one: OrganizationName, other: OrganizationName): boolean {
  if (one.words.length !== other.words.length) return false
  const at = one.words.findIndex((word, index) => word !== other.words[index])
  return (
    at >= 0 &&
    one.words.slice(at + 1).join() === other.words.slice(at + 1).join() &&
    isLetterApart(one.words[at]!, other.words[at]!)
  )
}

/**
 * `Township of Elm Vale` and `Elm Vale Twp.`: the same words in another order, one perhaps abbreviated. They must be
 * three, or say what it is: `Roe Lind` is another person than `Lind Roe`.
 */
function isReordered(one: OrganizationName, other: OrganizationName): boolean {
  if (one.words.length !== other.words.length || one.words.length < 2) return false
  if (one.words.length < REORDERED_MIN && ![one, other].every(hasKind)) return false
  const [left, ...more] = one.words.filter((word) => !other.words.includes(word))
  const [right, ...others] = other.words.filter((word) => !one.words.includes(word))
  return more.length + others.length === 0 && (left === right || isAbbreviation(left ?? '', right ?? ''))
}
const REORDERED_MIN = 3
const hasKind = ({ words, ownWords }: OrganizationName) => ownWords.length > 0 && ownWords.length < words.length

/** `Elm Lab` and `Elm Laboratory`: the same words, that for their kind cut short in one. */
function areShortened(one: OrganizationName, other: OrganizationName): boolean {
  if (one.words.length !== other.words.length || one.ownWords.length === 0) return false
  const isShort = (left: string, right: string) => {
    const [short, long] = left.length < right.length ? [left, right] : [right, left]
    return (
      short.length >= SHORTENED_MIN &&
      long.startsWith(short) &&
      ![one, other].some(({ ownWords }) => ownWords.includes(long))
    )
  }
  return one.words.every((word, at) => word === other.words[at] || isShort(word, other.words[at]!))
}
const SHORTENED_MIN = 3

/** `twp` and `township`, `assn` and `association`: some letters of the longer word, without its vowels. */
function isAbbreviation(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short[0] !== long[0] || short.length < 3 || short.length > 5) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length && !/[aeiou]/.test(short.slice(1))
}

/** Whether one letter is omitted, added, replaced or swapped with the next. */
function isLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < MISSPELT_LENGTH_MIN || long.length - short.length > 1 || /\d/.test(one + other)) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  // A different first letter means a different name, and so does a different ending.
  if (at === 0 || at >= short.length - 1) return false
  const [rest, longRest] = [short.slice(at), long.slice(at)]
  if (long.length > short.length) return rest === longRest.slice(1)
  return (
    rest.slice(1) === longRest.slice(1) ||
    (rest[0] === longRest[1] && rest[1] === longRest[0] && rest.slice(2) === longRest.slice(2))
  )
}

const isAcronymOf = ({ acronym }: OrganizationName, { initials }: OrganizationName) =>
  acronym !== null && acronym.length > 2 && initials.includes(acronym)

/**
 * Returns the words of the longer name that the shorter lacks, or null when the shorter has words that the longer
 * lacks.
 */
export function addedWords(short: OrganizationName, long: OrganizationName): string[] | null {
  const left = [...long.words]
  let from = 0
  for (const word of short.words) {
    const at = left.findIndex((other, index) => index >= from && isStem(word, other))
    if (at < 0) return null
    left.splice(at, 1)
    from = at
  }
  return left
}

/** Whether the added words state only the kind of organisation or a place. */
const isAddition = (added: readonly string[], { ownWords }: OrganizationName, isPlace: (word: string) => boolean) =>
  added.every((word) => isPlace(word) || !ownWords.includes(word))
