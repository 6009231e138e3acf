import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { SAYS_PORTRAIT } from '../lists/class-marks.ts'
import { byTag, closest, contains, type Page, type PageElement, snippetAround } from '../page.ts'
import { caselessNameAt } from './caseless-names.ts'
import { foldName } from './fold-name.ts'
import { nameLikelihood } from './likelihood.ts'
import { readNameRuns } from './name-runs.ts'
import { readJobTitle } from './segments.ts'
import { FAMOUS_NAMES } from './words/famous-names.ts'

const ALT_LENGTH_MAX = 80
const CARD_LENGTH_MAX = 900
const LINES_MAX = 4
const CONFIDENCE = { given: 0.88, title: 0.8 } as const
/** Minimum number of pictures above a title only, or below a strange given name, before any of them counts. */
const PICTURES_MIN = 2
const MAY_NAME = /^\P{Lu}{0,30}\p{Lu}[^ ]* .*\p{Lu}/u

/** A picture whose description is a full name, and what its caption says. */
interface Portrait {
  readonly name: string
  /** The line of the caption that stands for the name: the given name, else the title. */
  readonly line: Line
  /** The name is certain by its words. */
  readonly isKnown: boolean
  readonly saysGiven: boolean
  readonly jobTitle: string | null
}

interface Line {
  readonly text: string
  readonly start: number
}

/**
 * People whose picture has their full name as its description, and whose card shows the given name or the job title
 * only: `<img alt="Jane Roe"><h3>Jane</h3><p>Treasurer</p>`. One picture can say anything, so the cards of a page are
 * decided together; a given name above a title or a well-known name is
 * enough alone.
 */
export function namesOfPortraits(page: Page): Finding[] {
  const pictures = byTag(page, 'img').filter(
    ({ attributes: { alt = '' } }) => alt.length <= ALT_LENGTH_MAX && MAY_NAME.test(alt),
  )
  const portraits = pictures.flatMap(
    (picture, at) => portraitOf(page, picture, pictures[at - 1], pictures[at + 1]) ?? [],
  )
  const names = new Set(portraits.map(({ name }) => name))
  return portraits.flatMap(({ name, line, isKnown, saysGiven, jobTitle }) => {
    if (names.size < PICTURES_MIN && !(saysGiven && (jobTitle !== null || isKnown))) return []
    const end = line.start + line.text.length
    return [
      {
        type: 'names' as const,
        value: name,
        normalized: nameIdentity(name),
        confidence: saysGiven ? CONFIDENCE.given : CONFIDENCE.title,
        method: 'card' as const,
        snippet: `${name}: ${snippetAround(page, line.start, end)}`,
        start: line.start,
        end,
        ...(jobTitle ? { detail: { jobTitle } } : {}),
      },
    ]
  })
}

const NO_PERSON = /logo|icon/i

/** People whose picture the markup calls a portrait: `<div class="portrait"><img alt="Jane Roe"></div>`. */
export function namesOfMarkedPortraits(page: Page): Finding[] {
  return byTag(page, 'img').flatMap(({ attributes, parent }) => {
    const alt = (attributes.alt ?? '').replace(/\s+/g, ' ').trim()
    const marks = `${attributes.class ?? ''} ${parent?.attributes.class ?? ''}`
    if (alt.length > ALT_LENGTH_MAX || !SAYS_PORTRAIT.test(marks) || NO_PERSON.test(`${marks} ${alt}`)) return []
    const [run] = readNameRuns(alt)
    // "Jane Roe in a green coat"
    const isBegun = run?.start === 0 && /^(?:$|[.,]|[ –—-]+\p{Ll})/u.test(alt.slice(run.end))
    const isName = isBegun && nameLikelihood(run.words, () => false) === 3
    const value = isName ? run.value : caselessNameAt(alt)
    if (value === null || FAMOUS_NAMES.has(foldName(value))) return []
    return [
      {
        type: 'names' as const,
        value,
        normalized: nameIdentity(value),
        confidence: CONFIDENCE.title,
        method: 'text' as const,
        snippet: alt,
        start: null,
        end: null,
      },
    ]
  })
}

function portraitOf(page: Page, picture: PageElement, before?: PageElement, next?: PageElement): Portrait | null {
  const card = closest(picture.parent, ({ start, end }) => end > start)
  if (!card) return null
  // Pictures that share an element have their captions below them.
  const isShared = [before, next].some((other) => other !== undefined && contains(card, other))
  const from = isShared ? picture.start : card.start
  const to = isShared && next ? Math.min(card.end, next.start) : card.end
  if (to - from > CARD_LENGTH_MAX) return null
  const runs = readNameRuns(picture.attributes.alt!.replace(/\s+/g, ' ').trim())
  const [run] = runs
  if (!run || runs.length > 1 || FAMOUS_NAMES.has(foldName(run.value))) return null
  const likelihood = nameLikelihood(run.words, () => false)
  const lines = linesOf(page, from, to)
  const given = lines.find(({ text }) => run.value.startsWith(`${text} `) && /^\p{Lu}\p{Ll}/u.test(text))
  const titled = lines.flatMap(({ text, start }) => {
    // `alt="Head Chef"` repeats the title.
    const title =
      text === given?.text || text.includes(run.value) || SENTENCE_END.test(text) ? null : readJobTitle(text)
    return title === null ? [] : [{ title, start, text }]
  })[0]
  const line = given ?? titled
  if (!line || likelihood < (given ? 1 : 2) || (!given && readJobTitle(run.value) !== null)) return null
  return {
    name: run.value,
    line,
    isKnown: likelihood === 3,
    saysGiven: given !== undefined,
    jobTitle: titled?.title ?? null,
  }
}

function linesOf({ text }: Page, start: number, end: number): Line[] {
  const lines: Line[] = []
  let at = start
  for (const written of text.slice(start, end).split(/[\n\t]/)) {
    const shown = written.trim()
    if (shown !== '') lines.push({ text: shown, start: at + written.indexOf(shown) })
    if (lines.length === LINES_MAX) break
    at += written.length + 1
  }
  return lines
}

/** The end of a sentence, but not of an abbreviation: `Fellow at Elmstead in 2004.`, `Asst. Prof.` */
const SENTENCE_END = /\p{L}{5}[.!?…]$|\d\.$/u
