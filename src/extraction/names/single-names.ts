import type { ExtractionRule } from '../../contracts/crawls/extraction-rules.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, type PageElement, snippetAround, textOf } from '../page.ts'
import { readTail } from './after-name.ts'
import { readLabel, readLead } from './before-name.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { hasContactData, readJobTitle, type Segment } from './segments.ts'
import { placeOf, shapeOf } from './surroundings.ts'
import { isFamilyName, isPlainWord, isTitleWord, isWordFamilyName } from './vocabulary.ts'

const CARD_TAG = new Set([
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'p',
  'div',
  'span',
  'figcaption',
  'a',
  'td',
  'dt',
])
const WORD_MAX = 20
const ONE_WORD = /^\p{Lu}\p{Ll}{1,}(?:-\p{Lu}\p{Ll}+)?$/u
const CARDS_MIN = 2
const LABELLED_MAX = 90
const LABELLED =
  /[:：]\s?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}\p{M}'’-])(?=\s*(?:$|[,(|–—/]|- |\d|\+|[Tt]el|[Pp]hone))/u
const CONFIDENCE = { label: 0.85, card: 0.75 } as const

/** Whether a word is only a given name. */
const isGivenOnly = (word: string) => {
  const folded = foldName(word)
  return givenName(folded) === 'sure' && !isPlainWord(folded) && !isWordFamilyName(folded) && !isTitleWord(folded)
}

/**
 * People with only a given name, where the page's structure is clear: cards of one shape, each with a job title or
 * contact details below ("Anna / Head of Sales"), and labels of people ("Contact: Anna, 020 …").
 */
export function singleNames(page: Page, segments: readonly Segment[]): Finding[] {
  return [...labelledSingles(page, segments), ...singlesOfCards(page)]
}

function labelledSingles(page: Page, segments: readonly Segment[]): Finding[] {
  return segments.flatMap(({ start, end }) => {
    if (end - start > LABELLED_MAX) return []
    const line = page.text.slice(start, end)
    const found = line.includes(':') || line.includes('：') ? LABELLED.exec(line) : null
    const word = found?.[1]
    if (!found || !word || !isGivenOnly(word)) return []
    const at = found.index + found[0].length - word.length
    const label = readLabel(readLead(line.slice(0, at)))
    if (label.kind !== 'sure' || readTail(line.slice(at + word.length)).hasSuffix) return []
    return [toFinding(page, word, start + at, 'label', label.jobTitle)]
  })
}

interface Card {
  readonly element: PageElement
  readonly word: string
  /** The job title on the line below; null if that line has contact details instead. */
  readonly title: string | null
}

function singlesOfCards(page: Page): Finding[] {
  const cards = new Map<string, Card[]>()
  const seen = new Set<number>()
  for (const element of page.elements) {
    const length = element.end - element.start
    if (length < 2 || length > WORD_MAX || !CARD_TAG.has(element.tag) || seen.has(element.start)) continue
    const word = textOf(page, element)
    if (!ONE_WORD.test(word) || !mayBeGiven(word)) continue
    const below = lineBelow(page, element.end)
    const title = readJobTitle(below)
    if (title === null && !hasContactData(below)) continue
    seen.add(element.start)
    const shape = shapeOf(element)
    const known = cards.get(shape)
    if (known) known.push({ element, word, title })
    else cards.set(shape, [{ element, word, title }])
  }
  return [...cards.values()].flatMap((list) => {
    const known = list.filter(({ word }) => isGivenOnly(word)).length
    if (list.length < CARDS_MIN || known * 2 < list.length) return []
    return list.flatMap(({ element, word, title }) => {
      const start = page.text.indexOf(word, element.start)
      return placeOf(page, start, start + word.length).isNavigation ? [] : [toFinding(page, word, start, 'card', title)]
    })
  })
}

const mayBeGiven = (word: string) => {
  const folded = foldName(word)
  return givenName(folded) !== 'unknown' || !(isPlainWord(folded) || isTitleWord(folded) || isFamilyName(folded))
}

/** The next non-empty line or cell. */
function lineBelow({ text }: Page, end: number): string {
  let start = end
  while (start < text.length && text.charCodeAt(start) <= 32) start++
  if (start === end || !/[\n\t]/.test(text.slice(end, start))) return ''
  const rest = text.slice(start, start + LABELLED_MAX)
  return rest.split(/[\n\t]/, 1)[0]!
}

function toFinding(
  page: Page,
  value: string,
  start: number,
  method: keyof typeof CONFIDENCE,
  jobTitle: string | null,
): Finding {
  const end = start + value.length
  const rules: readonly ExtractionRule[] = ['names.single']
  return {
    type: 'names',
    value,
    normalized: nameIdentity(value),
    confidence: CONFIDENCE[method],
    method,
    rules,
    snippet: snippetAround(page, start, end),
    start,
    end,
    ...(jobTitle ? { detail: { jobTitle } } : {}),
  }
}
