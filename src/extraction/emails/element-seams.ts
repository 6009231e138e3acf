import { isPublicDomain } from '../../lib/parse-mailbox.ts'
import { closest, elementAt, type Page, type PageElement } from '../page.ts'

/** Where the text around an address stops belonging to it, although no space says so. */
export interface Seams {
  /** Moves the start of a local part right, out of what stands before it. */
  readonly after: (start: number, at: number) => number
  /** Moves the end of a domain left, out of what stands behind it. */
  readonly before: (at: number, end: number) => number
  /** Where the link leads whose whole text this is; null where there is none. */
  readonly linkOf: (start: number, end: number) => string | null
}

/** Text without markup has no seams. */
export const NO_SEAMS: Seams = { after: (start) => start, before: (_, end) => end, linkOf: () => null }

const LABEL_WORD = /^(?:(?:e-?mail|mail|correo|courriel|kontakt|contact|tel|fax|phone|mob|mobil|cell)\.?|.*:)$/i

/**
 * Seams between elements: in `<b>Press Officer</b><i>ann@firm.com</i>` and `<a>ann@firm.com</a><b>Call us</b>` an element
 * with words of its own ends or begins inside what reads like one address.
 */
export function elementSeams(page: Page): Seams {
  return {
    after: (start, at) => {
      let seam = start
      for (let from = start, ends = 0; from < at && ends < ENDS_MAX; ends++) {
        const end = nextEnd(page, from, at)
        if (end === null) break
        if (isOwnText(page, from, end)) seam = end
        from = end
      }
      return linkStart(elementAt(page, at - 1), seam, at)
    },
    before: (at, end) => {
      let seam = end
      for (let element = elementAt(page, end - 1); element; element = element.parent) {
        const { tag, start } = element
        if (start <= at + 1 || start >= seam) continue
        const isOther = tag === 'a' || element.end > end
        if (isOther || (isWordStart(page.text, start) && endsInSuffix(page.text.slice(at, start)))) seam = start
      }
      return seam
    },
    linkOf: (start, end) => {
      const link = closest(elementAt(page, start), ({ tag }) => tag === 'a')
      const isWhole = link !== null && page.text.slice(link.start, link.end).trim() === page.text.slice(start, end)
      return isWhole ? (link.attributes.href ?? '') : null
    },
  }
}

/** Ends of elements that are looked at within a local part. */
const ENDS_MAX = 8

/** Where the innermost element around a place ends that ends before the sign, or null. */
function nextEnd(page: Page, from: number, at: number): number | null {
  const element = closest(elementAt(page, from), ({ end }) => end > from && end < at)
  return element?.end ?? null
}

const WORD_LENGTH_MIN = 3

/** Whether what an element ends with is text of its own and not the beginning of the address. */
function isOwnText(page: Page, from: number, end: number): boolean {
  const whole = closest(elementAt(page, from), (element) => element.end === end)
  if (whole && whole.start < from) return true
  const word = page.text.slice(from, end)
  return LABEL_WORD.test(word) || (word.length >= WORD_LENGTH_MIN && /[\p{L}\p{N}]$/u.test(word))
}

/** A link that holds the sign holds the whole address. */
function linkStart(element: PageElement | null, seam: number, at: number): number {
  for (let from = element; from; from = from.parent) {
    if (from.tag === 'a' && from.start > seam && from.start < at && at < from.end) return from.start
  }
  return seam
}

const isWordStart = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at))

/** Whether a domain is complete as far as it goes. */
function endsInSuffix(domain: string): boolean {
  const top = /[.)\]}\s]([a-z]{2,24})$/i.exec(domain)?.[1]
  return top !== undefined && isPublicDomain(`x.${top.toLowerCase()}`)
}
