import type { Handler } from 'htmlparser2'
import { BoundedParser } from '../lib/bounded-parser.ts'
import { runInTurns, runToEnd, type Steps } from '../lib/steps.ts'
import { WorkBudget } from '../lib/work-budget.ts'
import { decodeAttributes, decodeText } from './character-references.ts'
import { isShifted, shiftedBack, turned } from './displayed-text.ts'
import type { Page, PageElement } from './page.ts'
import {
  ELEMENTS_MAX,
  END_MARKUP_LENGTH,
  END_SHARE,
  JSON_LD_LENGTH_MAX,
  META_MAX,
  PARSE_UNITS,
  PIECE_LENGTH,
  TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
  WORK_MAX,
  WORK_UNITS_MAX,
} from './page-budget.ts'
import { PageText } from './page-text.ts'
import { spend } from './steps.ts'
import { type TagTraits, traitsOf } from './tag-traits.ts'

/** Maximum length of an attribute value; longer ones are inlined data, never contact details. */
const ATTRIBUTE_LENGTH_MAX = 4_000
/** Maximum length of an attribute or `<meta>` name, with a margin over those that rules read. */
const NAME_LENGTH_MAX = 100
/** Maximum number of attributes of one element, and of distinct attribute names in a document. */
const ATTRIBUTES_MAX = 100
const ATTRIBUTE_NAMES_MAX = 5_000
/** Maximum length of the base URL, as for the links that a crawl follows, since every link is resolved against it. */
const BASE_LENGTH_MAX = 2_000
/** Longer than any language tag (BCP 47). */
const LANGUAGE_LENGTH_MAX = 100
/** Approximate length of the pieces in which a document is parsed. Other work may run between pieces. */
const PARSED_LENGTH = 64_000
/** Maximum length of inline scripts, kept for the few addresses in them; also the limit for a stylesheet. */
const SCRIPT_LENGTH_MAX = 300_000
const DROPPED_ATTRIBUTES: ReadonlySet<string> = new Set(['style', 'srcset', 'sizes'])
const HIDDEN_STYLE = /display\s*:\s*none/i
const REVERSED_STYLE = /direction\s*:\s*rtl/i
const OVERRIDE_STYLE = /unicode-bidi\s*:\s*(?:bidi-override|isolate-override)/i
const REVERSING_RULE = /\.([\w-]{1,60})[^{}]{0,100}\{([^{}]{0,500}bidi-override[^{}]{0,500})\}/g
const WRITES = /\bdocument\s*\.\s*write(?:ln)?\b/
/** Script types that hold data or markup rather than code. */
const DATA_SCRIPT = /json|template|html|importmap|speculationrules|^text\/x-|^x-/
/** CDATA markers in scripts, which are removed in XML. */
const CDATA_MARKS = /<!\[CDATA\[|\]\]>/g
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Elements whose content is verbatim text, except within SVG and MathML. */
const VERBATIM: ReadonlySet<string> = new Set('script style xmp iframe noembed noframes plaintext'.split(' '))
/** Inline elements that stylesheets show as pieces of their own. */
const SPANS: ReadonlySet<string> = new Set('span strong b'.split(' '))

/**
 * Parses HTML into the model that the extractors share, in one pass and without building a DOM.
 *
 * @param html the decoded document; if it exceeds the page budget, its middle is omitted and `isCut` is set
 * @param url the absolute URL of the document
 * @param options known facts about the document
 */
export function parsePage(html: string, url: string, options: ParseOptions = {}): Page {
  return runToEnd(parseInSteps(html, url, options))
}

/** `parsePage` that yields to the event loop while it works. */
export function parseInTurns(html: string, url: string, options: ParseOptions = {}): Promise<Page> {
  const budget = new WorkBudget(WORK_UNITS_MAX)
  return runInTurns(parseInSteps(html, url, options, budget), budget)
}

export interface ParseOptions {
  /**
   * Whether the document is XML (`application/xhtml+xml`): `<div/>` closes itself, CDATA is text, elements may have a
   * prefix.
   */
  readonly isXml?: boolean
}

/** A prefixed root element, which only XML has. */
const PREFIXED_ROOT = /<[a-z][\w-]{0,20}:html[\s>]/i
const ROOT_WITHIN = 2_048

/** Step-by-step version of `parsePage`: may yield after each piece of a long document. */
function* parseInSteps(
  html: string,
  url: string,
  { isXml = PREFIXED_ROOT.test(html.slice(0, ROOT_WITHIN)) }: ParseOptions,
  budget = new WorkBudget(WORK_UNITS_MAX),
): Steps<Page> {
  const reader = new PageReader(url, budget, isXml)
  // The handler decodes character references (`character-references.ts`). A parser that decodes them examines every
  // character of texts and values; one that does not skips to their end. In XML any element may close itself, and CDATA
  // is text.
  const parser = new BoundedParser(reader, () => reader.depth, {
    decodeEntities: false,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
    recognizeSelfClosing: isXml,
    recognizeCDATA: isXml,
  })
  reader.isInForeignContext = () => parser.isInForeignContext()
  reader.isNearEnd = () => parser.endIndex >= html.length - END_MARKUP_LENGTH
  for (let from = 0, end = 0; from < html.length; from = end) {
    end = endOfPiece(html, from)
    parser.write(html.slice(from, end))
    yield* spend(budget, (end - from) * PARSE_UNITS)
  }
  parser.end()
  return reader.page
}

/** Pieces end before a `<`, because a text split over two pieces would be reported as two. */
function endOfPiece(html: string, from: number): number {
  const bracket = html.indexOf('<', from + PARSED_LENGTH)
  return bracket < 0 ? html.length : bracket
}

type MutableElement = { -readonly [K in keyof PageElement]: PageElement[K] }
interface OpenElement {
  readonly element: MutableElement
  readonly traits: TagTraits
  /** Whether the text inside is not displayed. */
  readonly isSilent: boolean
  /** What the page does to the text inside before it is displayed, and where that text starts. */
  readonly rewriting: { readonly from: number; readonly change: (text: string) => string } | null
}

/** Builds a page from parser events. */
class PageReader implements Partial<Handler> {
  isInForeignContext = () => false
  /** Whether the parser is near the end of the document. */
  isNearEnd = () => true
  readonly #url: string
  readonly #budget: WorkBudget
  readonly #elements: MutableElement[] = []
  readonly #attributeNames = new Set<string>()
  readonly #meta = new Map<string, string>()
  readonly #jsonLd: string[] = []
  readonly #writers: { element: PageElement; script: string }[] = []
  readonly #stack: OpenElement[] = []
  readonly #text = new PageText()
  readonly #reversedClasses = new Set<string>()
  #title = ''
  #scripts = ''
  #jsonLdLength = 0
  #isCut = false
  /** The share of the budget available so far; the rest is reserved for the end. */
  #share = 1 - END_SHARE
  /** The omitted tag that is still open. Tags within it are not tracked separately. */
  #leftOut: string | null = null
  #baseUrl: string
  #language: string | null = null
  /** The content of a silent element. */
  #rawText = ''
  /** Number of open `<pre>` elements, whose line breaks are displayed. */
  #preformatted = 0
  /** Whether an element is open whose text is displayed otherwise than written. */
  #isRewriting = false
  /** Number of attributes of the current tag. */
  #attributeCount = 0
  /** Whether the current tag has attributes to omit. */
  #hasDropped = false
  /** Whether a value of the current tag may contain a character reference. */
  #hasReferences = false

  readonly #isXml: boolean
  /** The prefix of XHTML elements in an XML document, such as `h:`. */
  #prefix = ''
  #isCdata = false

  constructor(url: string, budget: WorkBudget, isXml: boolean) {
    this.#isXml = isXml
    this.#url = url
    this.#budget = budget
    this.#baseUrl = url
  }

  get depth(): number {
    return this.#isFull ? Number.POSITIVE_INFINITY : this.#stack.length
  }

  get page(): Page {
    for (const { element } of this.#stack) element.end = this.#text.length
    const language = this.#language ?? this.#meta.get('content-language') ?? this.#meta.get('og:locale')
    return {
      url: this.#url,
      baseUrl: this.#baseUrl,
      title: this.#title,
      language: language?.slice(0, LANGUAGE_LENGTH_MAX).replace('_', '-').trim().toLowerCase() || null,
      text: this.#text.toString(),
      elements: this.#elements,
      attributeNames: this.#attributeNames,
      meta: this.#meta,
      jsonLd: this.#jsonLd,
      scripts: this.#scripts,
      writers: this.#writers,
      isCut: this.#isCut,
      budget: this.#budget,
    }
  }

  /**
   * Whether the budget so far is used up. Further content is then neither kept nor nested, except the end of the
   * document.
   */
  get #isFull(): boolean {
    const share = this.#share
    const isSpent =
      this.#elements.length >= share * ELEMENTS_MAX ||
      this.#text.length >= share * TEXT_LENGTH_MAX ||
      this.#text.work >= share * WORK_MAX
    if (!isSpent) return false
    if (share < 1 && this.#leftOut === null && this.isNearEnd()) {
      this.#share = 1
      if (this.#isCut) this.#text.separate('\n')
      return this.#isFull
    }
    this.#isCut = true
    return true
  }

  onattribute(name: string, value: string): void {
    if (!isKept(name, value)) this.#hasDropped = true
    else if (this.#attributeNames.size < ATTRIBUTE_NAMES_MAX) this.#attributeNames.add(name)
    if (++this.#attributeCount > ATTRIBUTES_MAX) this.#hasDropped = true
    if (value.includes('&')) this.#hasReferences = true
  }

  oncdatastart(): void {
    this.#isCdata = true
  }

  oncdataend(): void {
    this.#isCdata = false
  }

  /** The name of an element without its namespace prefix. */
  #localName(name: string): string {
    return this.#prefix !== '' && name.startsWith(this.#prefix) ? name.slice(this.#prefix.length) : name
  }

  #notePrefix(raw: Readonly<Record<string, string>>): void {
    for (const name in raw) {
      if (raw[name] !== XHTML || !name.startsWith('xmlns:') || name.length > NAME_LENGTH_MAX) continue
      this.#prefix = `${name.slice('xmlns:'.length)}:`
    }
  }

  onopentag(written: string, raw: Record<string, string>): void {
    if (this.#isXml && this.#prefix === '') this.#notePrefix(raw)
    const name = this.#localName(written)
    this.#attributeCount = 0
    if (this.#isFull) {
      this.#leftOut ??= name
      this.#hasDropped = false
      this.#hasReferences = false
      return
    }
    const traits = traitsOf(name.slice(0, NAME_LENGTH_MAX))
    const { tag } = traits
    if (this.#hasReferences) decodeAttributes(raw)
    this.#hasReferences = false
    if (tag === 'a') this.#text.beginSpan(true, raw.href?.startsWith('tel:') === true)
    else if (SPANS.has(tag)) this.#text.beginSpan(false, false)
    if (traits.separator !== null) this.#text.separate(traits.separator)
    const style = (this.#hasDropped && raw.style) || ''
    const attributes = this.#hasDropped ? keptAttributes(raw) : raw
    this.#hasDropped = false
    const { length } = this.#text
    const parent = this.#stack.length > 0 ? this.#stack[this.#stack.length - 1]!.element : null
    const element = { index: this.#elements.length, tag, attributes, parent, start: length, end: length }
    this.#elements.push(element)
    this.#noteDocument(tag, raw)
    if (traits.isVoid) return
    const isSilent =
      this.#isSilent ||
      (traits.isSilent && !isShadowRoot(tag, raw)) ||
      (traits.isHideable && style !== '' && HIDDEN_STYLE.test(style))
    // Nested elements do not change the text again.
    const change = this.#isRewriting ? null : this.#changeOf(tag, raw, style)
    if (change) this.#isRewriting = true
    this.#stack.push({ element, traits, isSilent, rewriting: change && { from: this.#text.mark, change } })
    this.#rawText = ''
    if (tag === 'pre') this.#preformatted++
  }

  ontext(text: string): void {
    if (this.#isFull) return
    const tag = this.#stack.length > 0 ? this.#stack[this.#stack.length - 1]!.element.tag : ''
    if (this.#isSilent && tag !== 'script' && tag !== 'title' && tag !== 'style') return
    const hasReferences = !this.#isCdata && text.includes('&') && (!VERBATIM.has(tag) || this.isInForeignContext())
    if (!hasReferences) this.#show(text)
    else for (const piece of decodeText(text)) this.#show(piece)
  }

  onclosetag(written: string): void {
    const name = this.#localName(written)
    if (this.#leftOut !== null) {
      if (this.#leftOut === name) this.#leftOut = null
      return
    }
    const tag = name.slice(0, NAME_LENGTH_MAX)
    const open = this.#stack[this.#stack.length - 1]
    const isOpen = open?.element.tag === tag
    const traits = isOpen ? open.traits : traitsOf(tag)
    if (traits.separator !== null) this.#text.separate(traits.separator)
    if (!isOpen) return
    this.#stack.pop()
    if (tag === 'pre') this.#preformatted--
    if (open.rewriting) {
      this.#isRewriting = false
      const { from, change } = open.rewriting
      if (from < this.#text.mark) this.#text.rewrite(from, change)
    }
    open.element.end = this.#text.length
    if (tag === 'a' || SPANS.has(tag)) this.#text.endSpan(tag === 'a')
    else if (tag === 'title') {
      if (open.element.parent?.tag !== 'svg')
        this.#title ||= this.#rawText.slice(0, TITLE_LENGTH_MAX).replace(/\s+/g, ' ').trim()
    } else if (tag === 'style') this.#noteStyles()
    else if (tag === 'script') this.#noteScript(open.element)
  }

  get #isSilent(): boolean {
    return this.#stack.length > 0 && this.#stack[this.#stack.length - 1]!.isSilent
  }

  #show(text: string): void {
    if (this.#isSilent) this.#rawText += text
    else {
      for (let at = 0; at < text.length && !this.#isFull; at += PIECE_LENGTH) {
        const piece = text.length > PIECE_LENGTH ? text.slice(at, at + PIECE_LENGTH) : text
        if (this.#preformatted > 0) this.#text.appendLines(piece)
        else this.#text.append(piece)
      }
    }
  }

  /** Stores what an element declares about the whole document. */
  #noteDocument(tag: string, raw: Readonly<Record<string, string>>): void {
    if (tag === 'html') this.#language ??= raw.lang || raw['xml:lang'] || null
    else if (tag === 'base' && raw.href && raw.href.length <= BASE_LENGTH_MAX && this.#baseUrl === this.#url)
      this.#baseUrl = resolveBase(raw.href, this.#url)
    else if (tag === 'meta') {
      const name = (raw.name ?? raw.property ?? raw['http-equiv'])?.toLowerCase()
      if (
        name &&
        name.length <= NAME_LENGTH_MAX &&
        raw.content !== undefined &&
        !this.#meta.has(name) &&
        this.#meta.size < META_MAX
      )
        this.#meta.set(name, raw.content.slice(0, ATTRIBUTE_LENGTH_MAX))
    }
  }

  #noteStyles(): void {
    if (!this.#rawText.includes('bidi-override')) return
    for (const [, name, rule] of this.#rawText.slice(0, SCRIPT_LENGTH_MAX).matchAll(REVERSING_RULE)) {
      if (REVERSED_STYLE.test(rule!)) this.#reversedClasses.add(name!)
    }
  }

  #noteScript(element: PageElement): void {
    const script = this.#isXml ? this.#rawText.replace(CDATA_MARKS, '') : this.#rawText
    if (script === '') return
    const type = (element.attributes.type ?? '').toLowerCase()
    if (type.startsWith('application/ld+json')) this.#noteJsonLd(script)
    else if (!DATA_SCRIPT.test(type) && this.#scripts.length + script.length <= SCRIPT_LENGTH_MAX) {
      this.#scripts += `${script}\n`
      if (WRITES.test(script)) this.#writers.push({ element, script })
    }
  }

  #noteJsonLd(script: string): void {
    this.#jsonLdLength += script.length
    if (this.#jsonLdLength <= JSON_LD_LENGTH_MAX) this.#jsonLd.push(script)
    else this.#isCut = true
  }

  /** What turns the text of an element into what is displayed, or null. */
  #changeOf(tag: string, raw: Readonly<Record<string, string>>, style: string): ((text: string) => string) | null {
    if (this.#isReversed(tag, raw, style)) return turned
    return raw.class !== undefined && isShifted(raw.class.slice(0, ATTRIBUTE_LENGTH_MAX)) ? shiftedBack : null
  }

  #isReversed(tag: string, raw: Readonly<Record<string, string>>, style: string): boolean {
    if (tag === 'bdo') return raw.dir?.toLowerCase() === 'rtl'
    if (style !== '' && REVERSED_STYLE.test(style) && OVERRIDE_STYLE.test(style)) return true
    if (this.#reversedClasses.size === 0) return false
    return (raw.class ?? '')
      .slice(0, ATTRIBUTE_LENGTH_MAX)
      .split(/\s+/)
      .some((name) => this.#reversedClasses.has(name))
  }
}

/** Whether a template is a declarative shadow root, which is displayed, unlike other templates. */
const isShadowRoot = (tag: string, raw: Readonly<Record<string, string>>) =>
  tag === 'template' && /^(?:open|closed)$/i.test(raw.shadowrootmode ?? '')

const isKept = (name: string, value: string) =>
  value.length <= ATTRIBUTE_LENGTH_MAX &&
  name.length <= NAME_LENGTH_MAX &&
  !(name.startsWith('s') && DROPPED_ATTRIBUTES.has(name))

/** The attributes that extractors read; if there are too many, the first ones. */
function keptAttributes(raw: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {}
  let count = 0
  for (const name in raw) {
    if (count >= ATTRIBUTES_MAX) break
    const value = raw[name]!
    if (!isKept(name, value)) continue
    Object.defineProperty(kept, name, { value, enumerable: true, configurable: true, writable: true })
    count++
  }
  return kept
}

/**
 * Resolves a base URL. Only http(s) URLs are accepted:
 * https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url
 */
function resolveBase(href: string, url: string): string {
  const base = URL.parse(href.trim(), url)
  return base && /^https?:$/.test(base.protocol) ? base.href : url
}
