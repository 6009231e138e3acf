import { fold } from '../../../lib/fold.ts'
import { eachInSteps, type Steps } from '../../../lib/steps.ts'
import { transcribeUmlauts } from '../../../lib/transcribe-umlauts.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { givenName } from '../../names/given-names.ts'
import { isFamilyName, isPlainWord } from '../../names/vocabulary.ts'
import { transcribedKeys } from '../../transcribed-keys.ts'
import type { MergeReason } from '../site-contact.ts'
import { cleanTitle } from './job-titles.ts'
import { longWords, type PersonName, readPersonName, shortOf } from './person-name.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'

/** One person of a site, merged from all its pages. */
export interface SitePerson {
  readonly name: PersonName
  /** Every spelling with its reason, or null for the spelling used as the person's name. */
  readonly spellings: Map<string, MergeReason | null>
  readonly sightings: Occurrence[]
}

/** Maximum number of names compared with a short one. A word shared by more people identifies none of them. */
const COMPARED_MAX = 60
/** Minimum confidence of a name without other values. */
const BARE_MIN = 0.55

/** Work units charged for reading a name and looking up each of its words, for `WorkBudget`. */
const NAME_UNITS = 1_500
/** Work units charged for comparing a short name with those that share its rarest word. */
const SHORT_UNITS = 2_000

/** Returns the people of a site, each once. */
export function* peopleOfSite(survey: SortedPages, work: WorkBudget): Steps<SitePerson[]> {
  const byKey = new Map<string, SitePerson>()
  const asWritten = withoutTranscriptions(survey)
  const units = ({ group }: Occurrence) => NAME_UNITS + 10 * group.name!.length
  yield* eachInSteps(survey.people, work, units, (sighting) => {
    if (!isPerson(sighting, survey)) return
    const own = readPersonName(sighting.group.name!)
    const name = asWritten(own)
    const known = byKey.get(name.key)
    if (known) join(known, [sighting], own.written, reasonOf(known.name, name))
    else {
      const person = { name, spellings: new Map([[name.written, null]]), sightings: [sighting] }
      byKey.set(name.key, person)
      join(person, [], own.written, 'same-name')
    }
  })
  const people = yield* joinShort([...byKey.values()], work)
  return joinMisspelled(joinByValues(people), work).filter(isNamed)
}

/** Returns a function that maps `Joerg Mueller` to `Jörg Müller` where a site has that too. */
function withoutTranscriptions({ people }: SortedPages): (name: PersonName) => PersonName {
  // Only names with umlauts are read, each once.
  const names = new Set(people.map(({ group }) => group.name!).filter((name) => transcribeUmlauts(name) !== name))
  const keys = transcribedKeys(names, (name) => readPersonName(name).key)
  const byKey = new Map([...names].map(readPersonName).map((name) => [name.key, name]))
  return (name) => byKey.get(keys.get(name.key) ?? '') ?? name
}

/** Whether a name is that of a person. Without a title, a name that occurs in an address is a street or town. */
function isPerson({ group }: Occurrence, { isInAddress, isPlace }: SortedPages): boolean {
  const { words, initials, hasTitle } = readPersonName(group.name!)
  if (group.confidence < BARE_MIN) return false
  if (hasTitle) return true
  if (isInAddress(fold(group.name!)) || words.every(isPlace)) return false
  if (group.emails || group.phones) return true
  return cleanTitle(group.job_title) !== null
    ? words.some((word) => !isPlainWord(word))
    : initials.length > 0 || !isThing(group.name!, group.organization !== undefined)
}

/**
 * `Rat der Stadt`, `Queen of the Lakes`: joined by words that join no personal name, or made of words that are not
 * names, unless the page says for whom they work.
 */
function isThing(name: string, isEmployed: boolean): boolean {
  const words = fold(name).split(' ')
  const isCalled = (word: string) => givenName(word) !== 'unknown' || isFamilyName(word)
  if (!/^[\p{Script=Latin}\s.'’-]+$/u.test(name)) return false
  return (
    words.slice(1).every((word) => isPlainWord(word)) ||
    (!isEmployed && !words.some(isCalled)) ||
    (/ (?:de los|de las|of the|der|du) /.test(name) && !isCalled(words.at(-1)!))
  )
}

/** A family name alone counts as a person only with a phone number or an email address. */
const isNamed = ({ name, sightings }: SitePerson) =>
  !isGivenOnly({ sightings }) &&
  (name.words.length > 1 || isCjk(name) || sightings.some(({ group }) => group.emails || group.phones))
const isGivenOnly = ({ sightings }: Pick<SitePerson, 'sightings'>) =>
  sightings.every(({ group }) => group.is_given_name)
const isCjk = ({ written }: PersonName) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(written)

/** Returns why a spelling belongs to a name with the same words. */
export function reasonOf(known: PersonName, name: PersonName): MergeReason {
  if (known.words.join(' ') === name.words.join(' ')) return known.hasTitle === name.hasTitle ? 'same-name' : 'title'
  return known.initials.length === name.initials.length ? 'name-order' : 'initials'
}

function join(person: SitePerson, sightings: readonly Occurrence[], written: string, reason: MergeReason): void {
  append(person.sightings, sightings)
  if (!person.spellings.has(written)) person.spellings.set(written, reason)
}

/** Like `push`, whose number of arguments V8 limits. */
function append<Value>(list: Value[], more: readonly Value[]): void {
  for (const value of more) list.push(value)
}

/** Joins initials, names without a middle name, and single family names to the only person they match. */
function* joinShort(people: readonly SitePerson[], work: WorkBudget): Steps<SitePerson[]> {
  const byWord = new Map<string, SitePerson[]>()
  for (const person of people) {
    for (const word of new Set(longWords(person.name))) {
      const list = byWord.get(word)
      if (list) list.push(person)
      else byWord.set(word, [person])
    }
  }
  const joined = new Map<SitePerson, SitePerson>()
  const lengthOf = ({ name }: SitePerson) => longWords(name).length + name.initials.length / 10
  const ordered = [...people].sort((a, b) => lengthOf(a) - lengthOf(b) || (a.name.key < b.name.key ? -1 : 1))
  const unitsToJoin = ({ sightings }: SitePerson) => SHORT_UNITS + 50 * sightings.length
  yield* eachInSteps(ordered, work, unitsToJoin, (person) => {
    const rarest = longWords(person.name)
      .map((word) => byWord.get(word)!)
      .sort((a, b) => a.length - b.length)[0]
    if (!rarest || rarest.length > COMPARED_MAX) return
    const fits = rarest
      .filter((other) => other !== person && lengthOf(other) > lengthOf(person))
      .map((other) => ({ other, reason: shortOf(person.name, other.name) ?? givenNameOf(person, other) }))
      .filter(({ reason }) => reason !== null)
    const chosen = fits.length === 1 ? fits[0]! : fits.find(({ other }) => sharesValue(person, other))
    const fullest = chosen ?? soleChain(fits)
    if (fullest) joined.set(person, fullest.other)
  })
  for (const person of ordered) {
    const into = joined.get(person)
    if (!into) continue
    const reason = shortOf(person.name, into.name) ?? 'same-name'
    for (const [written, own] of person.spellings)
      if (!into.spellings.has(written)) into.spellings.set(written, own ?? reason)
    append(into.sightings, person.sightings)
  }
  return people.filter((person) => !joined.has(person))
}

/** `Jane` alone, who may be Jane Roe, or Roe Jane where family names come first. */
const givenNameOf = (person: SitePerson, { name: { words } }: SitePerson): MergeReason | null =>
  isGivenOnly(person) && (words[0] === person.name.words[0] || words.at(-1) === person.name.words[0])
    ? 'short-form'
    : null

/** "Ann Roe" matches "Ann M. Roe" and "Ann Mary Roe", which are one person. */
function soleChain<T extends { readonly other: SitePerson }>(fits: readonly T[]): T | undefined {
  if (fits.length === 0) return undefined
  const size = ({ other }: T) => other.name.words.length
  const longest = fits.reduce((best, next) => (size(next) > size(best) ? next : best))
  const isChain = fits.every((fit) => fit === longest || shortOf(fit.other.name, longest.other.name) !== null)
  return isChain ? fits.reduce((best, next) => (size(next) < size(best) ? next : best)) : undefined
}

const valuesOf = ({ sightings }: SitePerson) =>
  sightings.flatMap(({ group }) => [...(group.emails ?? []), ...(group.phones ?? []).map(({ value }) => value)])

function sharesValue(one: SitePerson, other: SitePerson): boolean {
  const values = new Set(valuesOf(one))
  return valuesOf(other).some((value) => values.has(value))
}

/** "Jane Roe" and "Jane Roe-Holm" with the same personal mailbox are one person. */
function joinByValues(people: readonly SitePerson[]): SitePerson[] {
  const byEmail = new Map<string, SitePerson>()
  const joined = new Set<SitePerson>()
  for (const person of people) {
    for (const email of new Set(person.sightings.flatMap(({ group }) => group.emails ?? []))) {
      const other = byEmail.get(email)
      if (!other) byEmail.set(email, person)
      else if (other !== person && !joined.has(person) && isAlike(other.name, person.name)) {
        joined.add(person)
        for (const written of person.spellings.keys()) join(other, [], written, 'same-email')
        append(other.sightings, person.sightings)
      }
    }
  }
  return people.filter((person) => !joined.has(person))
}

/** Maximum number of people with one family name that are compared pairwise. */
const FAMILY_MAX = 40

/**
 * Joins misspelled names: "Katharina Roe" and "Katarina Roe", both treasurer on one page or each on a separate page.
 * The names differ by one letter and have the same family name and role. With different roles on one page they are two
 * people, and so are Jan and Jana.
 */
function joinMisspelled(people: readonly SitePerson[], work: WorkBudget): SitePerson[] {
  const byFamily = Map.groupBy(people, ({ name }) => (name.words.length > 1 ? name.words.at(-1)! : ''))
  const joined = new Set<SitePerson>()
  for (const [family, named] of byFamily) {
    if (family === '' || named.length < 2 || named.length > FAMILY_MAX) continue
    work.trySpend(named.length * named.length * 100)
    const alike = new Map(
      named.map((one) => [one, named.filter((other) => other !== one && isMisspelled(one.name, other.name))]),
    )
    for (const [one, [other, ...more]] of alike) {
      // Several names that differ by one letter are a series of names.
      if (!other || more.length > 0 || alike.get(other)!.length > 1 || joined.has(one) || !sharesRole(one, other))
        continue
      joined.add(other)
      for (const written of other.spellings.keys()) join(one, [], written, 'same-name')
      append(one.sightings, other.sightings)
    }
  }
  return joined.size > 0 ? people.filter((person) => !joined.has(person)) : [...people]
}

function isMisspelled(one: PersonName, other: PersonName): boolean {
  if (one.words.length !== other.words.length) return false
  const apart = one.words.flatMap((word, at) => (word === other.words[at] ? [] : [[word, other.words[at]!] as const]))
  const [pair] = apart
  return apart.length === 1 && pair!.every((word) => word.length > 3) && isOneLetterApart(...pair!)
}

/**
 * Whether one letter before the last is missing, added, changed or swapped. The last letter often distinguishes men
 * from women.
 */
function isOneLetterApart(one: string, other: string): boolean {
  if (one.at(-1) !== other.at(-1) || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let back = 0
  const shorter = Math.min(one.length, other.length)
  while (back < shorter - from && one.at(-1 - back) === other.at(-1 - back)) back++
  const [left, right] = [one.slice(from, one.length - back), other.slice(from, other.length - back)]
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === [...right].toReversed().join(''))
}

/** Whether two people have the same role and no page gives each a different one. */
function sharesRole(one: SitePerson, other: SitePerson): boolean {
  const rolesOf = ({ sightings }: SitePerson) =>
    new Set(sightings.flatMap(({ group }) => fold(cleanTitle(group.job_title) ?? '') || []))
  const roles = rolesOf(one)
  const others = rolesOf(other)
  return roles.size > 0 && others.size > 0 && [...others].every((role) => roles.has(role))
}

/** Whether the given name and part of the family name are the same. */
const isAlike = (one: PersonName, other: PersonName) =>
  one.words[0] === other.words[0] &&
  one.words.slice(1).some((word) => other.words.slice(1).some((next) => next.startsWith(word) || word.startsWith(next)))

/** Returns the spelling to show: the fullest and most frequent one in mixed case. */
export function bestPersonSpelling({ spellings, sightings }: SitePerson): string {
  const counts = new Map<string, number>()
  for (const { group } of sightings) counts.set(group.name!, (counts.get(group.name!) ?? 0) + 1)
  const score = (written: string) => {
    const { words, initials } = readPersonName(written)
    const isMixed = written !== written.toUpperCase() && written !== written.toLowerCase()
    return (
      (isMixed ? 1_000 : 0) +
      20 * Math.min(words.length, 5) +
      (transcribeUmlauts(written) === written ? 0 : 10) -
      5 * initials.length +
      Math.log2(1 + (counts.get(written) ?? 0))
    )
  }
  return [...spellings.keys()].sort((a, b) => score(b) - score(a) || (a < b ? -1 : 1))[0]!
}
