/** Longer ranges are not alternatives in a sentence. */
const SPINTAX_MAX = 5_000
const TAG_MAX = 1_200
const DEPTH_MAX = 20

export interface Spintax {
  readonly start: number
  readonly end: number
  readonly bars: readonly number[]
}

/** The delimiters of alternatives, and constructs with their own braces. */
const SPINTAX_SIGN = /<style|\{[{%]|[{|}]/gi
const STYLE_END = /<\/style/gi

/**
 * Finds alternatives in single braces, inner ones before outer ones; skips fields and style sheets. Takes a single
 * pass.
 */
export function spintax(template: string): Spintax[] {
  const found: Spintax[] = []
  const open: { start: number; bars: number[] }[] = []
  let next = 0
  for (let sign = searchFrom(SPINTAX_SIGN, template, 0); sign; sign = searchFrom(SPINTAX_SIGN, template, next)) {
    const { index: at, 0: written } = sign
    next = at + written.length
    if (/^<style$/i.test(written)) {
      const end = searchFrom(STYLE_END, template, next)
      if (!end) break
      next = end.index + 1
    } else if (written === '{{' || written === '{%') {
      const length = template.slice(at, at + TAG_MAX).indexOf(written === '{{' ? '}}' : '%}')
      if (length > 0) next = at + length + 2
    } else if (written === '{') {
      open.push({ start: at, bars: [] })
      if (open.length > DEPTH_MAX) open.shift()
    } else if (written === '|') open.at(-1)?.bars.push(at)
    else {
      const last = open.pop()
      if (last && last.bars.length > 0 && at - last.start <= SPINTAX_MAX) found.push({ ...last, end: at + 1 })
    }
  }
  return found
}

function searchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

/**
 * Chooses one of `{Hello|Good day}` each, the same for a seed in every part of the message.
 *
 * @param onChosen called with the alternatives and the chosen one
 */
export function settleSpintax(
  template: string,
  seed: string,
  onChosen?: (options: readonly string[], chosen: number) => void,
): string {
  const found = spintax(template)
  if (found.length === 0) return template
  // Outer alternatives come after those inside them.
  const outer: Spintax[] = []
  for (const one of found.toReversed()) if (one.end <= (outer.at(-1)?.start ?? template.length)) outer.push(one)
  const pieces: string[] = []
  let from = 0
  for (const { start, end, bars } of outer.reverse()) {
    const ends = [...bars, end - 1]
    // Uses the number of bars and the position among other alternatives, because the text part has the same ones with
    // other markup.
    const chosen = hash(`${seed}:${pieces.length}`) % ends.length
    const begins = [start, ...bars].map((at) => at + 1)
    onChosen?.(
      begins.map((begin, at) => template.slice(begin, ends[at])),
      chosen,
    )
    const own = template.slice(begins[chosen], ends[chosen])
    pieces.push(template.slice(from, start), settleSpintax(own, `${seed}.${chosen}`, onChosen))
    from = end
  }
  pieces.push(template.slice(from))
  return pieces.join('')
}

/** FNV-1a with a final mix, so that similar ids get different choices. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) >>> 0
}
