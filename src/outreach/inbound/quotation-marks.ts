import { fold } from '../../lib/fold.ts'
import { HEADER_LABELS, type HeaderKind, ORIGINAL_MESSAGE, QUOTING, WROTE } from './quotation-words.ts'

const LINE_LENGTH_MAX = 400
/** The maximum number of lines over which programs break an attribution. */
const ATTRIBUTION_LINES_MAX = 4
const ATTRIBUTION_LENGTH_MAX = 600
const ATTRIBUTION_WORDS_MAX = 45
/** The maximum number of lines of quoted headers, some of which are folded. */
const HEADER_LINES_MAX = 25
/** The maximum number of words of a name after the verb. */
const WORDS_BEHIND_VERB_MAX = 14
const LABEL = /^[\s>*_|]{0,6}([^\s:：*][^:：]{0,28}?)\s{0,3}\*{0,2}\s{0,3}[:：](?!\/\/)/
const RULER = /^[-_=*~]{8,}$|^_{5,}$/
const FRAMED = /^[-_=*~>\s]{2,20}[^\s\-_=*~>]/
const HAS_ADDRESS = /[^\s<>@]@[^\s<>@]/
const HAS_TIME = /\d{1,2}[:.h]\d{2}|\b(?:19|20)\d{2}\b/

const shownAt = (lines: readonly string[], at: number): string => (lines[at] ?? '').slice(0, LINE_LENGTH_MAX).trim()

/** The first non-empty line from here on. */
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
 * Whether the headers of a quoted message start at a line, as Outlook and many others write them, possibly below a
 * ruler.
 *
 * @param isFramed whether other evidence already shows that headers follow
 * @returns the line after them, or null
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
      // A folded header continues on the next line; what follows decides.
      const isContinued = next > begin && /^\s/.test(lines[next]!) && lines[next]!.trim() !== ''
      if (!isContinued) break
      next++
      end = next
      continue
    }
    kinds.add(label.kind)
    if (label.kind === 'from' && HAS_ADDRESS.test(label.value)) hasAddress = true
    end = next + 1
    // Programs that convert markup to text leave blank lines between headers.
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
  // "From: Monday, To: Friday" could be a schedule, so further labels are required.
  return kinds.has('sent') && kinds.has('subject') && kinds.has('to')
}

/** Matches `-----Original Message-----` and similar lines. */
export function isSeparator(line: string): boolean {
  const shown = line.slice(0, LINE_LENGTH_MAX).trim()
  const words = ` ${fold(shown)} `
  if (!FRAMED.test(shown)) return words === ' begin forwarded message '
  if (ORIGINAL_MESSAGE.some((phrase) => words.includes(` ${phrase} `) || words.startsWith(` ${phrase}`))) return true
  // Zoho frames its attribution: "---- On Thu, 26 Nov 2026, Ann <ann@…> wrote ----".
  return shown.startsWith('---') && shown.endsWith('---') && (HAS_ADDRESS.test(shown) || HAS_TIME.test(shown))
}

/**
 * Whether `On Mon, Ann wrote:` starts at a line, in any language and over several lines.
 *
 * @returns the line after it, or null
 */
export function attributionAt(lines: readonly string[], at: number): number | null {
  let joined = ''
  for (let end = at; end < Math.min(lines.length, at + ATTRIBUTION_LINES_MAX); end++) {
    const line = shownAt(lines, end)
    if (line === '') return null
    joined = `${joined} ${line}`.trim()
    if (joined.length > ATTRIBUTION_LENGTH_MAX) return null
    if (/[:：]$/.test(joined) && isAttribution(joined, lines, end + 1)) {
      // The first line belongs to the reply, without a blank line after it, and is not part of the attribution.
      return end > at && isWhole(lines, at + 1, end) ? null : end + 1
    }
    // The end of a sentence cannot start an attribution.
    if (/[!?…]$/.test(line)) return null
  }
  return null
}

/** Whether the lines from here on form an attribution without the previous line. */
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
  // Without a day or an address, the quotation itself must follow.
  const following = skipBlank(lines, next)
  return behind === 0 && following < lines.length && lines[following]!.startsWith('>')
}

/** How many words follow the verb of an attribution; null if there is no verb. */
function wordsBehindVerb(folded: string): number | null {
  const padded = ` ${folded} `
  for (const verb of WROTE) {
    const at = padded.lastIndexOf(` ${verb} `)
    if (at >= 0) {
      const rest = padded.slice(at + verb.length + 1).trim()
      return rest === '' ? 0 : rest.split(' ').length
    }
    // Scripts without spaces attach the verb to the name.
    if (NO_SPACES.test(verb) && folded.endsWith(verb)) return 0
  }
  return null
}

const NO_SPACES = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
