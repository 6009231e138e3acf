import type { Candidate, Reading, Verdict } from './candidate.ts'
import { foldName } from './fold-name.ts'
import { hasContactData, readJobTitle } from './segments.ts'
import { isAmongOtherThings } from './shape-census.ts'
import { placeOf } from './surroundings.ts'
import { isLabelWord, isRoleWord } from './vocabulary.ts'
import { CLOSING } from './words/phrases.ts'

const BESIDE_MAX = 200

/** By likelihood 1, 2 and 3. */
const CERTAIN = [0, 0.66, 0.84, 0.93] as const
const STRONG = [0, 0.6, 0.78, 0.9] as const
const WEAK = [0, 0, 0.58, 0.72] as const

/** Whether what stands on the line, beside it and in the markup makes a candidate a person; null when it does not. */
export function weighMention(reading: Reading, candidate: Candidate): Verdict | null {
  const { run, likelihood, mention, segment } = candidate
  const { page, segments } = reading
  const verdict = (scale: readonly number[], method: Verdict['method'], jobTitle: string | null = mention.jobTitle) =>
    scale[likelihood]! >= 0.5 ? { confidence: scale[likelihood]!, method, jobTitle } : null
  if (mention.isSomethingElse) return null
  if (candidate.isSpelledByEmail)
    return { confidence: 0.92, method: mention.method, jobTitle: mention.jobTitle ?? besideTitle() }
  if (mention.isMinor) return likelihood === 3 ? { confidence: 0.5, method: 'text', jobTitle: null } : null
  if (likelihood >= mention.needs) {
    const jobTitle = mention.jobTitle ?? (mention.isAlone ? besideTitle() : null)
    return verdict(
      mention.method === 'label' || mention.method === 'author' ? CERTAIN : STRONG,
      mention.method,
      jobTitle,
    )
  }
  const needsInColumn = reading.columns.get(segment)
  if (needsInColumn !== undefined && likelihood >= needsInColumn && mention.isAlone)
    return verdict(CERTAIN, 'label', besideTitle())

  const place = placeOf(page, run.start, run.end)
  const isFirst = !/[\p{L}\p{N}]/u.test(
    page.text.slice(Math.max(segments[segment]!.start, run.start - BESIDE_MAX), run.start),
  )
  if (place.isByline && (isFirst || likelihood >= 2 || mention.method === 'author')) return verdict(CERTAIN, 'author')
  if (!mention.isAlone) return besideText()

  const before = textOf(segment - 1)
  const label = labelKind(before)
  if (label === 'person' || (label === 'weak' && likelihood >= 2))
    return verdict(CERTAIN, 'label', readJobTitle(before.replace(/:\s*$/, '')))
  const jobTitle = besideTitle()
  if (jobTitle !== null && !(place.isNavigation && likelihood < 3)) return verdict(STRONG, 'card', jobTitle)
  if (CLOSING.test(foldName(before)) && before.length < 40) return verdict(STRONG, 'text')
  if (likelihood >= 2 && (hasContactData(textOf(segment + 1)) || isContactRow())) return verdict(STRONG, 'card')
  if (place.isNavigation || isAmongOtherThings(reading.census, place.element)) return null
  if (place.isAboutPeople || (place.isHeading && reading.isPeoplePage)) return verdict(WEAK, 'card')
  return likelihood === 3 ? { confidence: reading.isPeoplePage ? 0.68 : 0.6, method: 'text', jobTitle: null } : null

  function textOf(index: number): string {
    const at = segments[index]
    return at && at.end - at.start < 200 ? page.text.slice(at.start, at.end) : ''
  }

  /** A job title on the line below or above. */
  function besideTitle(): string | null {
    return mention.isAlone ? reading.titles.titleOf(segment) : null
  }

  /** The cells of one table row: a name and how to reach them. */
  function isContactRow(): boolean {
    const next = segments[segment + 2]
    return (
      next !== undefined && !page.text.slice(run.end, next.start).includes('\n') && hasContactData(textOf(segment + 2))
    )
  }

  /** "Jane Roe, Acme" and "— Jane Roe": a name that begins or ends a short line. */
  function besideText(): Verdict | null {
    const at = segments[segment]!
    const lead = page.text.slice(Math.max(at.start, run.start - BESIDE_MAX), run.start)
    const tail = page.text.slice(run.end, at.end)
    const isQuoted =
      /^[^\p{L}]*$|[“”"»“]\s*[–—-]+\s*$/u.test(lead) && /^\s*[–—-]{1,2}\s*$/.test(lead.slice(-3)) && likelihood >= 2
    if (isQuoted) return verdict(WEAK, 'text')
    if (isFirst && likelihood === 3 && tail.length < 70 && /^\s?[,–—|(/-]/.test(tail) && !place.isNavigation) {
      return { confidence: 0.6, method: 'text', jobTitle: null }
    }
    if (place.isAboutPeople && likelihood === 3 && at.end - at.start < 120)
      return { confidence: 0.55, method: 'card', jobTitle: null }
    return null
  }
}

/** A line that is a label for the name below or in the next cell. */
function labelKind(text: string): 'person' | 'weak' | null {
  if (text === '' || text.length > 90) return null
  const words = foldName(text)
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean)
  const isMarked = /[:：]\s*$/.test(text)
  if (words.length === 0 || words.length > (isMarked ? 12 : 6)) return null
  const labels = words.filter((word) => isLabelWord(word)).length
  if (words.some((word) => isRoleWord(word)) && isMarked) return 'person'
  if (labels >= 2 || (labels === 1 && words.length === 1 && words[0]!.length > 7)) return 'person'
  return isMarked || labels > 0 ? 'weak' : null
}
