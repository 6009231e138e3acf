import { scanHtml } from '../lib/scan-html.ts'

/** Somewhere in a markup, and how a value is written there. */
export interface HtmlPlace {
  /** The value as markup; empty where it must not stand there, as `javascript:` in a link. @param before the end of what stands before it */
  write(value: string, before: string): string
}

/** Attributes that browsers and mail programs follow or load. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'background', 'poster', 'cite'])
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|sms:)/i

const TEXT: HtmlPlace = {
  // Behind a bare `<` the letters of a value would be the name of a tag.
  write: (value, before) => (/<[/!?]?$/.test(before) ? escapeFirst(value) : escapeText(value)),
}
/** Inside of an attribute. */
const VALUE: HtmlPlace = { write: (value) => escapeAttribute(value) }
/** Among the names of attributes, where a value would be one. */
const NOWHERE: HtmlPlace = { write: () => '' }
/** Code, in which no escaping makes a value harmless. */
const CODE: HtmlPlace = { write: (value) => value.replace(/[^\p{L}\p{N} _.,@:-]/gu, '') }
/** The whole of an address, or its beginning. */
const ADDRESS: HtmlPlace = { write: (value) => (SAFE_ADDRESS.test(value) ? escapeAttribute(value) : '') }
/** Behind the beginning of an http(s) address. */
const PART_OF_ADDRESS: HtmlPlace = { write: (value) => escapeAttribute(encodeURIComponent(value)) }

/**
 * Tells how a value is written at places of a markup, which are asked for in rising order.
 *
 * @param html a template: whatever it names counts as text
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

/** What is not plain text, in order and without overlaps. */
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

/** A text as markup that shows it. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!)

function escapeFirst(text: string): string {
  const first = text.codePointAt(0)
  return first === undefined ? '' : `&#${first};${escapeText(text.slice(first > 0xffff ? 2 : 1))}`
}

/** A text as it may stand inside a tag, with quotes around it or without. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}_.~:/?#@%+-]/gu, (sign) => `&#${sign.codePointAt(0)!};`)
