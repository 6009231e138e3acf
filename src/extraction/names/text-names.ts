import type { Finding } from '../finding.ts'
import { type Page, snippetAround } from '../page.ts'
import { readLead } from './before-name.ts'
import { emailSpelling } from './email-spelling.ts'
import { foldName } from './fold-name.ts'
import { invertedRuns } from './inverted-runs.ts'
import { judgeMention, type Mention } from './judge-mention.ts'
import { type Likelihood, nameLikelihood } from './likelihood.ts'
import { nameColumns } from './name-columns.ts'
import { type NameRun, readNameRuns } from './name-runs.ts'
import { type NeighbourTitles, neighbourTitles } from './neighbour-titles.ts'
import { promoteSiblings } from './promote-siblings.ts'
import { phraseEdges, readSegments, type Segment } from './segments.ts'
import { type ShapeCensus, shapeCensus } from './shape-census.ts'
import { weighMention } from './weigh-mention.ts'
import { FAMOUS_NAMES } from './words/entities.ts'

/** A run of words on the page that may be a person, with what is known about it. */
export interface Candidate {
  readonly run: NameRun
  /** Position in the list of segments. */
  readonly segment: number
  readonly likelihood: Likelihood
  readonly mention: Mention
  readonly isSpelledByEmail: boolean
}

export interface Verdict {
  readonly confidence: number
  readonly method: Finding['method']
  readonly jobTitle: string | null
}

/** What one text is read with. */
export interface Reading {
  readonly page: Page
  readonly segments: readonly Segment[]
  /** Segments in a column of names, with the likelihood they need. */
  readonly columns: ReadonlyMap<number, Likelihood>
  readonly titles: NeighbourTitles
  readonly census: ShapeCensus
  readonly isPeoplePage: boolean
}

/** Longer lines are no place for names that nothing marks, and are cut to keep the work bounded. */
const SEGMENT_LENGTH_MAX = 20_000
const PEOPLE_PAGE =
  /team|staff|people|about|contact|kontakt|impressum|imprint|vorstand|board|leadership|management|faculty|directory|mitarbeiter|ansprechpartner|equipe|equipo|chi-?siamo|nosotros|quem-somos|quienes|contatti|contatto|contacto|contato|medewerkers|over-?ons|om-?os|personal|kadra|zespol|wir-?ueber|ueber-?uns|uber-?uns|qui-?sommes|mentions|legal|notice|author|speakers|committee|experts|doctors|attorneys|lawyers|agents|testimonial/i

/** The persons that stand in the text of the page. */
export function namesInText(page: Page, emails: readonly Finding[]): Finding[] {
  const segments = readSegments(page)
  const edges = phraseEdges(page)
  const isSpelled = emailSpelling(emails)
  const isOrdinary = lowerCaseWords(page.text)
  const candidates: Candidate[] = []
  segments.forEach((segment, index) => {
    const text = page.text.slice(segment.start, Math.min(segment.end, segment.start + SEGMENT_LENGTH_MAX))
    const runs = readNameRuns(text, segment.start, edges)
    for (const run of runs.length > 1 ? invertedRuns(text, segment.start, runs) : runs) {
      const likelihood = nameLikelihood(run.words, isOrdinary)
      if (likelihood === 0) continue
      const mention = judgeMention(page.text.slice(segment.start, run.start), page.text.slice(run.end, segment.end))
      candidates.push({ run, segment: index, likelihood, mention, isSpelledByEmail: isSpelled(run) })
    }
  })
  if (candidates.length === 0) return []

  const likely = candidates.filter(({ likelihood, mention }) => likelihood > 1 || likelihood >= mention.needs)
  const { pathname } = new URL(page.url)
  const reading: Reading = {
    page,
    segments,
    columns: nameColumns(page, segments),
    titles: neighbourTitles(page, segments, linesOf(likely), linesOf(likely.filter(({ mention }) => mention.isAlone))),
    census: shapeCensus(page, candidates),
    isPeoplePage: PEOPLE_PAGE.test(pathname) || PEOPLE_PAGE.test(page.title),
  }
  const verdicts = new Map<Candidate, Verdict>()
  let last: Candidate | null = null
  for (const candidate of candidates) {
    const verdict = inherited(page, candidate, last, verdicts) ?? weighMention(reading, candidate)
    if (!verdict) continue
    if (FAMOUS_NAMES.has(foldName(candidate.run.value)) && !candidate.isSpelledByEmail) continue
    verdicts.set(candidate, verdict)
    last = candidate
  }
  for (const [candidate, verdict] of promoteSiblings(reading, candidates, verdicts)) verdicts.set(candidate, verdict)
  return [...verdicts].map(([{ run }, { confidence, method, jobTitle }]) => ({
    type: 'names',
    value: run.value,
    normalized: foldName(run.value),
    confidence,
    method,
    snippet: snippetAround(page, run.start, run.end),
    start: run.start,
    end: run.end,
    ...(jobTitle ? { detail: { jobTitle } } : {}),
  }))
}

const linesOf = (candidates: readonly Candidate[]) => new Set(candidates.map(({ segment }) => segment))

/** "Geschäftsführer: A, B und C": what makes A a person makes B and C persons, on the line or in lines below. */
function inherited(
  page: Page,
  { run, segment, likelihood, mention }: Candidate,
  last: Candidate | null,
  verdicts: ReadonlyMap<Candidate, Verdict>,
): Verdict | null {
  const verdict = last && verdicts.get(last)
  if (!verdict || (verdict.method !== 'label' && verdict.method !== 'author') || mention.isSomethingElse) return null
  const between = page.text.slice(last.run.end, run.start)
  const isSameLine = segment === last.segment && isListGap(between)
  const isNextLine = segment === last.segment + 1 && mention.isAlone && likelihood >= 2 && /^[,;]?\s*$/.test(between)
  if (!isSameLine && !isNextLine) return null
  return {
    ...verdict,
    confidence: Math.min(verdict.confidence, 0.6 + 0.1 * likelihood),
    jobTitle: isSameLine ? verdict.jobTitle : null,
  }
}

const LIST_GAP_MAX = 40
const CONJUNCTION = /^(?:und|and|et|y|e|en|och|og|ja|i|a|sowie|и|та|και)$/

/** Nothing but commas, "and" and honorifics stands between two names. */
const isListGap = (text: string) =>
  text.length < LIST_GAP_MAX &&
  readLead(`${text.replace(/\([^()]*\)|[\s,;&/|+·•]+/g, ' ').trim()} `)
    .folded.split(' ')
    .every((word) => word === '' || CONJUNCTION.test(word))

/** A word in lower case inside a sentence, and no part of an address, spelled out or not. */
const LOWER_CASE_WORD = /(?<=[\p{L}\p{N},;] )\p{Ll}[\p{L}\p{M}]{3,}(?=[ ,;:!?]|\.(?!\p{L}))(?! ?[[({]| (?:AT|at|@) )/gu

/** Tells whether a word also stands in lower case on the page; the words are gathered when first asked for. */
function lowerCaseWords(text: string): (word: string) => boolean {
  let words: Set<string> | null = null
  return (word) => {
    words ??= new Set(text.match(LOWER_CASE_WORD))
    return words.has(word)
  }
}
