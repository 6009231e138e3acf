import type { Page } from '../page.ts'
import { isTownWithRegion } from './address-words.ts'
import { isInBracketOfPeople, isOfFirm } from './affiliation.ts'
import type { Candidate, Verdict } from './candidate.ts'
import type { Reading } from './reading.ts'
import type { Segment } from './segments.ts'
import { isNamedInSentence } from './sentence-names.ts'
import { isSignature } from './signature.ts'
import { type Place, placeOf } from './surroundings.ts'
import { verdictOf } from './verdict.ts'
import { isLabelOfPerson, weighAlone } from './weigh-alone.ts'

const SPELLED_CONFIDENCE = 0.92

const LEAD_MAX = 200
const SHORT_LEAD_MAX = 30
const SHORT_TAIL_MAX = 70
const SHORT_LINE_MAX = 120

/** Whether what stands on the line, beside it and in the markup makes a candidate a person; null when it does not. */
export function weighMention(reading: Reading, candidate: Candidate): Verdict | null {
  const { run, likelihood, mention, segment } = candidate
  const { method, isAlone } = mention
  if (mention.isSomethingElse) return null
  const jobTitle = mention.jobTitle ?? (isAlone ? reading.titles.titleOf(segment) : null)
  // "© Marlow Pumps", marlowpumps@…: a firm has an address of its own name as well.
  if (candidate.isSpelledByEmail && (likelihood > 1 || method !== 'copyright'))
    return { confidence: SPELLED_CONFIDENCE, method, rule: 'names.email', jobTitle }
  if (mention.isMinor) return verdictOf(candidate, 'minor', method)
  if (likelihood >= mention.needs) {
    const isNamed = method === 'label' || method === 'author'
    return verdictOf(candidate, isNamed ? 'certain' : 'strong', method, jobTitle, mention.rule)
  }
  const needsInColumn = reading.columns.get(segment)
  if (needsInColumn !== undefined && likelihood >= needsInColumn && (isAlone || isRestDegrees(reading, candidate))) {
    return verdictOf(candidate, 'certain', 'label', jobTitle, 'names.column')
  }
  const place = placeOf(reading.page, run.start, run.end)
  const lead = leadOf(reading, candidate)
  const isFirst = !/[\p{L}\p{N}]/u.test(lead)
  if (place.isByline && (isFirst || likelihood > 1 || method === 'author')) {
    return verdictOf(candidate, 'certain', 'author')
  }
  if (isAlone) return weighAlone(reading, candidate, place)
  const beside = weighBeside(reading, candidate, place, lead)
  if (beside || place.isNavigation || !isNamedInSentence(reading, candidate)) return beside
  return verdictOf(candidate, 'bare', 'text')
}

/** "I Made Roe, S.T., M.Sc.": nothing else in the cell but what academics carry. */
function isRestDegrees({ page, segments }: Reading, { run, segment }: Candidate): boolean {
  const { start, end } = segments[segment]!
  const rest = [page.text.slice(start, run.start), page.text.slice(run.end, end)]
  return rest.every((text) => /^[\s,]*(?:\p{Lu}[\p{L}.]{0,5}(?:[\s,]+|$))*$/u.test(text))
}

const REGION_ONLY = /^, \p{Lu}{2,3}\s*$/u
/** One line of several with a town and its state: "Goleta, CA", "Mira Loma, CA". */
const isAmongTowns = ({ text }: Page, lines: readonly Segment[], at: number) =>
  [at, at - 1, at + 1].filter((index) => {
    const line = lines[index]
    return line !== undefined && isTownWithRegion(text.slice(line.start, line.end))
  }).length > 1

const leadOf = ({ page, segments }: Reading, { run, segment }: Candidate) =>
  page.text.slice(Math.max(segments[segment]!.start, run.start - LEAD_MAX), run.start)

/** Nothing but an address of mail or a number, with its label or without. */
const CONTACT_DATA_ONLY =
  /^[\s,;|:()–—-]*(?:(?:e-?mail|mail|tel|telephone|telefon|phone|mobile?|mobil|ext|[temp])[.:]{0,2}\s*)?(?:[^\s@]{1,64}@[^\s@]{3,100}|\+?\(?\d[\d ()./-]{5,20}\d|(?:x|ext|durchwahl|dw|poste|int)[. :-]{0,2}\d{1,5})[\s,;|:()–—-]*$/iu

/** "Jane Roe, Acme" and "“Lovely place.” — Jane Roe": a name that begins or ends a short line. */
function weighBeside(
  { page, segments, isPeoplePage }: Reading,
  candidate: Candidate,
  place: Place,
  lead: string,
): Verdict | null {
  const line = segments[candidate.segment]!
  const tail = page.text.slice(candidate.run.end, line.end)
  const around = [lead, tail].filter((text) => /[\p{L}\p{N}]/u.test(text))
  if (around.length === 1 && around[0]!.length < SHORT_TAIL_MAX && CONTACT_DATA_ONLY.test(around[0]!))
    return verdictOf(candidate, 'weak', 'text', null, 'names.reachable')
  if (/(?:^|[“”"»])\s*[–—-]{1,2}\s*$/u.test(lead) || isSignature(page, line, candidate.run))
    return verdictOf(candidate, 'weak', 'text')
  if (
    isInBracketOfPeople(lead, page.text.slice(candidate.run.start, Math.min(line.end, candidate.run.start + LEAD_MAX)))
  )
    return verdictOf(candidate, 'bare', 'text')
  const isFirst = !/[\p{L}\p{N}]/u.test(lead)
  if (isFirst && !place.isNavigation && isOfFirm(tail)) return verdictOf(candidate, 'weak', 'text')
  if (isFirst && REGION_ONLY.test(tail) && isAmongTowns(page, segments, candidate.segment)) return null
  if (isFirst && tail.length < SHORT_TAIL_MAX && /^\s?[,–—|(/-]/.test(tail) && !place.isNavigation) {
    return verdictOf(candidate, 'beside', 'text')
  }
  // "PRO – Jane Roe", as lists of officers have it
  const isLast = !/[\p{L}\p{N}]/u.test(tail)
  if (isLast && lead.length < SHORT_LEAD_MAX && /^\s*\p{Lu}{2,6} [–—-] $/u.test(lead) && !place.isNavigation)
    return verdictOf(candidate, 'beside', 'text')
  const above = segments[candidate.segment - 1]
  if (
    isFirst &&
    above &&
    candidate.likelihood > 1 &&
    tail.length < SHORT_TAIL_MAX &&
    // Bounded: the line before is false for a tail of more characters.
    !/\p{Ll}{2}.* \p{Ll}{2}/u.test(tail)
  ) {
    const isLabelled = isLabelOfPerson(page.text.slice(above.start, Math.min(above.end, above.start + SHORT_LINE_MAX)))
    if (isLabelled) return verdictOf(candidate, 'certain', 'label')
  }
  const isBold = place.element !== null && /^(?:b|strong)$/.test(place.element.tag)
  if (isFirst && isBold && isPeoplePage && !place.isNavigation) return verdictOf(candidate, 'beside', 'text')
  const isShort = line.end - line.start < SHORT_LINE_MAX
  return place.isAboutPeople && isShort ? verdictOf(candidate, 'beside', 'card') : null
}
