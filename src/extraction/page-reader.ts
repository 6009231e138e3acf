import type { Handler } from 'htmlparser2'
import type { WorkBudget } from '../lib/work-budget.ts'
import { decodeAttributes, decodeText } from './character-references.ts'
import { DisplayStyles, isHidden } from './display-styles.ts'
import type { Page, PageElement } from './page.ts'
import { ELEMENTS_MAX, END_SHARE, PIECE_LENGTH, TEXT_LENGTH_MAX, WORK_MAX } from './page-budget.ts'
import { PageMetadata } from './page-metadata.ts'
import { PageText } from './page-text.ts'
import { ATTRIBUTES_MAX, isKept, keptAttributes, NAME_LENGTH_MAX } from './tag-attributes.ts'
import { type TagTraits, traitsOf } from './tag-traits.ts'

/** Maximum number of distinct attribute names in a document. */
const ATTRIBUTE_NAMES_MAX = 5_000
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Elements whose content is verbatim text, except within SVG and MathML. */
const VERBATIM: ReadonlySet<string> = new Set('script style xmp iframe noembed noframes plaintext'.split(' '))
/** Inline elements that stylesheets show as pieces of their own. */
const SPANS: ReadonlySet<string> = new Set('span strong b'.split(' '))

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
export class PageReader implements Partial<Handler> {
  isInForeignContext = () => false
  /** Whether the parser is near the end of the document. */
  isNearEnd = () => true
  readonly #url: string
  readonly #budget: WorkBudget
  readonly #elements: MutableElement[] = []
  readonly #attributeNames = new Set<string>()
  readonly #metadata: PageMetadata
  readonly #stack: OpenElement[] = []
  readonly #text = new PageText()
  readonly #styles = new DisplayStyles()
  /** Whether elements or text were left out. */
  #isShortened = false
  /** The share of the budget available so far; the rest is reserved for the end. */
  #share = 1 - END_SHARE
  /** The omitted tag that is still open. Tags within it are not tracked separately. */
  #leftOut: string | null = null
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
    this.#metadata = new PageMetadata(url, isXml)
  }

  get depth(): number {
    return this.#isFull ? Number.POSITIVE_INFINITY : this.#stack.length
  }

  get page(): Page {
    for (const { element } of this.#stack) element.end = this.#text.length
    return {
      url: this.#url,
      ...this.#metadata.fields,
      text: this.#text.toString(),
      elements: this.#elements,
      attributeNames: this.#attributeNames,
      isCut: this.#isCut,
      budget: this.#budget,
    }
  }

  get #isCut(): boolean {
    return this.#isShortened || this.#metadata.isCut
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
    this.#isShortened = true
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
    this.#metadata.noteElement(tag, raw)
    if (traits.isVoid) return
    const isSilent =
      this.#isSilent || (traits.isSilent && !isShadowRoot(tag, raw)) || (traits.isHideable && isHidden(style))
    // Nested elements do not change the text again.
    const change = this.#isRewriting ? null : this.#styles.changeOf(tag, raw, style)
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
      if (open.element.parent?.tag !== 'svg') this.#metadata.noteTitle(this.#rawText)
    } else if (tag === 'style') this.#styles.noteSheet(this.#rawText)
    else if (tag === 'script') this.#metadata.noteScript(open.element, this.#rawText)
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
}

/** Whether a template is a declarative shadow root, which is displayed, unlike other templates. */
const isShadowRoot = (tag: string, raw: Readonly<Record<string, string>>) =>
  tag === 'template' && /^(?:open|closed)$/i.test(raw.shadowrootmode ?? '')
