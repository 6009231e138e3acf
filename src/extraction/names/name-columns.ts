import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import type { Likelihood } from './likelihood.ts'
import { headingOf } from './name-headings.ts'
import { personPatterns } from './person-patterns.ts'
import type { Segment } from './segments.ts'
import { isTitleWord } from './vocabulary.ts'

const NAME_HEADER = new RegExp(`^(?:${personPatterns('nameLabels', 'columns')})$`)
const PERSON_HEADER = new RegExp(personPatterns('labels', 'columns'))

/**
 * The cells below a heading such as "Name", as indexes in `segments`, with the minimum likelihood of their names. Next
 * to a heading such as "Position" or "Phone" unknown names are accepted; other tables may list products.
 */
export function nameColumns(page: Page, segments: readonly Segment[]): Map<number, Likelihood> {
  const cells = new Map<number, Likelihood>()
  let column = -1
  let needs: Likelihood = 2
  for (let at = 0; at < segments.length; ) {
    const row = [at]
    while (row[row.length - 1]! + 1 < segments.length && isSameRow(page, segments, row[row.length - 1]!)) {
      row.push(row[row.length - 1]! + 1)
    }
    at += row.length
    if (row.length < 2) {
      column = -1
      continue
    }
    const texts = row.map((index) => {
      const { start, end } = segments[index]!
      return end - start > 60 ? '' : foldName(page.text.slice(start, end).replace(/:\s*$/, ''))
    })
    const header = texts.findIndex(isNameHeader)
    const isHeader = header >= 0 && texts.every((text) => !/[@\d]/.test(text))
    if (isHeader) {
      column = header
      const isOfPersons = headingOf(texts[header]!) === 'whole' || texts.some(isBesidePersons)
      needs = isOfPersons ? 1 : 2
    } else if (column >= 0 && column < row.length) cells.set(row[column]!, needs)
  }
  return cells
}

function isNameHeader(text: string): boolean {
  const heading = headingOf(text)
  return heading === null ? NAME_HEADER.test(text) : heading !== 'given'
}

/** Whether a heading describes people: products have no position and no phone. */
const isBesidePersons = (text: string) => !isNameHeader(text) && (PERSON_HEADER.test(text) || isTitleWord(text))

const isSameRow = (page: Page, segments: readonly Segment[], at: number) =>
  page.text.slice(segments[at]!.end, segments[at + 1]!.start).includes('\t') &&
  !page.text.slice(segments[at]!.end, segments[at + 1]!.start).includes('\n')
