import { fold } from '../../lib/fold.ts'
import { HEADER_LABELS, type HeaderKind, ORIGINAL_MESSAGE, QUOTING, WROTE } from './quotation-words.ts'

const LINE_LENGTH_MAX = 400
/** Programs break an attribution into so many lines at most. */
const ATTRIBUTION_LINES_MAX = 4
const ATTRIBUTION_LENGTH_MAX = 600
const ATTRIBUTION_WORDS_MAX = 45
/** Programs write a handful of headers, some of them over several lines. */
const HEADER_LINES_MAX = 25
/** Of a name behind the verb. */
const WORDS_BEHIND_VERB_MAX = 14
const LABEL = /^[\s>*_|]{0,6}([^\s:：*][^:：]{0,28}?)\s{0,3}\*{0,2}\s{0,3}[:：](?!\/\/)/
const RULER = /^[-_=*~]{8,}$|^_{5,}$/
const FRAMED = /^[-_=*~>\s]{2,20}[^\s\-_=*~>]/
const HAS_ADDRESS = /[^\s<>@]@[^\s<>@]/
const HAS_TIME = /\d{1,2}[:.h]\d{2}|\b(?:19|20)\d{2}\b/

const shownAt = (lines: readonly string[], at: number): string => (lines[at] ?? '').slice(0, LINE_LENGTH_MAX).trim()

/** The first line from here on that is not empty. */
export function skipBlank(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && lines[at]!.trim() === '') at++
  return at
}

function labelOf(line: string): { kind: HeaderKind; value: string } | null {
  const match = LABEL.exec(line.slice(0, LINE_LENGTH_MAX))
  if (!match) return null
  const kind = HEADER_LABELS.get(fold(match[1]!))
  return kind ? { kind, value: line.slice(match[0].length).trim() } : null
}

/**
 * Whether the headers of a quoted message begin at a line, as Outlook and many others write them, perhaps below a ruler.
 *
 * @param isFramed something else shows already that headers are meant
 * @returns the line behind them, or null
 */
export function headerBlockAt(lines: readonly string[], at: number, isFramed = false): number | null {
  let begin = at
  let framed = isFramed
  if (RULER.test(shownAt(lines, begin)) || isSeparator(shownAt(lines, begin))) {
    framed = true
    begin = skipBlank(lines, begin + 1)
  }
  const kinds = new Set<HeaderKind>()
  let hasAddress = false
  let end = begin
  for (let next = begin; next < Math.min(lines.length, begin + HEADER_LINES_MAX); ) {
    const label = labelOf(lines[next]!)
    if (!label) {
      // One that was broken goes on in the next line; what follows decides.
      const isContinued = next > begin && /^\s/.test(lines[next]!) && lines[next]!.trim() !== ''
      if (!isContinued) break
      next++
      end = next
      continue
    }
    kinds.add(label.kind)
    if (label.kind === 'from' && HAS_ADDRESS.test(label.value)) hasAddress = true
    end = next + 1
    // Programs that made text of markup leave a line empty between them.
    const following = skipBlank(lines, next + 1)
    next = following - next <= 2 && following < lines.length && labelOf(lines[following]!) ? following : next + 1
  }
  if (begin >= lines.length || !labelOf(lines[begin]!)) return null
  if (isHeaders(kinds, hasAddress, framed)) return end
  return null
}

function isHeaders(kinds: ReadonlySet<HeaderKind>, hasAddress: boolean, isFramed: boolean): boolean {
  if (isFramed && kinds.has('from')) return true
  if (kinds.has('from') && (kinds.has('sent') || kinds.has('subject'))) return true
  if (kinds.has('from') && hasAddress) return true
  // "From: Monday, To: Friday" is anybody's schedule.
  return kinds.has('sent') && kinds.has('subject') && kinds.has('to')
}

/** `-----Original Message-----` and its like. */
export function isSeparator(line: string): boolean {
  const shown = line.slice(0, LINE_LENGTH_MAX).trim()
  const words = ` ${fold(shown)} `
  if (!FRAMED.test(shown)) return words === ' begin forwarded message '
  if (ORIGINAL_MESSAGE.some((phrase) => words.includes(` ${phrase} `) || words.startsWith(` ${phrase}`))) return true
  // Zoho frames its attribution: "---- On Thu, 26 Nov 2026, Ann <ann@…> wrote ----".
  return shown.startsWith('---') && shown.endsWith('---') && (HAS_ADDRESS.test(shown) || HAS_TIME.test(shown))
}

/**
 * Whether `On Mon, Ann wrote:` begins at a line, in whichever language and over however many lines.
 *
 * @returns the line behind it, or null
 */
export function attributionAt(lines: readonly string[], at: number): number | null {
  let joined = ''
  for (let end = at; end < Math.min(lines.length, at + ATTRIBUTION_LINES_MAX); end++) {
    const line = shownAt(lines, end)
    if (line === '') return null
    joined = `${joined} ${line}`.trim()
    if (joined.length > ATTRIBUTION_LENGTH_MAX) return null
    if (/[:：]$/.test(joined) && isAttribution(joined, lines, end + 1)) {
      // An answer without an empty line below it is not the attribution's beginning.
      return end > at && isWhole(lines, at + 1, end) ? null : end + 1
    }
    // A sentence that ends is no attribution's beginning.
    if (/[!?…]$/.test(line)) return null
  }
  return null
}

/** Whether the lines from here on are an attribution without the one before. */
function isWhole(lines: readonly string[], from: number, end: number): boolean {
  for (let begin = from; begin <= end; begin++) {
    const joined = lines
      .slice(begin, end + 1)
      .map((_, at) => shownAt(lines, begin + at))
      .join(' ')
    if (HAS_TIME.test(joined) && isAttribution(joined, lines, end + 1)) return true
  }
  return false
}

function isAttribution(joined: string, lines: readonly string[], next: number): boolean {
  const folded = fold(joined)
  if (folded.split(' ').length > ATTRIBUTION_WORDS_MAX) return false
  const hasAddress = HAS_ADDRESS.test(joined)
  const hasTime = HAS_TIME.test(joined)
  if (hasAddress && hasTime) return true
  if (hasAddress && QUOTING.some((word) => folded.startsWith(`${word} `))) return true
  const behind = wordsBehindVerb(folded)
  if (behind === null) return false
  if (hasAddress) return true
  if (/(?:^| )(?:i|we|ich|wir|je|nous|yo) (?:wrote|said|schrieb|schrieben|ecrit)$/.test(folded)) return false
  if (/\d/.test(joined) && (behind === 0 || hasTime) && behind <= WORDS_BEHIND_VERB_MAX) return true
  // Neither a day nor an address: the quotation itself must follow.
  const following = skipBlank(lines, next)
  return behind === 0 && following < lines.length && lines[following]!.startsWith('>')
}

/** How many words stand behind the verb of an attribution; null without one. */
function wordsBehindVerb(folded: string): number | null {
  const padded = ` ${folded} `
  for (const verb of WROTE) {
    const at = padded.lastIndexOf(` ${verb} `)
    if (at >= 0) {
      const rest = padded.slice(at + verb.length + 1).trim()
      return rest === '' ? 0 : rest.split(' ').length
    }
    // Scripts without spaces write the verb onto the name.
    if (NO_SPACES.test(verb) && folded.endsWith(verb)) return 0
  }
  return null
}

const NO_SPACES = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
