import type { TitleTexts } from '../../../facts/organisation-sentences.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../../facts/tables.ts'
import { compilePattern } from '../../../lib/compile-pattern.ts'
import { fold } from '../../../lib/fold.ts'
import { readJobTitle } from '../../names/segments.ts'
import type { Occurrence } from './sort-pages.ts'

const TITLE_LENGTH_MAX = 80
const TITLES_MAX = 6
const patternsOf = (kind: keyof TitleTexts) =>
  patternsOfLanguages(({ organisationSentences }) => organisationSentences?.titles?.[kind]).join('|')
/** Labels before a title: `Vertreten durch den Vorstand`, `Responsible for the content`. */
const LEAD = compilePattern(`^(?:${patternsOf('labels')})\\s+`, 'iu')
/** Labels for contact persons and legally responsible persons, which are not job titles. */
const NO_TITLE = compilePattern(`^(?:${patternsOf('others')})$`, 'iu')
/** `of the council of the county`, `who joined in 2012` */
const FRAGMENT_STARTS: ReadonlySet<string> = new Set(
  wordsOfLanguages(({ organisationSentences }) => organisationSentences?.titles?.fragmentStarts),
)
/** `Mitglied Nr. 12`, `Member #7` */
const NUMBERED = /(?:#|\bn[r°º]\.?|\bno\.)\s?\d/iu
/** `Chair · 2 years` */
const TAIL = /[·•|]|\s[-–—]\s|\(\d/u
/** Short words with a full stop, and longer ones that end on a consonant before the rest: `stellv. Schulleiter`. */
const ABBREVIATION =
  /(?<![\p{L}\d])[\p{L}\d]{1,4}\.\s|^\p{L}{3,8}[^aeiouyáéíóúäöü\P{L}]\.\s(?=[\p{L}/&-]+(?: [\p{L}/&-]+)?$)/giu
const MARKS_AT_END = /(?<![\s:,;–—-])[\s:,;–—-]+$/u
const CAPITALS = /^[\p{Lu}\s&/.,'’-]{4,}$/u

/** How many names of a site have a title, by its fold. */
export type TitleHolders = ReadonlyMap<string, number>

/** Counts the names with each title. */
export function countTitleHolders(people: readonly Occurrence[]): TitleHolders {
  const names = new Map<string, Set<string>>()
  for (const { group } of people) {
    const title = cleanTitle(group.job_title)
    if (title === null || group.name === null) continue
    const known = names.get(fold(title))
    if (known) known.add(group.name)
    else names.set(fold(title), new Set([group.name]))
  }
  return new Map([...names].map(([title, { size }]) => [title, size]))
}

/** What a title loses for each other person who has it, and at most: `Leader` of every group says less than `Treasurer`. */
const SHARED = { each: 0.1, most: 0.5 }
/** What a role counts more than a department, a duty or a rank. */
const ROLE = 0.4

/**
 * Returns the job titles of a person, the most frequent first, without labels and sentences.
 *
 * @param holders how many people of the site have each title
 */
export function jobTitlesOf(sightings: readonly Occurrence[], holders: TitleHolders = new Map()): string[] {
  const byKey = new Map<string, { title: string; count: number }>()
  // `Vertreten durch den Vorstand: …` is weaker evidence than a card.
  const weigh = (written: string) => (LEAD.test(written) ? 0.5 : 1)
  // The title on a card with contact details is what somebody is asked for as, that in a list of people what they are.
  const reached = ({ emails, phones }: Occurrence['group']) => (emails || phones ? 0.25 : 0)
  const listed = ({ page }: Occurrence) => (page.kind === 'people' ? 0.25 : 0)
  for (const sighting of sightings) {
    const { group } = sighting
    const title = cleanTitle(group.job_title)
    if (title === null) continue
    const known = byKey.get(fold(title))
    const weight = weigh(group.job_title!) + reached(group) + listed(sighting)
    if (known) known.count += weight
    else byKey.set(fold(title), { title, count: weight })
  }
  for (const [key, one] of byKey)
    one.count += ROLE * isRole(one.title) - Math.min(SHARED.most, SHARED.each * ((holders.get(key) ?? 1) - 1))
  return [...byKey.values()]
    .sort((a, b) => b.count - a.count || a.title.length - b.title.length || (a.title < b.title ? -1 : 1))
    .slice(0, TITLES_MAX)
    .map(({ title }) => title)
}

const isRole = (title: string) => Number(readJobTitle(title) !== null)

/** Returns a title as a card would show it, or null. */
export function cleanTitle(written: string | undefined): string | null {
  const whole = (written ?? '').replace(/\s+/g, ' ').trim()
  if (NUMBERED.test(whole)) return null
  const title = whole.replace(LEAD, '').split(TAIL, 1)[0]!.replace(MARKS_AT_END, '')
  if (title.length < 2 || title.length > TITLE_LENGTH_MAX || NO_TITLE.test(title)) return null
  if (/^\p{Ll}/u.test(title) && FRAGMENT_STARTS.has(/^\p{L}+(?=\s)/u.exec(title)?.[0] ?? '')) return null
  if (/[.!?]\s/u.test(title.replace(ABBREVIATION, ' '))) return null
  const first = title[0]!.toUpperCase() + title.slice(1)
  return CAPITALS.test(first) && first.includes(' ') ? first[0]! + first.slice(1).toLowerCase() : first
}
