import { countryOf } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Steps } from '../../lib/steps.ts'
import { elementAt, type Page } from '../page.ts'
import { followRule, spend } from '../steps.ts'
import { type ContactRows, contactRows } from './contact-rows.ts'
import { beginsExtension, type DigitRun, digitRuns, fillsRun, isRangeEnd } from './digit-runs.ts'
import { extensionAfter } from './extension-after.ts'
import { judgeNumber } from './judge-number.ts'
import { KnownNumbers } from './known-numbers.ts'
import { labelAfter, labelBefore, type NumberLabel } from './label-before.ts'
import {
  looksLikeDate,
  looksLikeOtherNumber,
  looksLikePages,
  looksLikeShortDate,
  standsInOtherThing,
} from './looks-like-other-number.ts'
import { markupLabel } from './markup-label.ts'
import { NUMBER_JOINTS, numberAbove } from './number-above.ts'
import type { NumberResolver } from './number-resolver.ts'
import { isBreakable, type NumberSpan, spanOf } from './number-span.ts'
import { kindOfLabel, type PhoneMention } from './phone-mention.ts'
import { suffixesAfter } from './suffixes-after.ts'

const DIGITS_MIN = 6
const DIGITS_MAX = 18
/** Maximum number of groups in a phone number. */
const GROUPS_MAX = 9
/** Above the rank of a number outside all ranges in use. */
const RANGE_RANK = 0.5
/**
 * Maximum number of interpretations tried on one page, at about 20 µs each. The limit keeps a page full of digits from
 * costing minutes.
 */
const READINGS_MAX = 30_000
/** Work units charged for a group of digits that may begin a number. */
const READING_UNITS = 3_000
/** Maximum number of numbers kept per page. */
const MENTIONS_MAX = 3_000
const JOINT = compilePattern(`^[ \\t]?(?:[,;/|&+·•-]|a|${NUMBER_JOINTS})?[ \\t]{0,2}$`, 'u')
const JOINT_LENGTH_MAX = 7
/** A remark naming the holder of the previous number: `98370-41526 (Anil) / `. */
const REMARK = / ?\([^()\d\n]{2,20}\) ?(?:[,;/|&+]|and|or) ?$/
const REMARK_LENGTH_MAX = 32
const GLUED_WORD = /^\p{Ll}{3}/u
/** Length of `pp. ` and the character before it. */
const PAGES_LEAD = 6
const SLASH = /^ ?\/ ?$/

/**
 * Finds the phone numbers in the visible text of a page.
 *
 * Numbers with a country code come first, because they indicate how to interpret the others. National numbers follow;
 * they count only if their grouping, a label or the markup marks them as phone numbers.
 *
 * @param folded the page's text with ASCII digits
 * @param known numbers found in links and structured data
 */
export function* findTextPhones(
  page: Page,
  folded: string,
  resolver: NumberResolver,
  known: readonly PhoneMention[],
): Steps<PhoneMention[]> {
  const reader = new TextReader(page, folded, resolver, known)
  const runs = yield* followRule(page, () => [...digitRuns(folded)])
  const isInternational = (run: DigitRun) => /\+|(?<!\d)00/.test(folded.slice(run[0]!.start - 3, run.at(-1)!.end))
  for (const run of runs) if (isInternational(run)) yield* reader.readRun(run)
  for (const run of runs) if (!isInternational(run)) yield* reader.readRun(run)
  return reader.mentions
}

class TextReader {
  readonly mentions: PhoneMention[] = []
  /** Mentions by their end offset, extensions included. */
  private readonly byEnd = new Map<number, PhoneMention>()
  private readonly numbers: KnownNumbers
  private readonly rows: ContactRows
  private readingsLeft = READINGS_MAX
  /** Start offsets of short forms of further numbers (`25537141 / 42`), which begin no number of their own. */
  private readonly suffixes = new Set<number>()
  private readonly page: Page
  private readonly text: string
  private readonly resolver: NumberResolver

  constructor(page: Page, text: string, resolver: NumberResolver, known: readonly PhoneMention[]) {
    this.page = page
    this.text = text
    this.resolver = resolver
    this.numbers = new KnownNumbers(known)
    this.rows = contactRows(text)
  }

  *readRun(run: DigitRun): Steps<void> {
    let first = 0
    while (first < run.length && this.mentions.length < MENTIONS_MAX) {
      yield* spend(this.page.budget, READING_UNITS)
      const isFree = !this.suffixes.has(run[first]!.start) && isBreakable(this.text, run[first - 1], run[first])
      const taken = isFree ? this.readFrom(run, first) : 0
      first += taken || 1
    }
  }

  /** Parses the best number that begins with group `first`. Returns its number of groups, or 0. */
  private readFrom(run: DigitRun, first: number): number {
    let best: { mention: PhoneMention; groups: number; rank: number } | null = null
    let label: NumberLabel | null | undefined
    const isGlued = GLUED_WORD.test(this.text.slice(run.at(-1)!.end, run.at(-1)!.end + 3))
    for (let last = first, digits = 0; last < Math.min(run.length, first + GROUPS_MAX); last++) {
      digits += run[last]!.end - run[last]!.start
      if (digits > DIGITS_MAX || this.readingsLeft === 0) break
      // `58 341 27 09biuro@…`: digits joined to a word are the end of the number, so no shorter part is a number.
      if (last === run.length - 2 && isGlued) continue
      const isDashed = beginsExtension(this.text, run, last)
      if (digits < DIGITS_MIN || !(isDashed || isBreakable(this.text, run[last], run[last + 1]))) continue
      // Digits that are mostly separate are a list.
      if (digits < 1.5 * (last - first + 1)) continue
      // `02-66981234/5`: a single digit after a slash is the ending of another number.
      if (
        best &&
        run[last]!.end - run[last]!.start === 1 &&
        SLASH.test(this.text.slice(run[last - 1]!.end, run[last]!.start))
      )
        continue
      this.readingsLeft -= 1
      const span = spanOf(this.text, run, first, last)
      if (!span) continue
      if (label === undefined) label = this.labelFor(span)
      const isLabelled = label !== null && label.kind !== 'weak' && label.kind !== 'other'
      const read = this.readSpan(span, label, fillsRun(this.text, run, first, last))
      if (!read || (best && read.rank < best.rank)) continue
      if (!isDashed) best = { ...read, groups: last - first + 1 }
      else {
        const dashed = this.text.slice(run[last + 1]!.start, run[last + 1]!.end)
        const groups = last - first + 2
        if (countryOf(read.mention.number?.country ?? '')?.phones?.endsWithExtension)
          best = { rank: read.rank, mention: { ...read.mention, extension: dashed }, groups }
        // A number in use that includes all digits is likelier than a range of lines.
        else if ((read.rank > 1 || (isLabelled && read.rank === 1)) && this.isRange(run, last, span, dashed))
          best = { ...read, rank: RANGE_RANK, groups }
      }
    }
    if (!best) return 0
    this.accept(best.mention)
    return best.groups
  }

  /**
   * Whether digits are a range of lines: `35764412-14`, but not `301-64-72`, where all groups are as short, and not the
   * middle of a word.
   */
  private isRange(run: DigitRun, last: number, span: NumberSpan, dashed: string): boolean {
    const { start, end } = run[last]!
    if (end - start <= dashed.length || !isRangeEnd(span.digits, dashed)) return false
    return !standsInOtherThing(this.text, span.start, run[last + 1]!.end, true)
  }

  /** Returns the label of a number from its surroundings. A number joined to another one has the same kind. */
  private labelFor({ start }: NumberSpan): NumberLabel | null {
    const label = labelBefore(this.text, start)
    if (label && label.kind !== 'weak') return label
    const kind = markupLabel(this.page, start)
    if (kind) return { kind, distance: 1 }
    const neighbour = this.neighbourBefore(start)
    if (!neighbour) return label
    const isSameCell = !this.text.slice(neighbour.end!, start).includes('\t')
    return { kind: (isSameCell && neighbour.kind) || 'weak', distance: 1 }
  }

  private neighbourBefore(start: number): PhoneMention | null {
    for (let at = start; at >= Math.max(0, start - JOINT_LENGTH_MAX); at--) {
      const mention = this.byEnd.get(at)
      if (mention) return JOINT.test(this.text.slice(at, start)) ? mention : null
    }
    const remark = REMARK.exec(this.text.slice(Math.max(0, start - REMARK_LENGTH_MAX), start))?.[0].length
    return remark === undefined ? null : (this.byEnd.get(start - remark) ?? null)
  }

  private readSpan(span: NumberSpan, before: NumberLabel | null, isFilling: boolean) {
    const after = labelAfter(this.text, span.end)
    const label = after && (after.distance === 0 || !before || before.kind === 'weak') ? after : before
    const isMarked =
      /^[+(]/.test(span.shown) || (label?.distance ?? 9) <= 1 || elementAt(this.page, span.start)?.start === span.start
    const isNamed = label !== null && label.kind !== 'weak' && label.distance <= 4
    if (!span.hasPlus && (looksLikeDate(span.shown) || (!isNamed && looksLikeOtherNumber(span.shown)))) return null
    if (!isNamed && looksLikeShortDate(span.shown)) return null
    if (looksLikePages(span.shown, this.text.slice(Math.max(0, span.start - PAGES_LEAD), span.start))) return null
    if (standsInOtherThing(this.text, span.start, span.end, isMarked)) return null
    const judged = judgeNumber(span, label, {
      text: this.text,
      resolver: this.resolver,
      known: this.numbers,
      neighbour: this.neighbourBefore(span.start) ?? numberAbove(this.text, span, this.byEnd),
      fillsRun: isFilling,
      rows: this.rows,
    })
    if (!judged) return null
    const extension = extensionAfter(this.text, span.end)
    const mention: PhoneMention = {
      key: judged.number?.number ?? span.digits,
      number: judged.number,
      value: this.page.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim(),
      confidence: judged.confidence,
      method: label ? 'label' : 'text',
      rules: [label ? 'phones.label' : span.hasPlus ? 'phones.international' : 'phones.national'],
      start: span.start,
      end: span.end,
      kind: kindOfLabel(label?.kind),
      ...(extension && { extension: extension.extension }),
    }
    return { mention, rank: judged.rank }
  }

  private accept(mention: PhoneMention): void {
    this.keep(mention)
    if (!mention.number) return
    const country = mention.number.country ?? this.resolver.home?.country
    if (!country) return
    const from = extensionAfter(this.text, mention.end!)?.end ?? mention.end!
    const lastGroup = /(?<!\d)\d*$/.exec(this.text.slice(mention.start!, mention.end!))![0].length
    for (const suffix of suffixesAfter(this.text, from, mention.number.nationalNumber, lastGroup)) {
      const resolved = this.resolver.inCountry(suffix.nationalNumber, [], country, 1)
      if (!resolved) break
      this.keep({
        ...mention,
        key: resolved.number.number,
        number: resolved.number,
        value: `${mention.value.slice(0, -suffix.digits.length)}${suffix.digits}`,
        confidence: Math.min(mention.confidence, 0.7),
        start: suffix.start,
        end: suffix.end,
        extension: undefined,
        rules: ['phones.series'],
      })
      this.suffixes.add(suffix.start)
    }
  }

  private keep(mention: PhoneMention): void {
    this.mentions.push(mention)
    this.numbers.add(mention)
    this.byEnd.set(mention.end!, mention)
    const extension = extensionAfter(this.text, mention.end!)
    if (extension) this.byEnd.set(extension.end, mention)
  }
}
