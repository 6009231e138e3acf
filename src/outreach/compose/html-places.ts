import { scanHtml } from '../../lib/scan-html.ts'

/** A position in markup, and how a value is written there. */
export interface HtmlPlace {
  /**
   * Returns the value as markup; empty if it must not occur there, such as `javascript:` in a link. @param before the
   * end of the preceding markup
   */
  write(value: string, before: string): string
  /** Whether `write` percent-encodes. */
  readonly encodes?: boolean
}

/** Attributes whose URL browsers and mail programs follow or load. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'background', 'poster', 'cite'])
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|sms:)/i

const TEXT: HtmlPlace = {
  // After a bare `<`, the letters of a value would form a tag name.
  write: (value, before) => (/<[/!?]?$/.test(before) ? escapeFirst(value) : escapeText(value)),
}
/** Inside an attribute value. */
const VALUE: HtmlPlace = { write: (value) => escapeAttribute(value) }
/** Among attribute names, where a value would become one. */
const NOWHERE: HtmlPlace = { write: () => '' }
/** Inside code, where no escaping makes a value harmless. */
const CODE: HtmlPlace = { write: (value) => value.replace(/[^\p{L}\p{N} _.,@:-]/gu, '') }
/** A whole URL, or its beginning. */
const ADDRESS: HtmlPlace = { write: (value) => (SAFE_ADDRESS.test(value) ? escapeAttribute(value) : '') }
/** After the beginning of an http(s) URL. */
const PART_OF_ADDRESS: HtmlPlace = { write: (value) => escapeAttribute(encodeURIComponent(value)), encodes: true }

/**
 * Returns a function that tells how to write a value at a position; positions must be passed in ascending order.
 *
 * @param html a template; its fields count as text
 */
export function htmlPlaces(html: string): (at: number) => HtmlPlace {
  const stretches = readStretches(html)
  let next = 0
  return (at) => {
    while (next < stretches.length && stretches[next]!.end <= at) next++
    const stretch = stretches[next]
    return stretch !== undefined && stretch.start <= at ? stretch.placeAt(at) : TEXT
  }
}

interface Stretch {
  readonly start: number
  readonly end: number
  placeAt(at: number): HtmlPlace
}

/** The ranges that are not plain text, in order and without overlaps. */
function readStretches(html: string): Stretch[] {
  const stretches: Stretch[] = []
  scanHtml(html, {
    tag({ start, end, attributes }) {
      stretches.push({
        start,
        end,
        placeAt(at) {
          const attribute = attributes.find((one) => one.valueStart <= at && at < one.end && one.name !== one.raw)
          if (!attribute) return NOWHERE
          if (!ADDRESSES.has(attribute.name)) return VALUE
          const before = html.slice(attribute.valueStart, at).replace(/^["']/, '').trimStart()
          if (before === '') return ADDRESS
          return /^https?:\/\//i.test(before) ? PART_OF_ADDRESS : VALUE
        },
      })
    },
    text(tag, start, end) {
      if (tag.name === 'style' || tag.name === 'script') stretches.push({ start, end, placeAt: () => CODE })
    },
  })
  return stretches
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use as markup. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!)

function escapeFirst(text: string): string {
  const first = text.codePointAt(0)
  return first === undefined ? '' : `&#${first};${escapeText(text.slice(first > 0xffff ? 2 : 1))}`
}

/** Escapes text for use inside a tag, with or without quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}_.~:/?#@%+-]/gu, (sign) => `&#${sign.codePointAt(0)!};`)
