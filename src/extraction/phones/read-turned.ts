import { codesWhere } from '../../facts/tables.ts'
import type { Judgement } from './judgement.ts'
import type { NumberResolver } from './number-resolver.ts'
import type { NumberSpan } from './number-span.ts'

/** Above the rank of every interpretation of the digits in their written order. */
const TURNED_RANK = 4
/** `(202+)`, `(+202)`, `+` and a closing bracket after a number: a country code in a right-to-left line. */
const CODE_BEHIND = /^ ?\(?(?:\+(\d{1,5})|(\d{1,5}) ?\+)\)?(?!\d)/
const PLUS_BEHIND = /^\+(?![\d+])/

/** Parses a labelled number whose country code or plus sign follows it, with its groups in either order. */
export function readTurned(span: NumberSpan, text: string, resolver: NumberResolver): Judgement | null {
  const behind = text.slice(span.end, span.end + 12)
  const code = CODE_BEHIND.exec(behind)
  const groups = span.shown.match(/\d+/g)!
  if (!code && !PLUS_BEHIND.test(behind)) return readAreaBehind(groups, resolver)
  for (const order of [groups, groups.toReversed()]) {
    const resolved = resolver.international(`${code?.[1] ?? code?.[2] ?? ''}${order.join('').replace(/^0/, '')}`)
    if (resolved) return { number: resolved.number, confidence: 0.9, rank: TURNED_RANK }
  }
  return null
}

/** Countries with right-to-left scripts, where such a number begins with its end: `88745162-021`. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(codesWhere(({ phones }) => phones?.isTypedFromRight === true))

function readAreaBehind(groups: readonly string[], resolver: NumberResolver): Judgement | null {
  const { home } = resolver
  const [first = '', area = ''] = groups
  if (groups.length !== 2 || !home || !RIGHT_TO_LEFT.has(home.country)) return null
  if (!/^0\d{1,3}$/.test(area) || !/^[1-9]\d{5,7}$/.test(first)) return null
  const resolved = resolver.inCountry(area + first, [area.length], home.country, home.weight)
  return resolved && { number: resolved.number, confidence: 0.8, rank: TURNED_RANK }
}
