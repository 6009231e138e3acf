import { countryOf } from '../../facts/tables.ts'

/** What a word says a part of an address is. */
export type MarkKind = 'place' | 'quarter' | 'street' | 'house'

/** The words that say what a part is, by their position. */
export interface MarkTable {
  readonly before: ReadonlyMap<string, MarkKind>
  readonly behind: ReadonlyMap<string, MarkKind>
  readonly whole: ReadonlyMap<string, MarkKind>
}

const tables = new Map<string, MarkTable | null>()

/** Returns the marks used in a country's addresses, or null without any. */
export function marksOf(country: string): MarkTable | null {
  const known = tables.get(country)
  if (known !== undefined) return known
  const marks = countryOf(country)?.addressMarks
  const table = marks ? { before: new Map(), behind: new Map(), whole: new Map() } : null
  for (const { places, quarters, streets, houses } of marks ?? [])
    for (const [kind, list] of [
      ['place', places],
      ['quarter', quarters],
      ['street', streets],
      ['house', houses],
    ] as const)
      for (const mark of list.split('|')) {
        const side = mark.endsWith(' _') ? 'before' : mark.startsWith('_ ') ? 'behind' : 'whole'
        const word = mark.replace(/^_ | _$/g, '')
        if (!table![side].has(word)) table![side].set(word, kind)
      }
  tables.set(country, table)
  return table
}

/**
 * Returns what the word before or behind its name says a part is: `г. Казань`, `Абай көшесі 5`, `12 үй`. Returns null
 * without such a word.
 */
export function markedKind(text: string, { before, behind, whole }: MarkTable): MarkKind | null {
  if (text.length > LENGTH_MAX || PROSE.test(text)) return null
  const lower = text.toLowerCase().replace(QUOTES, "'")
  const own = whole.get(bare(lower))
  if (own) return own
  const lead = ofFirstWords(text, lower, before)
  if (lead) return lead
  const named = lower.replace(HOUSE_AT_END, '')
  const kind = ofLastWord(text, named, behind)
  // `Ծիծեռնակաբերդի խճղ. 6 շ.`: a house on a street.
  if (kind !== 'house') return kind
  const street = ofLastWord(text, named.slice(0, named.lastIndexOf(' ')).replace(HOUSE_AT_END, ''), behind)
  return street ?? kind
}

/** Returns what a label before a part says it is: `Vill:`, `Dist:`. */
export const kindOfLabel = (text: string, { before }: MarkTable): MarkKind | null =>
  before.get(bare(text.toLowerCase())) ?? null

function ofFirstWords(text: string, lower: string, before: MarkTable['before']): MarkKind | null {
  const isBeforeName = (length: number) => BEGINS_NAME.test(text.slice(length).trimStart())
  const two = TWO_WORDS.exec(lower)?.[0]
  if (two !== undefined && isBeforeName(two.length)) {
    const kind = before.get(bare(two))
    if (kind) return kind
  }
  const first = leadIn(lower)
  return (first && isBeforeName(first.length) ? before.get(bare(first)) : undefined) ?? null
}

const TWO_WORDS = /^\S+ \S+(?= )/

function ofLastWord(text: string, lower: string, behind: MarkTable['behind']): MarkKind | null {
  const last = lower.slice(lower.lastIndexOf(' ') + 1)
  if (!BEGINS_NAME.test(text)) return null
  const word = last.replace(NUMBER_BEFORE, '')
  return (last.length < lower.length || word !== last ? behind.get(bare(word)) : undefined) ?? null
}

const LENGTH_MAX = 60
/** Three words in small letters in a row. */
const PROSE = /(?:^| )\p{Ll}{3,20} \p{Ll}{3,20} \p{Ll}{3}/u
const QUOTES = /[‘’ʻʼ`]/g
/** A capital, a digit, a quotation mark, or a letter of a script without case. */
const BEGINS_NAME = /^["“„«№'-]?(?:\p{Lu}|\d|\p{Lo}|[ა-ჿ])/u
/** A house number behind a street: `12`, `№ 5а`, `12/1`. */
const HOUSE_AT_END = /[\s,]{1,3}(?:№|n|no)?\.? ?\d{1,4}(?:\p{L}|-\p{L})?(?:[/-]\d{1,4}\p{L}?){0,2}$/u
/** `12-uy`, `3-րդ`. */
const NUMBER_BEFORE = /^\d{1,4}-/

const bare = (word: string) => word.replaceAll('.', '')

/** Returns the first word, up to the full stop if it touches the name: `г.` of `г.Казань`. */
function leadIn(lower: string): string | null {
  const space = lower.indexOf(' ')
  const word = space < 0 ? lower : lower.slice(0, space)
  const stop = word.lastIndexOf('.')
  if (stop > 0 && stop < word.length - 1) return word.slice(0, stop + 1)
  return space < 0 ? null : word
}
