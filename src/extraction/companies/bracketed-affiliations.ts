import { fold } from '../../lib/fold.ts'
import { countryNamed } from '../addresses/country-names.ts'
import type { Finding } from '../finding.ts'
import { shapeOf } from '../names/surroundings.ts'
import { closest, elementAt, lineAt, type Page } from '../page.ts'
import { splitLegalForm } from './company-key.ts'
import { isKnownOrganisation } from './known-organisations.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'

/** Limits: people per page, and characters of a bracket. */
const PEOPLE_MAX = 300
const BRACKET_LENGTH_MAX = 90
/** Minimum lines of a list, and their share among all lines of people of the same shape. */
const LINES_MIN = 6
const LINES_SHARE_MIN = 0.6
/** Minimum different brackets that surely are organisations, and share of those that may be. */
const CLEAR_MIN = 2
const NAMED_SHARE_MIN = 0.8
const BLOCK = /^(?:li|p|td|th|dd|dt|div|h[1-6]|span)$/
const TAIL = /^(?: (?:Jr|Sr)\.?)? ?\((?<inside>[^()\n]{2,90})\)[.,;]?\s*$/u

interface Bracket {
  readonly text: string
  readonly start: number
}

interface Shape {
  readonly brackets: Bracket[]
  lines: number
}

/**
 * Finds organisations in lists whose lines are a name and a bracket: `Jane Roe (Elm University)`, `John Lind (EUT-KV)`.
 * The lines of one shape are decided together: where nearly all brackets may be organisations and several surely are,
 * those of nothing but initials or capitals are too, however often they return.
 *
 * @param people every name found, including those that only their list makes likely
 */
export function findBracketedAffiliations(page: Page, people: readonly Finding[]): CompanyMention[] {
  const shapes = new Map<string, Shape>()
  for (const { start, end } of people.slice(0, PEOPLE_MAX)) {
    if (start === null || end === null) continue
    const line = lineAt(page, start)
    const block = closest(elementAt(page, start), ({ tag }) => BLOCK.test(tag))
    if (!block || page.text.slice(line.start, start).trim() !== '') continue
    const key = shapeOf(block)
    const shape = shapes.get(key) ?? { brackets: [], lines: 0 }
    shapes.set(key, shape)
    shape.lines++
    if (line.end - end > BRACKET_LENGTH_MAX + 10) continue
    const text = TAIL.exec(page.text.slice(end, line.end))?.groups?.inside
    if (text !== undefined) shape.brackets.push({ text, start: page.text.indexOf(text, page.text.indexOf('(', end)) })
  }
  return [...shapes.values()]
    .filter(areAffiliations)
    .flatMap(({ brackets }) =>
      brackets
        .filter(({ text }) => mayBe(text))
        .map(({ text, start }) => kindWordMention(page.text, start, start + text.length)),
    )
}

function areAffiliations({ brackets, lines }: Shape): boolean {
  if (brackets.length < LINES_MIN || brackets.length < lines * LINES_SHARE_MIN) return false
  const texts = [...new Set(brackets.map(({ text }) => text))]
  return texts.filter(isClear).length >= CLEAR_MIN && texts.filter(mayBe).length >= texts.length * NAMED_SHARE_MIN
}

const isClear = (text: string) => isKnownOrganisation(text) || lookInSmall(text) === 'organisation'

/** Whether a text may name an organisation: also by its letters alone, unless these are a country's. */
const mayBe = (text: string) =>
  isClear(text) ||
  (MAY_BE_NAME.has(lookInSmall(text)) && !/\d/.test(text) && countryNamed(fold(text)) === null) ||
  LETTERS.test(text)

const MAY_BE_NAME: ReadonlySet<NameLook> = new Set(['unit', 'name'])
/** `ELM`, `EUT-KV`, `KV/ELMTEC`: a bracket behind a name holds no other person, although a word may be a given name. */
const LETTERS = /^\p{Lu}{3,12}(?:[/-]\p{Lu}{2,12})?$/u

/** What several words in capitals look like in ordinary writing: `UNIVERSITY OF ELMSTEAD`. */
const lookInSmall = (text: string) =>
  lookOf(
    text.includes(' ') && text === text.toUpperCase() && splitLegalForm(text).form === null
      ? text.toLowerCase().replace(/(?<!\p{L})\p{L}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
      : text,
  )
