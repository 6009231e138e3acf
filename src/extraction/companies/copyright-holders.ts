import { wordsOfLanguages } from '../../facts/tables.ts'
import { withAsciiDigits } from '../../lib/ascii-digits.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { memoize } from '../memoize.ts'
import { byTag, closest, contains, elementAt, type Page, type PageElement } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import { COPYRIGHT_END, COPYRIGHT_LEAD, COPYRIGHT_SIGN, RIGHTS_RESERVED } from './copyright-words.ts'
import { EAST_ASIAN_FORM, LEGAL_FORM } from './legal-form-patterns.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'

const YEAR = /(?:19|20)\d\d/
const LINE_LENGTH_MAX = 240
const HOLDER_LENGTH_MAX = 90
const HOLDERS_MAX = 6
/** When this many characters after a holder also follow it in the title, the notice repeats the title. */
const TITLE_ECHO_LENGTH = 8
/** Sentences about copyright, which are not copyright notices. */
const ABOUT_COPYRIGHT = new RegExp(`\\b(?:${patternInTexts(({ notices }) => notices?.subjects)})\\b`, 'i')
const ABBREVIATIONS = patternInTexts(({ insideNames }) => insideNames?.abbreviations)
/** The dots in `Praxis Dr. med. Roe`, `J. Roe` and `Parafia pw. Anny` end no sentence. */
const SENTENCE_END = compilePattern(
  `(?<=[\\p{L}\\p{N})])(?<!(?:^|[ .(-])(?:${ABBREVIATIONS}|\\p{Lu}|\\p{Ll}{1,3}))[.!?](?=\\s|$)`,
  'u',
)
/**
 * A link whose text begins with a letter. An article before the link belongs to the holder:
 * `© <b>The</b> <a>Acme Trust</a>`.
 */
const STARTS_LINK = /^\s*\p{L}/u
const STARTS_HOLDER = /^\(?[\p{Lu}\p{Lo}\p{N}\p{Lt}]|^\p{Ll}+(?:[.\d]|\p{Lu})|^\p{Ll}{3,}$/u

/**
 * Finds the holders in copyright lines: `© 2019-2024 Acme Ltd. All rights reserved`, `Acme © 2020`. Outside the footer,
 * a line without a year or a second sign is more likely a picture credit.
 */
export const findCopyrightHolders = memoizeByObject((page: Page): readonly CompanyMention[] =>
  namesInNotices(page).filter(({ kind }) => kind === 'copyright'),
)

/** Finds the organisations that notices name beside their holders. */
export const findNamesBesideHolders = (page: Page): CompanyMention[] =>
  namesInNotices(page).filter(({ kind }) => kind !== 'copyright')

const namesInNotices = memoizeByObject((page: Page): readonly CompanyMention[] => {
  const first = firstSign(page)
  const signed = first === null ? [] : holdersBeside(page, COPYRIGHT_SIGN, first)
  return signed.length > 0 ? signed : holdersBeside(page, RIGHTS_RESERVED)
})

const SIGN_WORD = /copyright/i
const SIGNS = ['©', 'ⓒ', 'Ⓒ', '(c)', '(C)', '\ufffd', '版']

/**
 * Returns a lower bound for the offset of the first copyright sign, or null without one. On most pages it is near the
 * end.
 */
function firstSign(page: Page): number | null {
  const places = [page.text.search(SIGN_WORD), ...SIGNS.map((sign) => page.text.indexOf(sign))]
  const first = Math.min(...places.filter((at) => at >= 0))
  return Number.isFinite(first) ? first : null
}

/** @param from a lower bound for the offset of the first sign */
function holdersBeside(page: Page, signs: RegExp, from = 0): CompanyMention[] {
  const text = withAsciiDigits(page.text)
  const found: CompanyMention[] = []
  let coveredTo = -1
  signs.lastIndex = from
  const matches = text.matchAll(signs)
  signs.lastIndex = 0
  for (const { 0: sign, index } of matches) {
    if (index < coveredTo) continue
    const line = lineAround(text, index)
    coveredTo = line.end
    const shown = text.slice(line.start, line.end)
    if (!isNotice(page, shown, sign, index)) continue
    const widest =
      holderBeside(text, { start: line.start, end: noticeEnd(page, text, index, line.end) }, index) ??
      holderAbove(page, line, index) ??
      holderBelow(page, text.slice(index, line.end), line.end)
    if (!widest) continue
    const holder = beforeLink(page, widest)
    const weight = echoesTitle(page, holder, line.end) ? 0.3 : YEAR.test(shown) ? 0.7 : 0.6
    found.push({
      name: page.text.slice(holder.start, holder.end),
      method: 'copyright',
      weight,
      kind: 'copyright',
      ...holder,
    })
    found.push(...schoolBeside(page, holder.end, line.end))
    if (found.length >= HOLDERS_MAX) break
  }
  return found
}

/** `© 2024 Parents' Association | Elm Vale School. All rights reserved`: whose association the holder is. */
function schoolBeside({ text }: Page, from: number, lineEnd: number): CompanyMention[] {
  const bar = BAR.exec(text.slice(from, lineEnd))
  if (!bar) return []
  const start = from + bar.index + bar[0].length
  const beside = holderIn(text, start, lineEnd)
  return beside !== null && beside.start === start && lookOf(text.slice(beside.start, beside.end)) === 'organisation'
    ? [kindWordMention(text, beside.start, beside.end)]
    : []
}
const BAR = /^[^|]{0,80}\| ?(?=\p{Lu})/u

interface Range {
  readonly start: number
  readonly end: number
}

function isNotice(page: Page, line: string, sign: string, offset: number): boolean {
  const isWord = /\p{L}{3}/u.test(sign)
  const hasBoth = (/copyright/i.test(line) && /[©ⓒⒸ]|\(c\)/i.test(line)) || /版[权權]所有 ?[:：]/.test(line)
  if (!YEAR.test(line) && !hasBoth && (isWord || !isFoot(page, offset) || isOfPicture(page, offset))) return false
  return !isWord || line.includes('©') || !ABOUT_COPYRIGHT.test(line)
}

/** Whether a notice repeats the page's whole title, as some templates do; its first segment is then not a holder. */
function echoesTitle({ text, title }: Page, holder: Range, lineEnd: number): boolean {
  const echoEnd = holder.end + TITLE_ECHO_LENGTH
  return echoEnd < lineEnd && title.includes(text.slice(holder.start, echoEnd))
}

function lineAround(text: string, offset: number): Range {
  const from = Math.max(0, offset - LINE_LENGTH_MAX)
  const before = text.slice(from, offset)
  const after = text.slice(offset, offset + LINE_LENGTH_MAX)
  const newline = after.indexOf('\n')
  return { start: from + before.lastIndexOf('\n') + 1, end: offset + (newline < 0 ? after.length : newline) }
}

/**
 * Ends a holder before a link that follows it, as in `© 2020 Acme <a>Back to top</a>`. A holder inside a link ends with
 * the link.
 */
function beforeLink(page: Page, { start, end }: Range): Range {
  const own = closest(elementAt(page, start), ({ tag }) => tag === 'a')
  if (own) return own.end < end && own.end > start + 1 ? { start, end: own.end } : { start, end }
  const link = byTag(page, 'a').find((at) => at.start > start + 2 && at.start < end && at.end > at.start)
  const name = link ? page.text.slice(start, link.start).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '') : ''
  return STARTS_LINK.test(page.text.slice(link?.start ?? 0, end)) && name.length > 2
    ? { start, end: start + name.length }
    : { start, end }
}

/**
 * Returns where the notice on a line ends: with its element if it holds the holder and another element follows, as in
 * `<span>© 2024 Acme</span> <span>No advice is given here</span>`.
 */
function noticeEnd(page: Page, text: string, sign: number, lineEnd: number): number {
  const element = elementAt(page, sign)
  if (!element || element.end >= lineEnd) return lineEnd
  const rest = text.slice(sign, element.end)
  const isWhole = /\p{L}{2}/u.test(rest.slice(leadOf(rest).length))
  const next = elementBehind(page, element)
  return isWhole && text[element.end] === ' ' && next?.start === element.end ? element.end : lineEnd
}

/** Elements inside a notice: that of its year, its link. */
const INSIDE_MAX = 6

/** The next element that is not inside another, if few are inside. */
function elementBehind({ elements }: Page, element: PageElement): PageElement | undefined {
  const from = element.index + 1
  return elements.slice(from, from + INSIDE_MAX).find((next) => !contains(element, next))
}

const isFoot = (page: Page, offset: number) =>
  closest(
    elementAt(page, offset),
    ({ tag, attributes }) =>
      tag === 'footer' || /foot|copyright/i.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`),
  ) !== null

/** A separator after the year means that the holder may precede the sign: `Acme © 2020 | Since 1965`. */
function holderBeside(text: string, line: Range, sign: number): Range | null {
  const lead = leadOf(text.slice(sign, line.end))
  const after = holderIn(text, sign + lead.length, line.end)
  if (after && !lead.includes('|')) return after
  const before = holderBefore(text, line.start, sign)
  const isName = before !== null && !isGeneric(wordsOf(text.slice(before.start, before.end)))
  return isName ? before : after
}

const MONTHS = new Set(wordsOfLanguages(({ months }) => months).map(fold))

/** Returns what comes between a sign and the holder, also with the month of the notice: `© March, 2020 Acme`. */
function leadOf(notice: string): string {
  const lead = COPYRIGHT_LEAD.exec(notice)?.[0] ?? ''
  const [date = '', month = ''] = MONTH.exec(notice.slice(lead.length)) ?? []
  if (!MONTHS.has(fold(month))) return lead
  return (
    notice.slice(0, lead.length + date.length) +
    (COPYRIGHT_LEAD.exec(notice.slice(lead.length + date.length))?.[0] ?? '')
  )
}
const MONTH = /^(\p{L}{3,20})\.?(?: \d\d?)?,? (?=(?:19|20)\d\d)/u

/** `<figcaption>© Acme</figcaption>`: the holder of a picture. */
const isOfPicture = (page: Page, offset: number) =>
  closest(
    elementAt(page, offset),
    ({ tag, attributes, start, end }) =>
      tag === 'figure' ||
      tag === 'figcaption' ||
      (end - start < LINE_LENGTH_MAX && PICTURE_CLASS.test(`${attributes.class ?? ''}`)),
  ) !== null
const PICTURE_CLASS = /caption|credit|picture|image|photo|foto|bild|teaser|media/i

/** `Acme Ltd © 2020`, `2020 Acme Ltd. All rights reserved` */
function holderBefore(text: string, lineStart: number, sign: number): Range | null {
  const head = text.slice(lineStart, sign).replace(/(?<![\s,–—-])[\s,–—-]+$/, '')
  const lead = COPYRIGHT_LEAD.exec(head)?.[0].length ?? 0
  const last = [...head.matchAll(/[|•·●»\t;]|\s[–—-]\s|[!?]\s|\p{Ll}{3}\.\s/gu)].at(-1)
  const start = lineStart + Math.max(lead, last ? last.index + last[0].length : 0)
  return holderIn(text, start, lineStart + head.length)
}

/** A sentence below a notice without a holder is not the holder. */
const SENTENCE = /(?: \p{Ll}+){3}/u

/** `<div><p>Acme</p><p>© 2024</p></div>`: the notice is the second of two lines of its block. */
function holderAbove(page: Page, line: Range, sign: number): Range | null {
  const notice = page.text.slice(sign, line.end)
  if (/\p{L}{2}/u.test(notice.slice(leadOf(notice).length))) return null
  // Elements begin with the line break before their text.
  const block = closest(elementAt(page, sign), ({ start }) => start < line.start - 1)
  if (!block || block.end > line.end + 1 || line.start - block.start > HOLDER_LENGTH_MAX) return null
  const above = page.text.slice(block.start, line.start).trim()
  const isName = above !== '' && !/[\n\t]/.test(above) && !SENTENCE.test(above) && !isGeneric(wordsOf(above))
  const start = page.text.indexOf(above, block.start)
  return isName ? holderIn(page.text, start, start + above.length) : null
}

function holderBelow(page: Page, notice: string, lineEnd: number): Range | null {
  const { text } = page
  if (/\p{L}{2}/u.test(notice.slice(leadOf(notice).length))) return null
  // `Back to top`, `Call us`
  const link = closest(elementAt(page, lineEnd + 1), ({ tag }) => tag === 'a')
  if (/^(?:#|tel:|mailto:)/i.test(link?.attributes.href ?? '')) return null
  const below = text.slice(lineEnd + 1, lineEnd + 1 + HOLDER_LENGTH_MAX)
  const end = below.indexOf('\n')
  return below === '' || SENTENCE.test(below.slice(0, end < 0 ? below.length : end))
    ? null
    : holderIn(text, lineEnd + 1, lineEnd + 1 + (end < 0 ? below.length : end))
}

/**
 * Returns the holder at the start of a range. It ends at a separator, at a phrase such as `All rights reserved`, or
 * after its legal form.
 */
function holderIn(text: string, start: number, limit: number): Range | null {
  const holder = readHolder(text.slice(start, limit))
  return holder && { start: start + holder.start, end: start + holder.end }
}

/** `© 2023 - Ecommerce software by PrestaShop™`: the default notice of shops that were never customised. */
const SOFTWARE_CREDIT = compilePattern(
  `^(?:[\\p{L}-]{1,14} ){0,3}(?:${patternInTexts(({ notices }) => notices?.software)})(?: [\\p{L}-]{1,14}){0,2} ` +
    `(?:${wordsInTexts(({ notices }) => notices?.authorLinks).join('|')}) \\S`,
  'iu',
)

/** Rights notices without the words that usually lead them. */
const SHORT_NOTICE = /^(?:(?:derechos|direitos) reservados|不得轉載)\.?$/iu

/** Maximum number of lines cached: the pages of a site share one notice. */
const LINES_MAX = 1_000

const readHolder = memoize((line: string): Range | null => {
  const stop = COPYRIGHT_END.exec(line)
  let holder = stop ? line.slice(0, stop.index) : line
  const form = [...LEGAL_FORM.matchesInText(holder), ...holder.matchAll(EAST_ASIAN_FORM)].find(({ index }) => index > 1)
  if (form && !isOfNextSentence(holder.slice(0, form.index))) holder = holder.slice(0, form.index + form[0].length)
  else holder = beforeSentenceEnd(holder)
  holder = holder.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
  // The bracket in `(주)한빛` belongs to the legal form.
  const lead = /^(?:["'“„«\s]|\((?![주유사재株有]\)))*/u.exec(holder)![0].length
  if (SOFTWARE_CREDIT.test(holder) || SHORT_NOTICE.test(holder.slice(lead))) return null
  const length = holder.length - lead
  if (length < 2 || length > HOLDER_LENGTH_MAX || !STARTS_HOLDER.test(holder.slice(lead))) return null
  return { start: lead, end: holder.length }
}, LINES_MAX)

/** `Acme School. Website by Roe Studio Ltd`: the legal form belongs to the company in the next sentence. */
// Bounded: lines have 240 characters at most.
const isOfNextSentence = (text: string) => /\p{L}{4}[.!?](?: \p{L}\S*){2,}\s*$/u.test(text)

/** Without a legal form, a name ends with its sentence or at a comma; `St.` and initials do not end a sentence. */
function beforeSentenceEnd(text: string): string {
  const sentence = SENTENCE_END.exec(text)
  const first = sentence && sentence.index > 3 ? text.slice(0, sentence.index) : text
  const comma = first.search(/[,،] /)
  return comma > 2 ? first.slice(0, comma) : first
}
