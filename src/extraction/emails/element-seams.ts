import { patternsOfLanguages } from '../../facts/tables.ts'
import { isPublicDomain } from '../../lib/parse-mailbox.ts'
import { closest, elementAt, type Page, type PageElement } from '../page.ts'

/** Boundaries between an address and the text around it that no space marks. */
export interface Seams {
  /** Moves the start of a local part to the right, past text that does not belong to it. */
  readonly after: (start: number, at: number) => number
  /** Moves the end of a domain to the left, before text that does not belong to it. */
  readonly before: (at: number, end: number) => number
  /** The target of the link whose whole text this is; null if there is none. */
  readonly linkOf: (start: number, end: number) => string | null
}

/** For text without markup. */
export const NO_SEAMS: Seams = { after: (start) => start, before: (_, end) => end, linkOf: () => null }

const LABELS = patternsOfLanguages(({ contactTexts }) => contactTexts?.mails?.touchingLabels).join('|')
const LABEL_WORD = new RegExp(`^(?:(?:${LABELS})\\.?|.*:)$`, 'i')

/**
 * Finds seams between elements: in `<b>Press Officer</b><i>ann@firm.com</i>` and `<a>ann@firm.com</a><b>Call us</b>` an
 * element with text of its own ends or begins inside an apparent address.
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

/** Maximum number of element ends examined within a local part. */
const ENDS_MAX = 8

/** The end of the innermost element around an offset that ends before the sign, or null. */
function nextEnd(page: Page, from: number, at: number): number | null {
  const element = closest(elementAt(page, from), ({ end }) => end > from && end < at)
  return element?.end ?? null
}

const WORD_LENGTH_MIN = 3

/** Whether an element ends with text of its own rather than the beginning of the address. */
function isOwnText(page: Page, from: number, end: number): boolean {
  const whole = closest(elementAt(page, from), (element) => element.end === end)
  if (whole && whole.start < from) return true
  const word = page.text.slice(from, end)
  return LABEL_WORD.test(word) || (word.length >= WORD_LENGTH_MIN && /[\p{L}\p{N}]$/u.test(word))
}

/** Moves the start to that of a link that contains the sign, because the link contains the whole address. */
function linkStart(element: PageElement | null, seam: number, at: number): number {
  for (let from = element; from; from = from.parent) {
    if (from.tag === 'a' && from.start > seam && from.start < at && at < from.end) return from.start
  }
  return seam
}

const isWordStart = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at))

/** Whether a domain already ends in a public suffix. */
function endsInSuffix(domain: string): boolean {
  const top = /[.)\]}\s]([a-z]{2,24})$/i.exec(domain)?.[1]
  return top !== undefined && isPublicDomain(`x.${top.toLowerCase()}`)
}
