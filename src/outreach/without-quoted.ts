import { fold } from '../lib/fold.ts'

/** Longer answers are read as far as that. */
const TEXT_LENGTH_MAX = 50_000
const LINE_LENGTH_MAX = 400

/** Where what they answer to begins, as mail programs say it; a line each. */
const QUOTE_BEGINS = [
  /^-{2,} ?(?:original message|original appointment|forwarded message|urspr(?:ü|ue)ngliche nachricht|weitergeleitete nachricht|message d['’]origine|message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht)/i,
  /^_{10,}$/,
  /^\*?(?:from|von|de|da|van)\s?:\*? .*[@<]/i,
]
/** First words of `On Mon, Ann wrote:`, folded. */
const WRITES_FIRST = ['on', 'am', 'le', 'el', 'il', 'em', 'op', 'a']
const WRITES = [' wrote ', ' schrieb ', ' a ecrit ', ' escribio ', ' ha scritto ', ' escreveu ', ' schreef ']

/** What somebody wrote themselves: without what they answer to, and without their signature where it is marked. */
export function withoutQuoted(text: string): string {
  const lines = text.slice(0, TEXT_LENGTH_MAX).replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n')
  const own: string[] = []
  for (const [index, line] of lines.entries()) {
    const shown = line.slice(0, LINE_LENGTH_MAX).trim()
    if (shown === '--' || QUOTE_BEGINS.some((pattern) => pattern.test(shown))) break
    if (saysWhoWrote(shown) || saysWhoWrote(`${shown} ${lines[index + 1]?.slice(0, LINE_LENGTH_MAX).trim()}`)) break
    if (!shown.startsWith('>')) own.push(line)
  }
  return own.join('\n').trim()
}

/** Programs break the line where it is long. */
function saysWhoWrote(line: string): boolean {
  // They name a day or an address; people who write of writing rarely do.
  if (!line.endsWith(':') || !/[\d@]/.test(line)) return false
  const words = ` ${fold(line)} `
  return WRITES_FIRST.some((first) => words.startsWith(` ${first} `)) && WRITES.some((verb) => words.includes(verb))
}
