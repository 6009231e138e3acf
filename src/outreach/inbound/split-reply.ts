import { fold } from '../../lib/fold.ts'
import { attributionAt, headerBlockAt, isSeparator, skipBlank } from './quotation-marks.ts'
import { SENT_WITH } from './quotation-words.ts'
import { SentLines } from './sent-lines.ts'

/** Longer replies are truncated. */
const TEXT_LENGTH_MAX = 50_000
const LINE_LENGTH_MAX = 400
/** A longer line is prose, not the name of a mail program. */
const SENT_WITH_LENGTH_MAX = 120
/** A link, with which footers end. */
const FOOTER_LINK = /https?:\/\/\S/

/** A reply, split into its author's own text and the quotation. */
export interface SplitReply {
  /** The author's own text, without a marked signature; empty if it cannot be separated from the quotation. */
  readonly own: string
  /** Whether it contains a quotation. */
  readonly hasQuote: boolean
}

/**
 * Separates the author's own text from the quoted message, by the markers of mail programs and by the lines of the sent
 * message, if known.
 *
 * @param sent plain text of the message it replies to
 */
export function splitReply(text: string, sent: string | null = null): SplitReply {
  const lines = linesOf(text)
  const ours = sent === null ? null : new SentLines(sent)
  const parted = partByMarks(lines, ours)
  const own = ours ? parted.own.filter((_, at, all) => !ours.has(all, at)) : parted.own
  return { own: tidy(own), hasQuote: parted.hasQuote || own.length < parted.own.length }
}

/** The author's own text. */
export const withoutQuoted = (text: string, sent: string | null = null): string => splitReply(text, sent).own

const linesOf = (text: string): string[] =>
  text
    .slice(0, TEXT_LENGTH_MAX)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    // In right-to-left languages, direction marks surround attributions.
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .split('\n')

const isPrefixed = (line: string) => /^ ?>/.test(line)

/** Splits at the markers. A quotation without line prefixes extends to the end. */
function partByMarks(lines: readonly string[], ours: SentLines | null): { own: string[]; hasQuote: boolean } {
  const own: string[] = []
  let hasQuote = false
  let isSignature = false
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!.slice(0, LINE_LENGTH_MAX).trim()
    if (isPrefixed(lines[at]!)) {
      const end = endOfPrefixed(lines, at)
      const rest = quotesHeadersOnly(lines.slice(at, end)) ? lines.slice(end) : null
      hasQuote = true
      isSignature = false
      if (rest !== null) return { own: [...own, ...belowQuote(rest, own, ours)], hasQuote }
      at = end
      continue
    }
    const begin = quoteBegin(lines, at)
    if (begin !== null) {
      hasQuote = true
      isSignature = false
      const next = skipBlank(lines, begin)
      // After the last prefixed line, the reply continues.
      if (next < lines.length && !isPrefixed(lines[next]!))
        return { own: [...own, ...belowQuote(lines.slice(next), own, ours)], hasQuote }
      at = next
      continue
    }
    if (line === '--' || line === '—') isSignature = true
    else if (!isSignature) own.push(lines[at]!)
    at++
  }
  return { own, hasQuote }
}

/** The first line after an introduction of a quotation; null if none starts here. */
function quoteBegin(lines: readonly string[], at: number): number | null {
  const headers = headerBlockAt(lines, at)
  if (headers !== null) return headers
  const attribution = attributionAt(lines, at)
  if (attribution !== null) return attribution
  return isSeparator(lines[at]!) ? at + 1 : null
}

function endOfPrefixed(lines: readonly string[], at: number): number {
  let end = at
  while (end < lines.length && isPrefixed(lines[end]!)) end++
  return end
}

/** Some programs prefix only the headers of the quoted message. */
function quotesHeadersOnly(prefixed: readonly string[]): boolean {
  const bare = prefixed.map((line) => line.replace(/^[\s>]+/, '')).filter((line) => line !== '')
  // A line that announces the message may come first.
  return [0, 1].some((from) => headerBlockAt(bare, from, true) === bare.length)
}

/**
 * The author's text within or below a quotation without line prefixes: all lines that are not from the sent message. If
 * the sent message is unknown and there is no text above, the text after the last link, which ends the message's
 * footer.
 */
function belowQuote(rest: readonly string[], above: readonly string[], ours: SentLines | null): string[] {
  if (ours?.knows(rest)) {
    // Lines that belong to neither were added by mail programs: headers, or tracked link names.
    return rest.filter((line, at) => !ours.has(rest, at) && !FOOTER_LINK.test(line) && line.trim() !== '--')
  }
  if (above.some((line) => line.trim() !== '')) return []
  const footer = rest.findLastIndex((line) => FOOTER_LINK.test(line))
  return footer < 0 ? [] : rest.slice(footer + 1)
}

/** Removes lines that only name the mail program, and surrounding empty lines. */
function tidy(own: readonly string[]): string {
  const kept = own.filter((line) => {
    const shown = line.trim()
    if (shown === '' || shown.length > SENT_WITH_LENGTH_MAX) return true
    const folded = fold(shown)
    return !SENT_WITH.some((words) => folded.startsWith(words))
  })
  return kept.join('\n').trim()
}
