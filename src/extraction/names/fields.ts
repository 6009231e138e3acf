import { byTag, elementAt, type Page } from '../page.ts'

/** A label and its value: "Name: Jane Roe", two cells of a row, a term and its description. */
export interface Field {
  readonly label: string
  readonly value: string
  /** Offset of the value in `page.text`. */
  readonly start: number
}

const LABEL_MAX = 40
const VALUE_MAX = 80
const SEPARATOR = /[:：\t]/
const ON_LINE =
  /^(?<label>[^\t:：\n]{2,40}?)\s{0,3}(?:[:：]\s{0,3}|\t\s{0,3}(?:[:：]\s{0,3})?\t?\s{0,3})(?<value>[^\t:\n]{2,80})\t?$/u

/** The fields of a page, grouped in blocks of adjacent lines. */
export function* fieldBlocks(page: Page): Generator<Field[]> {
  let block: Field[] = []
  let term: string | null = null
  const { text } = page
  const hasTerms = byTag(page, 'dt').length > 0
  for (let start = 0, end: number; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    if (end === start) continue
    const line = end - start > LABEL_MAX + VALUE_MAX ? '' : text.slice(start, end)
    const label = term
    term = null
    const { label: before, value } = (SEPARATOR.test(line) && ON_LINE.exec(line)?.groups) || {}
    if (before && value) {
      block.push({ label: before.trim(), value: value.trim(), start: start + line.lastIndexOf(value) })
    } else if (label !== null && line !== '' && line.length <= VALUE_MAX) {
      block.push({ label, value: line.trim(), start: start + line.length - line.trimStart().length })
    } else if (
      line !== '' &&
      line.length <= LABEL_MAX &&
      (ENDS_LABEL.test(line) || (hasTerms && isTerm(page, line, start)))
    ) {
      term = line.replace(/\s{0,3}[:：]\s{0,3}$/, '').trim()
    } else {
      if (block.length > 0) yield block
      block = []
    }
  }
  if (block.length > 0) yield block
}

const ENDS_LABEL = /[:：]\s*$/
const isTerm = (page: Page, line: string, start: number) =>
  elementAt(page, start + line.length - line.trimStart().length)?.tag === 'dt'
