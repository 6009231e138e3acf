import { type Draft, EVIDENCE, newDraft } from './draft.ts'
import { growBack, growForward, growToStreetAfter, locate } from './grow.ts'
import { isFieldLabel } from './labels.ts'
import { placeNameAtStart } from './place-name.ts'
import { type Places, placesAtEnd, placesAtStart } from './places.ts'
import { looksLikeYear, type Postcode } from './postcode.ts'
import type { Scan } from './scan.ts'

/** Grows an address round a postcode in part `at`; the caller judges its score. */
export function draftFromPostcode(scan: Scan, at: number, code: Postcode): Draft | null {
  const { text, start } = scan.parts[at]!
  const core = readCore(scan, at, code)
  if (!core) return null
  const draft = newDraft(at, start + core.start, start + core.end)
  draft.hasCode = true
  draft.country = core.country
  draft.score = core.score
  draft.last = core.last
  if (core.last > at) draft.pieces.push({ start: scan.parts[core.last]!.start, end: scan.parts[core.last]!.end })
  if (core.named) draft.score += EVIDENCE.country
  else growForward(scan, draft)

  const head = text.slice(0, core.start)
  if (takeHead(scan, draft, at, head)) growBack(scan, draft)
  if (!draft.isLocated && core.isPlaceAfter) growToStreetAfter(scan, draft)

  if (core.isGuess && draft.country === null) {
    const candidates = code.countries
      .split(' ')
      .filter((country) => !draft.countries || draft.countries.split(' ').includes(country))
    draft.country = scan.likeliest(candidates.length > 0 ? candidates : code.countries.split(' '))
    if (draft.country && scan.weight(draft.country) === 0 && candidates.length !== 1) draft.country = null
  }
  return draft
}

interface Core {
  /** The code and its place as a range of the part. */
  readonly start: number
  readonly end: number
  /** The last part used: the next one when the place stands there. */
  readonly last: number
  readonly country: string | null
  readonly isGuess: boolean
  readonly named: boolean
  readonly isPlaceAfter: boolean
  readonly score: number
}

const CODE_MARK =
  /[\s,–-]*(?:(?:CEP|PIN(?: ?code)?|PLZ|ZIP(?: ?code)?|C\.?P\.?|C\.?A\.?P\.?|post ?code|postal code|código postal|P\.?C\.?|〒|индекс)[\s.:–-]*)?$/i

function readCore(scan: Scan, at: number, code: Postcode): Core | null {
  const { parts } = scan
  const { text } = parts[at]!
  const candidates = code.countries.split(' ')
  const digits = text.slice(code.start, code.end)
  const headEnd = CODE_MARK.exec(text.slice(0, code.start))?.index ?? code.start
  const head = text.slice(0, headEnd)
  const tailStart = code.end + (/^[\s,.–-]*/.exec(text.slice(code.end))?.[0].length ?? 0)
  const tail = text.slice(tailStart)
  const hasMark = headEnd < code.start && /[a-z〒]/i.test(text.slice(headEnd, code.start))

  const before = head ? placesAtEnd(head) : placesOfNeighbour(scan, at)
  const known = tail ? placesAtStart(tail) : null
  const matching = (places: Places | null) =>
    candidates.filter(
      (country) => places?.city === country || places?.regions.includes(country) || places?.named === country,
    )
  const inBefore = matching(before)
  const inAfter = matching(known)
  const isRegionTail = known !== null && known.city === null
  const name = code.place === 'before' || isRegionTail ? null : placeNameAtStart(tail)

  const make = (part: Partial<Core> & { score: number }): Core => ({
    start: head ? code.start : Math.min(code.start, headEnd),
    end: code.end,
    last: at,
    country: null,
    isGuess: false,
    named: false,
    isPlaceAfter: false,
    ...part,
  })
  const afterwards = () => {
    const next = parts[at + 1]
    return tail === '' && next && next.gap !== 'label' && next.gap !== 'sentence' && !scan.isTaken(at + 1)
      ? scan.read(at + 1)
      : null
  }
  const end = name ? tailStart + withCountry(tail, name.end) : known ? tailStart + known.at : code.end

  // The place after the code.
  if (name && !(head !== '' && inBefore.length > 0 && before!.regions.length > 0)) {
    const score = code.isDistinct
      ? EVIDENCE.distinctCode
      : inAfter.length > 0
        ? EVIDENCE.knownPlaceCode
        : EVIDENCE.unknownPlaceCode
    const country = code.country ?? (inAfter.length > 0 ? scan.likeliest(inAfter) : null)
    const named = placesAtEnd(tail.slice(0, end - tailStart))?.named ?? null
    if (looksLikeYear(digits) && !country && !named && candidates.every((one) => scan.weight(one) === 0)) return null
    return make({
      end,
      country: named ?? country,
      isGuess: country === null && named === null,
      named: named !== null,
      isPlaceAfter: true,
      score: score + (name.isInProse ? -EVIDENCE.ownLines : 0) + pageBonus(scan, country, candidates),
    })
  }
  if (code.isDistinct || inBefore.length > 0) {
    const country = code.country ?? scan.likeliest(inBefore)
    const score = code.isDistinct ? EVIDENCE.distinctCode : EVIDENCE.knownPlaceCode
    const named = known?.named ?? null
    if (code.place !== 'before' && tail === '' && before === null) {
      const next = afterwards()
      if (next?.isShort && !next.street) return make({ last: at + 1, country, isPlaceAfter: true, score })
    }
    return make({ end, country: named ?? country, named: named !== null, score })
  }
  // The place in the next part: `00100, Nairobi`.
  const next = afterwards()
  const nextCountries = next?.atEnd?.at === 0 ? matching(next.atEnd) : []
  if (next && nextCountries.length > 0 && code.place !== 'before' && !looksLikeYear(digits)) {
    const named = next.atEnd!.named
    return make({
      last: at + 1,
      country: named ?? scan.likeliest(nextCountries),
      named: named !== null,
      isPlaceAfter: true,
      score: EVIDENCE.knownPlaceCode,
    })
  }
  // Nothing known beside it: a country named after it or the page's own country must speak for it.
  const named = known?.named ?? (next?.atEnd?.at === 0 ? next.atEnd.named : null)
  const country = named && candidates.includes(named) ? named : scan.likeliest(candidates)
  if (looksLikeYear(digits) && !hasMark && !named) return null
  if (country && (named === country || scan.weight(country) > 0.2 || hasMark)) {
    return make({
      end,
      country,
      named: known?.named === country,
      score: EVIDENCE.guessedCode + (hasMark ? EVIDENCE.pageCountry : 0),
    })
  }
  return null
}

/** The known places that end the part before, when only a comma, a dash or a line break parts them from the code. */
function placesOfNeighbour(scan: Scan, at: number): Places | null {
  let before = at - 1
  if (scan.parts[at]!.gap === 'label' && before >= 0 && isFieldLabel(scan.parts[before]!.text)) before--
  else if (scan.parts[at]!.gap === 'label' || scan.parts[at]!.gap === 'sentence') return null
  return before >= 0 && !scan.isTaken(before) ? scan.read(before).atEnd : null
}

/** The end of a place name, and of the country that follows it in the same part. */
function withCountry(tail: string, end: number): number {
  const rest = tail.slice(end)
  const lead = /^[\s,.()–-]*/.exec(rest)![0].length
  const places = placesAtStart(rest.slice(lead))
  return places?.named || (places && places.regions.length > 0) ? end + lead + places.at : end
}

const pageBonus = (scan: Scan, country: string | null, candidates: readonly string[]) =>
  (country ? scan.weight(country) > 0 : candidates.some((one) => scan.weight(one) > 0)) ? EVIDENCE.pageCountry : 0

const PLACE_WORDS_MAX = 5

/**
 * Takes in what stands before the code in the same part: the street, or the place alone.
 *
 * @returns whether the address may go on in the parts before
 */
function takeHead(scan: Scan, draft: Draft, at: number, head: string): boolean {
  if (head.trim() === '') return true
  const partStart = scan.parts[at]!.start
  const first = draft.pieces[0]!
  const reading = scan.read(at)
  const isInHead = (range: { start: number; end: number } | null) => range !== null && range.end <= head.length + 1
  if (isInHead(reading.street) || isInHead(reading.box)) {
    const from = locate(scan, draft, at, [])
    if (from !== null) {
      first.start = partStart + from
      return from === 0
    }
  }
  const words = head.trim().split(' ')
  const shaped = /^(.{3,40}\p{L}\.? \d{1,4} ?[a-zA-Z]?)[\s,–-]*$/u.exec(head)
  if (shaped && words.length <= PLACE_WORDS_MAX && /^\p{Lu}/u.test(head)) {
    draft.score += EVIDENCE.streetShape
    draft.isLocated = true
    draft.hasNumber = true
    first.start = partStart
    return true
  }
  if (words.length <= PLACE_WORDS_MAX) {
    first.start = partStart
    return true
  }
  const run = /(?:\p{Lu}[\p{L}'’.-]*[ ,–-]*){1,4}$/u.exec(head)
  if (run) first.start = partStart + run.index
  return false
}
