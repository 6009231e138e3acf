import type { Steps } from '../../lib/steps.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround, urlOfPage } from '../page.ts'
import { followRule, spend } from '../steps.ts'
import { isTownWithCode } from './address-words.ts'
import { namesOfBlockLists } from './block-list-names.ts'
import type { Candidate, Verdict } from './candidate.ts'
import { namesOfCapitalLists } from './capital-family-lists.ts'
import { partnerOf } from './couples.ts'
import { foldName } from './fold-name.ts'
import { inheritVerdict, isJoinedBefore, isListedBefore, linesOfNames, listedNames } from './inherit-verdict.ts'
import { namesOfInvertedLists } from './inverted-lists.ts'
import { namesOfLikeLines } from './line-shapes.ts'
import { listed } from './listed.ts'
import { nameColumns } from './name-columns.ts'
import type { NameRun } from './name-runs.ts'
import { neighbourTitles } from './neighbour-titles.ts'
import { personPatterns } from './person-patterns.ts'
import { promoteSiblings } from './promote-siblings.ts'
import { readCandidates } from './read-candidates.ts'
import type { Reading } from './reading.ts'
import { readSegments } from './segments.ts'
import { shapeCensus } from './shape-census.ts'
import { placeOf } from './surroundings.ts'
import { weighMention } from './weigh-mention.ts'
import { FAMOUS_NAMES } from './words/famous-names.ts'

/** Units of work for weighing one candidate. */
const WEIGHING_UNITS = 2_000
const PEOPLE_PAGE = new RegExp(personPatterns('marks', 'pages'), 'i')

/** The candidates of a page, with their context. */
export interface ReadText {
  readonly reading: Reading
  readonly candidates: readonly Candidate[]
}

/** Returns the people named in the text of the page. */
export function* namesInText(page: Page, emails: readonly Finding[], country?: string): Steps<Finding[]> {
  const read = yield* readText(page, emails, country)
  if (!read) return []
  const verdicts = yield* decide(read)
  const accepted = new Map([...verdicts.keys()].map(({ run }) => [run.start, run.end]))
  // A name that its siblings alone accepted says nothing for theirs.
  const ownReasons = [...verdicts].filter(([, { rules }]) => rules.some((rule) => rule !== 'names.siblings'))
  const witnesses = new Set(ownReasons.map(([{ run }]) => run.start))
  const inLists = yield* followRule(page, () => [
    ...namesOfInvertedLists(page, accepted),
    ...namesOfCapitalLists(page, accepted),
    ...namesOfBlockLists(page, accepted, witnesses),
  ])
  const whole = new Map(inLists.map((person) => [person.start, person]))
  return [
    ...[...verdicts].flatMap(([candidate, verdict]) => {
      const { run } = candidate
      const longer = whole.get(run.start)
      if (longer) return [toFinding(page, longer, withoutWordsOf(longer.value, verdict))]
      const partner = partnerOf(lineBefore(read.reading, candidate), run)
      return [run, ...(partner ? [partner] : [])].map((person) => toFinding(page, person, verdict))
    }),
    ...inLists
      .filter(({ start }) => !accepted.has(start))
      .map((person) => toFinding(page, person, listed('names.block-list', 'card'))),
  ]
}

/** A title that began in the middle of the name is none. */
function withoutWordsOf(name: string, verdict: Verdict): Verdict {
  const [first = ''] = verdict.jobTitle?.split(' ') ?? []
  return first !== '' && name.split(' ').includes(first) ? { ...verdict, jobTitle: null } : verdict
}

/** Reads the candidates of a page; null if there are none. */
export function* readText(page: Page, emails: readonly Finding[], country?: string): Steps<ReadText | null> {
  const segments = yield* followRule(page, () => readSegments(page))
  const candidates = yield* readCandidates(page, segments, emails, country)
  if (candidates.length === 0) return null

  const likely = candidates.filter(({ likelihood, mention }) => likelihood > 1 || likelihood >= mention.needs)
  const pathname = urlOfPage(page)?.pathname ?? ''
  const alone = likely.filter(({ mention }) => mention.isAlone)
  const reading: Reading = {
    page,
    segments,
    columns: yield* followRule(page, () => nameColumns(page, segments)),
    titles: yield* followRule(page, () => neighbourTitles(page, segments, linesOf(likely), linesOf(alone))),
    census: yield* followRule(page, () => shapeCensus(page, candidates)),
    isPeoplePage: PEOPLE_PAGE.test(pathname) || PEOPLE_PAGE.test(page.title),
  }
  return { reading, candidates }
}

/** Decides which candidates are people. */
export function* decide({ reading, candidates }: ReadText): Steps<Map<Candidate, Verdict>> {
  const { page, segments } = reading
  const verdicts = new Map<Candidate, Verdict>()
  let last: Candidate | null = null
  for (const candidate of candidates) {
    yield* spend(page.budget, WEIGHING_UNITS)
    const verdict =
      withOwnTitle(reading, candidate, inheritVerdict(page, candidate, last, verdicts)) ??
      weighMention(reading, candidate)
    if (!verdict) continue
    // An article that uses a famous name in a sentence is about the person.
    const isReported = verdict.reasons?.includes('row.reported') ?? false
    if (!isProven(candidate) && !isReported && isFamous(candidate.run)) continue
    verdicts.set(candidate, verdict)
    last = candidate
  }
  candidates.forEach((candidate, index) => {
    const next = candidates[index + 1]
    const verdict = next && verdicts.get(next)
    if (!verdict || verdicts.has(candidate)) return
    if (!isListedBefore(page, segments, candidate, next) && !isJoinedBefore(page, candidate, next)) return
    verdicts.set(candidate, listed('names.list', verdict.method))
  })
  for (const line of yield* followRule(page, () => linesOfNames(page, segments, candidates))) {
    const first = verdicts.get(line[0]!)
    if (!first && !isLineOfPersons(page, line)) continue
    const verdict = listed('names.list', first?.method)
    for (const candidate of line) if (!verdicts.has(candidate)) verdicts.set(candidate, verdict)
  }
  const isKnown = (candidate: Candidate) => verdicts.has(candidate) || candidate.likelihood === 3
  for (const list of yield* followRule(page, () => listedNames(page, candidates, isKnown))) {
    if (!isListOfPersons(page, list)) continue
    for (const candidate of list) if (!verdicts.has(candidate)) verdicts.set(candidate, listed('names.list'))
  }
  for (const candidate of yield* followRule(page, () => namesOfLikeLines(reading, candidates, verdicts)))
    if (!isFamous(candidate.run)) verdicts.set(candidate, listed('names.like-lines'))
  const promoted = yield* followRule(page, () => promoteSiblings(reading, candidates, verdicts))
  for (const [candidate, verdict] of promoted) verdicts.set(candidate, verdict)
  withoutTowns(page, candidates, verdicts)
  withoutWorkplaces(page, candidates, verdicts)
  return verdicts
}

/** Removes unknown names that the page writes beside a postcode elsewhere: a town below a job title. */
function withoutTowns({ text }: Page, candidates: readonly Candidate[], verdicts: Map<Candidate, Verdict>): void {
  const unknown = candidates.filter(({ likelihood, isSpelledByEmail }) => likelihood < 3 && !isSpelledByEmail)
  const towns = new Set(unknown.filter(({ run }) => isTownWithCode(text, run)).map(({ run }) => run.value))
  if (towns.size === 0) return
  for (const candidate of unknown) if (towns.has(candidate.run.value)) verdicts.delete(candidate)
}

/**
 * Removes unknown names that follow a title and a comma on the line or in the cell beside a person: the title is that
 * person's, and the name says where: "Jane Roe | Editor, Quaxley Marl".
 */
function withoutWorkplaces({ text }: Page, candidates: readonly Candidate[], verdicts: Map<Candidate, Verdict>): void {
  const isTitled = (candidate: Candidate) =>
    candidate.likelihood < 3 &&
    text.startsWith(', ', candidate.run.start - 2) &&
    verdicts.get(candidate)?.reasons?.join() === 'line.likely-label'
  const titled = candidates.filter(isTitled)
  if (titled.length === 0) return
  const people = new Set([...verdicts.keys()].flatMap(({ segment, mention }) => (mention.isAlone ? segment : [])))
  for (const candidate of titled)
    if (people.has(candidate.segment - 1) || people.has(candidate.segment + 1)) verdicts.delete(candidate)
}

/** Adds a title to an inherited verdict: a person accepted because of the one above may have a title of their own. */
function withOwnTitle({ titles }: Reading, { mention, segment }: Candidate, verdict: Verdict | null): Verdict | null {
  if (!verdict || verdict.jobTitle !== null || !mention.isAlone) return verdict
  return { ...verdict, jobTitle: titles.titleOf(segment) }
}

const lineBefore = ({ page, segments }: Reading, { run, segment }: Candidate) =>
  page.text.slice(segments[segment]!.start, run.start)

/** Whether a line contains only known names. Outside menus it needs no other evidence, as for a single name. */
const isLineOfPersons = (page: Page, line: readonly Candidate[]) =>
  line.every(({ run, likelihood }) => likelihood === 3 && !FAMOUS_NAMES.has(foldName(run.value))) &&
  !placeOf(page, line[0]!.run.start, line.at(-1)!.run.end).isNavigation

const isListOfPersons = (page: Page, list: readonly Candidate[]) =>
  !list.some(({ run }) => isFamous(run)) && !placeOf(page, list[0]!.run.start, list[0]!.run.end).isNavigation

/** Whether a name is famous, or a famous brand with its product: "Ralph Lauren Shirt". */
function isFamous({ value }: NameRun): boolean {
  const words = foldName(value).split(' ')
  return FAMOUS_NAMES.has(words.join(' ')) || (words.length > 2 && FAMOUS_NAMES.has(words.slice(0, 2).join(' ')))
}

/**
 * Whether a candidate has evidence beyond actions and contact details, which brands have too. John Smith with a title
 * is a person and without one a placeholder; Paul Smith is a brand.
 */
const isProven = ({ mention, isSpelledByEmail, likelihood }: Candidate) =>
  isSpelledByEmail || (likelihood === 3 && mention.tally.counted.some(({ isOfFirms }) => !isOfFirms))

function toFinding(
  page: Page,
  { value, start, end }: Pick<NameRun, 'value' | 'start' | 'end'>,
  { confidence, method, rules, jobTitle }: Verdict,
): Finding {
  const name = value + (GENERATION.exec(page.text.slice(end, end + GENERATION_MAX))?.[0] ?? '')
  // A line such as "Chef de cuisine Jane Roe" is a title that includes the name.
  const title = jobTitle?.replace(value, '').trim()
  return {
    type: 'names',
    value: name,
    normalized: nameIdentity(name),
    confidence,
    method,
    rules,
    snippet: snippetAround(page, start, end),
    start,
    end,
    ...(title ? { detail: { jobTitle: title } } : {}),
  }
}

/** What tells a son from his father: "Jack Roe, Jr." */
const GENERATION = /^,? [JS]n?r(?:\.|(?![\p{L}\p{N}]))/u
const GENERATION_MAX = 8

const linesOf = (candidates: readonly Candidate[]) => new Set(candidates.map(({ segment }) => segment))
