import type { Handler } from 'htmlparser2'
import { BoundedParser } from '../lib/bounded-parser.ts'
import { runInTurns, runToEnd, type Steps } from '../lib/steps.ts'
import { WorkBudget } from '../lib/work-budget.ts'
import { decodeAttributes, decodeText } from './character-references.ts'
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

/** Longest attribute value kept; longer ones are inlined data, never a contact. */
const ATTRIBUTE_LENGTH_MAX = 4_000
/** Longest name of an attribute or of `<meta>` that any rule asks for, with room. */
const NAME_LENGTH_MAX = 100
/** Attributes kept of one element, and names of attributes of a whole document. */
const ATTRIBUTES_MAX = 100
const ATTRIBUTE_NAMES_MAX = 5_000
/** Every link is resolved against it, so it is no longer than what a crawl follows. */
const BASE_LENGTH_MAX = 2_000
/** Longer than any language tag (BCP 47). */
const LANGUAGE_LENGTH_MAX = 100
/** A document is parsed in pieces about so long, after each of which others may have their turn. */
const PARSED_LENGTH = 64_000
/** Inline script text kept for the few addresses that scripts spell out; as much of a stylesheet is read. */
const SCRIPT_LENGTH_MAX = 300_000
const DROPPED_ATTRIBUTES: ReadonlySet<string> = new Set(['style', 'srcset', 'sizes'])
const HIDDEN_STYLE = /display\s*:\s*none/i
const REVERSED_STYLE = /direction\s*:\s*rtl/i
const OVERRIDE_STYLE = /unicode-bidi\s*:\s*(?:bidi-override|isolate-override)/i
const REVERSING_RULE = /\.([\w-]{1,60})[^{}]{0,100}\{([^{}]{0,500}bidi-override[^{}]{0,500})\}/g
const WRITES = /\bdocument\s*\.\s*write(?:ln)?\b/
/** Script types that hold data or markup rather than code. */
const DATA_SCRIPT = /json|template|html|importmap|speculationrules|^text\/x-|^x-/
/** In scripts, which are read as they stand. */
const CDATA_MARKS = /<!\[CDATA\[|\]\]>/g
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Outside SVG and MathML their content is text as it stands. */
const VERBATIM: ReadonlySet<string> = new Set('script style xmp iframe noembed noframes plaintext'.split(' '))

/**
 * Reads HTML into the model that the extractors share, in one pass and without building a DOM.
 *
 * @param html the decoded document; of what is beyond the budget of a page its middle is left, and the page says so
 * @param url the absolute address it was read from
 * @param options what is known of the document beside its text
 */
export function parsePage(html: string, url: string, options: ParseOptions = {}): Page {
  return runToEnd(parseInSteps(html, url, options))
}

/** `parsePage` that lets others have their turn while it works. */
export function parseInTurns(html: string, url: string, options: ParseOptions = {}): Promise<Page> {
  const budget = new WorkBudget(WORK_UNITS_MAX)
  return runInTurns(parseInSteps(html, url, options, budget), budget)
}

export interface ParseOptions {
  /** The document came as XML (`application/xhtml+xml`): `<div/>` is whole, CDATA is text, elements may have a prefix. */
  readonly isXml?: boolean
}

/** Only XML has its elements in a namespace with a prefix. */
const PREFIXED_ROOT = /<[a-z][\w-]{0,20}:html[\s>]/i
const ROOT_WITHIN = 2_048

/** `parsePage` with a rest after each piece of a long document. */
function* parseInSteps(
  html: string,
  url: string,
  { isXml = PREFIXED_ROOT.test(html.slice(0, ROOT_WITHIN)) }: ParseOptions,
  budget = new WorkBudget(WORK_UNITS_MAX),
): Steps<Page> {
  const reader = new PageReader(url, budget, isXml)
  // Character references are left to the handler (`character-references.ts`): a parser that decodes them looks at every
  // character of texts and values, one that does not skips to their end. In XML any element may close itself, and CDATA is text.
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

/** Pieces end before a `<`, as a text that is written in two would be read as two. */
function endOfPiece(html: string, from: number): number {
  const bracket = html.indexOf('<', from + PARSED_LENGTH)
  return bracket < 0 ? html.length : bracket
}

type MutableElement = { -readonly [K in keyof PageElement]: PageElement[K] }
interface OpenElement {
  readonly element: MutableElement
  readonly traits: TagTraits
  /** Text inside is not shown. */
  readonly isSilent: boolean
  /** Where the text of a bidi-overridden element begins, or -1. */
  readonly reversedFrom: number
}

/** What the parser tells as it goes through a document, kept as a page. */
class PageReader implements Partial<Handler> {
  isInForeignContext = () => false
  /** Whether what is read stands near the end of the document. */
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
  /** Which part of the budget may be spent by now: the rest is kept for the end. */
  #share = 1 - END_SHARE
  /** The tag that was left out and has not closed yet: no other is left out within it. */
  #leftOut: string | null = null
  #baseUrl: string
  #language: string | null = null
  /** What a silent element holds. */
  #rawText = ''
  /** Open `<pre>` elements: their line breaks are shown. */
  #preformatted = 0
  /** Open elements whose text runs backwards; one at most. */
  #reversed = 0
  /** Attributes of the tag that is being read. */
  #attributeCount = 0
  /** Whether the tag that is being read has attributes that are left out. */
  #hasDropped = false
  /** Whether one of its values may hold a character reference. */
  #hasReferences = false

  readonly #isXml: boolean
  /** What elements of XHTML begin with in a document of XML, `h:` for one. */
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

  /** Whether as much was read as is read of one page, up to here: what follows is neither kept nor nested, but for the end. */
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

  /** The name of an element without the prefix of its namespace. */
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
    else if (tag === 'span') this.#text.beginSpan(false, false)
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
    // What runs backwards inside of what runs backwards runs the same way.
    const reversedFrom = this.#reversed === 0 && this.#isReversed(tag, raw, style) ? this.#text.mark : -1
    if (reversedFrom >= 0) this.#reversed++
    this.#stack.push({ element, traits, isSilent, reversedFrom })
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
    if (open.reversedFrom >= 0) {
      this.#reversed--
      if (open.reversedFrom < this.#text.mark) this.#text.reverse(open.reversedFrom)
    }
    open.element.end = this.#text.length
    if (tag === 'a' || tag === 'span') this.#text.endSpan(tag === 'a')
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

  /** What an element says of the whole document. */
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

/** A shadow root that markup declares is shown, other templates are not. */
const isShadowRoot = (tag: string, raw: Readonly<Record<string, string>>) =>
  tag === 'template' && /^(?:open|closed)$/i.test(raw.shadowrootmode ?? '')

const isKept = (name: string, value: string) =>
  value.length <= ATTRIBUTE_LENGTH_MAX &&
  name.length <= NAME_LENGTH_MAX &&
  !(name.startsWith('s') && DROPPED_ATTRIBUTES.has(name))

/** The attributes that extractors read; of very many the first. */
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

/** Only web addresses count as a base: https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url */
function resolveBase(href: string, url: string): string {
  const base = URL.parse(href.trim(), url)
  return base && /^https?:$/.test(base.protocol) ? base.href : url
}
