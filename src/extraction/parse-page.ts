import { BoundedParser } from './bounded-parser.ts'
import { decodeAttributes, decodeText } from './character-references.ts'
import { memoize } from './memoize.ts'
import type { Page, PageElement } from './page.ts'

/** Longest attribute value kept; longer ones are inlined data, never a contact. */
const ATTRIBUTE_LENGTH_MAX = 4_000
/** Inline script text kept for the few addresses that scripts spell out. */
const SCRIPT_LENGTH_MAX = 300_000
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const BLOCKS = words(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav ol optgroup p pre section summary ' +
    'table tbody tfoot thead tr ul br',
)
const CELLS = words('td th')
const SILENT = words('script style svg template option datalist textarea title iframe object canvas math noframes')
const VOID = words('area base br col embed hr img input link meta param source track wbr')
const DROPPED_ATTRIBUTES = words('style srcset sizes')
/**
 * Whitespace other than single spaces, and characters without width: most texts have neither. One class of both, since a
 * search for a class of what is not `\S` takes twice the time.
 */
const UNTIDY = /[\t-\r\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]| {2}/
const ZERO_WIDTH = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
const HIDDEN_STYLE = /display\s*:\s*none/i
const REVERSED_STYLE = /direction\s*:\s*rtl/i
const OVERRIDE_STYLE = /unicode-bidi\s*:\s*(?:bidi-override|isolate-override)/i
const REVERSING_RULE = /\.([\w-]{1,60})[^{}]{0,100}\{([^{}]{0,500}bidi-override[^{}]{0,500})\}/g
/** Hebrew, Arabic and their kin already run from right to left. */
const RTL_LETTER = /[\u0590-\u08ff]/
const WRITES = /\bdocument\s*\.\s*write(?:ln)?\b/
/** Script types that hold data or markup rather than code. */
const DATA_SCRIPT = /json|template|html|importmap|speculationrules|^text\/x-|^x-/
/** Outside SVG and MathML their content is text as it stands. */
const VERBATIM = words('script style xmp iframe noembed noframes plaintext')
/** Inline elements hidden by style are spam traps inside an address; hidden blocks are dialogs and tabs with real content. */
const HIDEABLE = words('span b i em strong small font s u del ins sup sub code')

/** What the lists above say of a tag. */
interface TagTraits {
  readonly tag: string
  readonly separator: '\n' | '\t' | null
  readonly isSilent: boolean
  readonly isVoid: boolean
  readonly isHideable: boolean
}
/** Tag names remembered from page to page. */
const TAGS_MAX = 500
const traitsOf = memoize(
  (tag): TagTraits => ({
    tag,
    separator: BLOCKS.has(tag) ? '\n' : CELLS.has(tag) ? '\t' : null,
    isSilent: SILENT.has(tag),
    isVoid: VOID.has(tag),
    isHideable: HIDEABLE.has(tag),
  }),
  TAGS_MAX,
)

interface OpenElement {
  element: MutableElement
  traits: TagTraits
  /** Text inside is not shown. */
  isSilent: boolean
  /** Where the chunks of a bidi-overridden element begin, or -1. */
  reversedFrom: number
}
type MutableElement = { -readonly [K in keyof PageElement]: PageElement[K] }

/**
 * Reads HTML into the model that the extractors share, in one pass and without building a DOM.
 *
 * @param html the decoded document, at most a few megabytes
 * @param url the absolute address it was read from
 */
export function parsePage(html: string, url: string): Page {
  const elements: MutableElement[] = []
  const attributeNames = new Set<string>()
  const meta = new Map<string, string>()
  const jsonLd: string[] = []
  const stack: OpenElement[] = []
  const chunks: string[] = []
  let length = 0
  let separator = ''
  let title = ''
  let scripts = ''
  const writers: { element: PageElement; script: string }[] = []
  let rawText = ''
  const reversedClasses = new Set<string>()
  let baseUrl = url
  let language: string | null = null
  let lastClosedLink = -1
  /** Where the text of a span or a link ended last. */
  let lastClosedSpan = -1
  let isSpanBegun = false
  /** Open `<pre>` elements: their line breaks are shown. */
  let preformatted = 0
  /** Whether the tag that is being read has attributes that are left out. */
  let hasDropped = false
  /** Whether one of its values may hold a character reference. */
  let hasReferences = false

  const isSilent = () => stack.length > 0 && stack[stack.length - 1]!.isSilent
  /** A weaker separator never replaces a stronger one: line over cell over space. */
  const separate = (by: ' ' | '\t' | '\n') => {
    if (by === '\n' || (by === '\t' && separator !== '\n') || separator === '') separator = by
  }
  const append = (raw: string) => {
    let text = raw
    let body = raw.trim()
    if (UNTIDY.test(body) || isMarkedAtEnds(raw)) {
      text = raw.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ')
      body = text.trim()
    }
    if (text === '') return
    if (body === '') return separate(' ')
    const isSpacedBefore = text.charCodeAt(0) !== body.charCodeAt(0)
    const isSpacedBehind = text.charCodeAt(text.length - 1) !== body.charCodeAt(body.length - 1)
    if (isSpacedBefore) separate(' ')
    else if (isSpanBegun && separator === '' && partsWords(chunks[chunks.length - 1]!.slice(-SEAM_LENGTH), body))
      separate(' ')
    isSpanBegun = false
    const written = length > 0 ? separator + body : body
    separator = isSpacedBehind ? ' ' : ''
    chunks.push(written)
    length += written.length
  }
  const appendLines = (raw: string) => {
    for (const [at, line] of raw.split(/\r\n?|\n/).entries()) {
      if (at > 0) separate('\n')
      append(line)
    }
  }
  const show = (text: string) => {
    if (isSilent()) rawText += text
    else if (preformatted > 0) appendLines(text)
    else append(text)
  }
  const reverse = (from: number) => {
    const parts = chunks.splice(from)
    const joined = parts.join('')
    const lead = /^\s*/.exec(joined)![0]
    chunks.push(RTL_LETTER.test(joined) ? joined : lead + [...joined.slice(lead.length)].reverse().join(''))
  }
  const isReversed = (tag: string, raw: Readonly<Record<string, string>>, style: string) => {
    if (tag === 'bdo') return raw.dir?.toLowerCase() === 'rtl'
    if (style !== '' && REVERSED_STYLE.test(style) && OVERRIDE_STYLE.test(style)) return true
    return reversedClasses.size > 0 && (raw.class ?? '').split(/\s+/).some((name) => reversedClasses.has(name))
  }

  const parser = new BoundedParser(
    {
      onattribute(name, value) {
        attributeNames.add(name)
        if (!isKept(name, value)) hasDropped = true
        if (value.includes('&')) hasReferences = true
      },
      onopentag(name, raw) {
        const traits = traitsOf(name)
        const { tag } = traits
        if (hasReferences) decodeAttributes(raw)
        hasReferences = false
        if (tag === 'a' && lastClosedLink === length && separator === '') separate('\n')
        else if (tag === 'a' && length > 0 && raw.href?.startsWith('tel:')) separate(' ')
        if ((tag === 'span' || tag === 'a') && lastClosedSpan === length && length > 0) isSpanBegun = true
        if (traits.separator !== null) separate(traits.separator)
        const style = (hasDropped && raw.style) || ''
        const attributes = hasDropped ? keptAttributes(raw) : raw
        hasDropped = false
        const silent = isSilent() || traits.isSilent || (traits.isHideable && style !== '' && HIDDEN_STYLE.test(style))
        const parent = stack.at(-1)?.element ?? null
        const element: MutableElement = { index: elements.length, tag, attributes, parent, start: length, end: length }
        elements.push(element)
        if (tag === 'html') language ??= raw.lang || raw['xml:lang'] || null
        else if (tag === 'base' && raw.href && baseUrl === url) baseUrl = resolveBase(raw.href, url)
        else if (tag === 'meta') {
          const name = (raw.name ?? raw.property ?? raw['http-equiv'])?.toLowerCase()
          if (name && raw.content !== undefined && !meta.has(name)) meta.set(name, raw.content)
        }
        if (traits.isVoid) return
        const reversedFrom = isReversed(tag, raw, style) ? chunks.length : -1
        stack.push({ element, traits, isSilent: silent, reversedFrom })
        rawText = ''
        if (tag === 'pre') preformatted++
      },
      ontext(text) {
        const tag = stack.length > 0 ? stack[stack.length - 1]!.element.tag : ''
        if (isSilent() && tag !== 'script' && tag !== 'title' && tag !== 'style') return
        if (!text.includes('&') || (VERBATIM.has(tag) && !parser.isInForeignContext())) return show(text)
        for (const piece of decodeText(text)) show(piece)
      },
      onclosetag(tag) {
        const open = stack[stack.length - 1]
        const isOpen = open?.element.tag === tag
        const traits = isOpen ? open.traits : traitsOf(tag)
        if (traits.separator !== null) separate(traits.separator)
        if (!isOpen) return
        stack.pop()
        if (tag === 'pre') preformatted--
        if (open.reversedFrom >= 0 && open.reversedFrom < chunks.length) reverse(open.reversedFrom)
        open.element.end = length
        if (tag === 'a') lastClosedLink = length
        if (tag === 'span' || tag === 'a') lastClosedSpan = length
        if (tag === 'title' && open.element.parent?.tag !== 'svg') title ||= rawText.replace(/\s+/g, ' ').trim()
        if (tag === 'style' && rawText.includes('bidi-override')) {
          for (const [, name, rule] of rawText.matchAll(REVERSING_RULE)) {
            if (REVERSED_STYLE.test(rule!)) reversedClasses.add(name!)
          }
        }
        if (tag !== 'script' || rawText === '') return
        const type = (open.element.attributes.type ?? '').toLowerCase()
        if (type.startsWith('application/ld+json')) jsonLd.push(rawText)
        else if (!DATA_SCRIPT.test(type) && scripts.length + rawText.length <= SCRIPT_LENGTH_MAX) {
          scripts += `${rawText}\n`
          if (WRITES.test(rawText)) writers.push({ element: open.element, script: rawText })
        }
      },
    },
    () => stack.length,
  )
  parser.write(html)
  parser.end()

  language ??= meta.get('content-language') ?? meta.get('og:locale')?.replace('_', '-') ?? null
  return {
    url,
    baseUrl,
    title,
    language: language?.trim().toLowerCase() || null,
    text: chunks.join(''),
    elements,
    attributeNames,
    meta,
    jsonLd,
    scripts,
    writers,
  }
}

/** Several words, or an email as a whole, or a number of the length of a phone's. */
const WHOLE = /\S \S*$|^\s*\S+@\S+\.[a-z]{2,}$|\d{3}[ -]?\d{4}$/i
const ENDS_IN_WORD = /[\p{Ll}\d.,)]$|(?<=\P{L})\p{Lu}{2}$/u
const BEGINS_ANEW = /^(?:\p{Lu}\p{Ll}|\p{Lu}[’']\p{Lu}|\+\d|\(\d)/u
const CODE = /^\d{5}(?!\d)/
/** Characters before a seam that are looked at. */
const SEAM_LENGTH = 80

/**
 * Whether two spans that touch are two things that a stylesheet shows apart: `4 Elm Rd.` and `Springfield`, an email and a
 * phone. One word is left whole, as a style or a trap may begin anywhere in it.
 */
function partsWords(before: string, behind: string): boolean {
  if (!WHOLE.test(before) || !ENDS_IN_WORD.test(before)) return false
  return BEGINS_ANEW.test(behind) || (CODE.test(behind) && !/\d$/.test(before))
}

const isKept = (name: string, value: string) =>
  value.length <= ATTRIBUTE_LENGTH_MAX && !(name.startsWith('s') && DROPPED_ATTRIBUTES.has(name))

/** The attributes that extractors read. */
function keptAttributes(raw: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(raw).filter(([name, value]) => isKept(name, value)))
}

const BYTE_ORDER_MARK = 0xfeff
/** Whether a text begins or ends with the one character that `trim` takes for a space though it has no width. */
const isMarkedAtEnds = (text: string) =>
  text.charCodeAt(0) === BYTE_ORDER_MARK || text.charCodeAt(text.length - 1) === BYTE_ORDER_MARK

/** Only web addresses count as a base: https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url */
function resolveBase(href: string, url: string): string {
  const base = URL.parse(href.trim(), url)
  return base && /^https?:$/.test(base.protocol) ? base.href : url
}
