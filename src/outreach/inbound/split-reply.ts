import { fold } from '../../lib/fold.ts'
import { attributionAt, headerBlockAt, isSeparator, skipBlank } from './quotation-marks.ts'
import { SENT_WITH } from './quotation-words.ts'
import { SentLines } from './sent-lines.ts'

/** Longer answers are read as far as that. */
const TEXT_LENGTH_MAX = 50_000
const LINE_LENGTH_MAX = 400
/** A longer line is prose, not the name of a program. */
const SENT_WITH_LENGTH_MAX = 120
/** How our own footer, or anybody's, ends a message. */
const FOOTER_LINK = /https?:\/\/\S/

/** An answer, parted into what its author wrote and what it quotes. */
export interface SplitReply {
  /** The author's own words, without signature where it is marked; empty where nothing tells them from the quotation. */
  readonly own: string
  /** Whether it quotes anything. */
  readonly hasQuote: boolean
}

/**
 * Parts an answer into its author's words and the message that it quotes: by the marks of mail programs, and by the lines of the message that
 * was sent, where that is known.
 *
 * @param sent plain text of the message that is answered
 */
export function splitReply(text: string, sent: string | null = null): SplitReply {
  const lines = linesOf(text)
  const ours = sent === null ? null : new SentLines(sent)
  const parted = partByMarks(lines, ours)
  const own = ours ? parted.own.filter((_, at, all) => !ours.has(all, at)) : parted.own
  return { own: tidy(own), hasQuote: parted.hasQuote || own.length < parted.own.length }
}

/** What somebody wrote themselves. */
export const withoutQuoted = (text: string, sent: string | null = null): string => splitReply(text, sent).own

const linesOf = (text: string): string[] =>
  text
    .slice(0, TEXT_LENGTH_MAX)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    // Marks of direction stand around attributions in right-to-left languages.
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .split('\n')

const isPrefixed = (line: string) => /^ ?>/.test(line)

/** Reads from mark to mark. A quotation that is not prefixed line by line runs to the end. */
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
      // Prefixed lines end by themselves, and what follows them is an answer again.
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

/** Where the lines behind what introduces a quotation begin; null where none is introduced here. */
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

/** Some programs prefix the headers of what they quote, and nothing else. */
function quotesHeadersOnly(prefixed: readonly string[]): boolean {
  const bare = prefixed.map((line) => line.replace(/^[\s>]+/, '')).filter((line) => line !== '')
  // Perhaps below a line that says that a message follows.
  return [0, 1].some((from) => headerBlockAt(bare, from, true) === bare.length)
}

/**
 * The author's words within or below a quotation without prefixes: what is not a line of the message that was sent; or else, where nothing
 * stands above it, what follows the link that a message's footer ends with.
 */
function belowQuote(rest: readonly string[], above: readonly string[], ours: SentLines | null): string[] {
  if (ours?.knows(rest)) {
    // Lines of neither belong to the programs that quote: headers, the names of tracked links.
    return rest.filter((line, at) => !ours.has(rest, at) && !FOOTER_LINK.test(line) && line.trim() !== '--')
  }
  if (above.some((line) => line.trim() !== '')) return []
  const footer = rest.findLastIndex((line) => FOOTER_LINK.test(line))
  return footer < 0 ? [] : rest.slice(footer + 1)
}

/** Without the lines that only name the program that they were written with, and empty lines around. */
function tidy(own: readonly string[]): string {
  const kept = own.filter((line) => {
    const shown = line.trim()
    if (shown === '' || shown.length > SENT_WITH_LENGTH_MAX) return true
    const folded = fold(shown)
    return !SENT_WITH.some((words) => folded.startsWith(words))
  })
  return kept.join('\n').trim()
}
