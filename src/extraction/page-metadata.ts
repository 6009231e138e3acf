import type { Page, PageElement } from './page.ts'
import { JSON_LD_LENGTH_MAX, META_MAX, TITLE_LENGTH_MAX } from './page-budget.ts'
import { ATTRIBUTE_LENGTH_MAX, NAME_LENGTH_MAX } from './tag-attributes.ts'

/** Maximum length of the base URL, as for the links that a crawl follows, since every link is resolved against it. */
const BASE_LENGTH_MAX = 2_000
/** Longer than any language tag (BCP 47). */
const LANGUAGE_LENGTH_MAX = 100
/** Maximum length of inline scripts, kept for the few addresses in them. */
const SCRIPT_LENGTH_MAX = 300_000
const WRITES = /\bdocument\s*\.\s*write(?:ln)?\b/
/** Script types that hold data or markup rather than code. */
const DATA_SCRIPT = /json|template|html|importmap|speculationrules|^text\/x-|^x-/
/** CDATA markers in scripts, which are removed in XML. */
const CDATA_MARKS = /<!\[CDATA\[|\]\]>/g

/** What a document says about itself beside its text: title, language, base URL, `<meta>` and scripts. */
export class PageMetadata {
  readonly #url: string
  readonly #isXml: boolean
  readonly #meta = new Map<string, string>()
  readonly #jsonLd: string[] = []
  readonly #writers: { element: PageElement; script: string }[] = []
  #title = ''
  #scripts = ''
  #jsonLdLength = 0
  #baseUrl: string
  #language: string | null = null

  constructor(url: string, isXml: boolean) {
    this.#url = url
    this.#isXml = isXml
    this.#baseUrl = url
  }

  /** Whether structured data was left out. */
  get isCut(): boolean {
    return this.#jsonLdLength > JSON_LD_LENGTH_MAX
  }

  /** The fields of the page that it fills. */
  get fields(): Pick<Page, 'baseUrl' | 'title' | 'language' | 'meta' | 'jsonLd' | 'scripts' | 'writers'> {
    const language = this.#language ?? this.#meta.get('content-language') ?? this.#meta.get('og:locale')
    return {
      baseUrl: this.#baseUrl,
      title: this.#title,
      language: language?.slice(0, LANGUAGE_LENGTH_MAX).replace('_', '-').trim().toLowerCase() || null,
      meta: this.#meta,
      jsonLd: this.#jsonLd,
      scripts: this.#scripts,
      writers: this.#writers,
    }
  }

  /** Stores what an element declares about the whole document. */
  noteElement(tag: string, raw: Readonly<Record<string, string>>): void {
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

  /** Stores the first title that is not empty. */
  noteTitle(text: string): void {
    this.#title ||= text.slice(0, TITLE_LENGTH_MAX).replace(/\s+/g, ' ').trim()
  }

  /** Stores the content of a script: structured data, or code. */
  noteScript(element: PageElement, content: string): void {
    const script = this.#isXml ? content.replace(CDATA_MARKS, '') : content
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
  }
}

/**
 * Resolves a base URL. Only http(s) URLs are accepted:
 * https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url
 */
function resolveBase(href: string, url: string): string {
  const base = URL.parse(href.trim(), url)
  return base && /^https?:$/.test(base.protocol) ? base.href : url
}
