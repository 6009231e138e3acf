import { memoizeByObject } from '../lib/memoize-by-object.ts'
import type { WorkBudget } from '../lib/work-budget.ts'

/** One element of a page. Ranges are positions in `Page.text`; an element without text has `start === end`. */
export interface PageElement {
  /** Index in `Page.elements`, which are in document order. */
  readonly index: number
  /** Lower-case tag name. */
  readonly tag: string
  /** Attributes by lower-case name, with entities decoded; `style` and `srcset` are omitted. */
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: PageElement | null
  readonly start: number
  readonly end: number
}

/**
 * The model of a page for the extractors: the visible text as one string, and the elements as ranges of that string.
 *
 * In `text` whitespace is collapsed to single spaces, zero-width characters are removed, and text that CSS displays
 * backwards, or that a script of an email encoder shifts back, is as displayed. It has `\n` at block boundaries and
 * `<br>`, `\t` between table cells, and a space between adjacent spans that are separate texts (`partsWords` in
 * page-text.ts). Scripts, styles, options, SVG and templates have no text.
 */
export interface Page {
  /** The URL of the page. */
  readonly url: string
  /** The base URL of relative links: `<base href>` or the page's own URL. */
  readonly baseUrl: string
  readonly title: string
  /** Lower-case BCP 47 tag of `<html lang>` or its meta equivalents, or null. */
  readonly language: string | null
  readonly text: string
  readonly elements: readonly PageElement[]
  /** All attribute names in the document. Rules skip the elements if an attribute is not among them. */
  readonly attributeNames: ReadonlySet<string>
  /** `<meta>` content by lower-case name, property or http-equiv; the first one wins. */
  readonly meta: ReadonlyMap<string, string>
  /** The text of each `<script type="application/ld+json">`, unparsed. */
  readonly jsonLd: readonly string[]
  /** The text of inline scripts that are not data, joined by newlines and limited in length. */
  readonly scripts: string
  /** Inline scripts that write into the page at their position. */
  readonly writers: readonly { readonly element: PageElement; readonly script: string }[]
  /** Whether the document exceeded the limits and part of it was omitted. */
  readonly isCut: boolean
  /**
   * The budget for reading the page. Rules whose work a page can multiply (pairs, products, a scan of the line for each
   * number in it) spend from it first. When it is spent they return what they have, and the page counts as cut.
   */
  readonly budget: WorkBudget
}

/** The parsed URL of a page, or null if it is none. Not to be changed: many rules read it, and parsing is dear. */
export const urlOfPage: (page: Page) => Readonly<URL> | null = memoizeByObject(({ url }: Page) => URL.parse(url))

/** The trimmed text of an element. */
export function textOf(page: Page, element: PageElement): string {
  return page.text.slice(element.start, element.end).trim()
}

/** Returns the nearest element that satisfies `test`: the element itself or an ancestor, or null. */
export function closest(element: PageElement | null, test: (element: PageElement) => boolean): PageElement | null {
  for (let at = element; at; at = at.parent) if (test(at)) return at
  return null
}

/** Whether `ancestor` is `element` or one of its ancestors. */
export function contains(ancestor: PageElement, element: PageElement): boolean {
  return closest(element, (at) => at === ancestor) !== null
}

/** The elements with this tag, in document order. */
export const byTag = (page: Page, tag: string): readonly PageElement[] => elementsByTag(page).get(tag) ?? []

const elementsByTag = memoizeByObject(({ elements }: Page) => {
  const index = new Map<string, PageElement[]>()
  for (const element of elements) {
    const list = index.get(element.tag)
    if (list) list.push(element)
    else index.set(element.tag, [element])
  }
  return index
})

/** The innermost element that contains the character at `offset`, or null. */
export function elementAt(page: Page, offset: number): PageElement | null {
  let low = 0
  let high = page.elements.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (page.elements[middle]!.start <= offset) low = middle + 1
    else high = middle
  }
  return closest(page.elements[low - 1] ?? null, (element) => element.start <= offset && offset < element.end)
}

/**
 * The range of an element's text. For an element without text, such as a link around a picture, an adjacent position in
 * the same block; its own offset is often the first of the next block.
 */
export function rangeOf({ start, end, parent }: PageElement): { start: number; end: number } {
  if (end > start) return { start, end }
  const holder = closest(parent, (element) => element.start < start || element.end > start)
  const at = holder && holder.start < start ? start - 1 : start
  return { start: at, end: at }
}

/** The range of the line of `Page.text` that contains `offset`; for a line feed, that of the line it ends. */
export function lineAt(page: Page, offset: number): { start: number; end: number } {
  const feeds = lineFeeds(page)
  let low = 0
  let high = feeds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (feeds[middle]! < offset) low = middle + 1
    else high = middle
  }
  return { start: low === 0 ? 0 : feeds[low - 1]! + 1, end: feeds[low] ?? page.text.length }
}

/** The positions of the line feeds, found once: a line may be as long as the page, and each of its values asks. */
const lineFeeds = memoizeByObject(({ text }: Page) => {
  const feeds: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) feeds.push(at)
  return feeds
})

const SNIPPET_MARGIN = 60

/** The text around a range, on one line and cut at word boundaries, to show where a value was found. */
export function snippetAround(page: Page, start: number, end: number): string {
  const from = Math.max(0, start - SNIPPET_MARGIN)
  const to = Math.min(page.text.length, end + SNIPPET_MARGIN)
  const before = page.text.slice(from, start)
  const after = page.text.slice(end, to)
  const head = from > 0 ? `…${before.slice(firstSpaceIn(before) + 1)}` : before
  const tail = to < page.text.length ? `${after.slice(0, lastSpaceIn(after))}…` : after
  return `${head}${page.text.slice(start, end)}${tail}`.replace(UNTIDY_SPACES, ' ').trim()
}

/** Whitespace except a single ` `. */
const UNTIDY_SPACES = /[^\S ]\s*| \s+/g

/** The position of the first space, or -1. */
function firstSpaceIn(text: string): number {
  for (let at = 0; at < text.length; at++) if (isSpaceAt(text, at)) return at
  return -1
}

/** The position of the last space, or the text's length. */
function lastSpaceIn(text: string): number {
  for (let at = text.length - 1; at >= 0; at--) if (isSpaceAt(text, at)) return at
  return text.length
}

const NO_BREAK_SPACE = 0xa0
/** Whether `\s` matches at a position. */
function isSpaceAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code <= 0x20 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : code >= NO_BREAK_SPACE && /\s/.test(text[at]!)
}
