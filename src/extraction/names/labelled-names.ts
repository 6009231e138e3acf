import { lookOf } from '../companies/name-looks.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { leadingRegisterLabel } from '../register-labels.ts'
import { type Field, fieldBlocks } from './fields.ts'
import { foldName } from './fold-name.ts'
import { nameLikelihood } from './likelihood.ts'
import { headingOf, splitColumns } from './name-headings.ts'
import { readNameRuns } from './name-runs.ts'
import { personPatterns } from './person-patterns.ts'
import { personValue } from './person-value.ts'
import { readJobTitle } from './segments.ts'

const CONFIDENCE = 0.84
/** One part of a name: `José María`, `van der Marl`. */
const PART = /^(?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}(?: \p{L}[\p{L}\p{M}'’.-]{0,24}){0,2}$/u
/** Labels of full names, which only people have. */
const FULL_NAME = new RegExp(`^(?:${personPatterns('nameLabels', 'whole')})$`)
/** Labels of fields that only people have. */
const PERSONAL = new RegExp(`^(?:${personPatterns('labels', 'personal')})$`)
/** Labels of contact details, which people and firms both have. */
const REACHED = new RegExp(`^(?:${personPatterns('labels', 'reached')})\\.?$`)
/** Labels of fields that only firms, places and products have. */
const OF_THINGS = new RegExp(personPatterns('labels', 'ofThings'))

/** People in labelled fields: names in parts, "Full name", vCards. The label is sufficient evidence for any name. */
export function namesInFields(page: Page): Finding[] {
  const found = [...vcardNames(page)]
  for (const block of fieldBlocks(page)) {
    const isOfPerson = isOfOnePerson(block)
    for (const [at, field] of block.entries()) {
      const next = block[at + 1]
      const whole = isOfPerson || isNameOfPerson(field) ? wholeName(field) : null
      const finding = (next && inParts(page, field, next)) ?? (whole && toFinding(page, whole, field))
      if (finding) found.push(finding)
    }
  }
  return found
}

function isOfOnePerson(block: readonly Field[]): boolean {
  const labels = block.map(({ label }) => foldName(label))
  if (labels.some((label) => PERSONAL.test(label))) return true
  return (
    labels.some((label) => REACHED.test(label)) &&
    !labels.some((label) => OF_THINGS.test(label)) &&
    !block.some(({ label }) => leadingRegisterLabel(label) > 0)
  )
}

const isNameOfPerson = ({ label }: Field) =>
  headingOf(foldName(label)) === 'whole' || FULL_NAME.test(foldName(label)) || readJobTitle(label) !== null

/** The value of a field for whole names, if it contains only a name. */
function wholeName({ label, value }: Field): string | null {
  const heading = headingOf(foldName(label))
  const isName = heading === 'name' || heading === 'whole' || heading === 'given or whole'
  if (!isName && !FULL_NAME.test(foldName(label)) && readJobTitle(label) === null) return null
  // "Zuständige Kammer: Elmkammer Hessen"
  if (heading !== 'whole' && lookOf(value) === 'organisation') return null
  const [run] = readNameRuns(value)
  const isWhole = run !== undefined && run.start === 0 && run.end >= value.length - 1
  return isWhole && nameLikelihood(run.words, () => false) > 0 ? personValue(value) : null
}

/** "First name: Jane" and "Last name: Roe", in either order. */
function inParts(page: Page, first: Field, second: Field): Finding | null {
  const columns = splitColumns([first.label, second.label])
  if (columns === null || !PART.test(first.value) || !PART.test(second.value)) return null
  const parts = [first.value, second.value]
  const value = personValue(`${parts[columns.given]} ${parts[columns.family]}`)
  return value === null
    ? null
    : toFinding(page, value, { ...first, value: page.text.slice(first.start, second.start + second.value.length) })
}

/** RFC 6350, section 6.2.1. */
const FORMATTED_NAME = /(?:^|\s)FN(?:;[^:\n]{0,40})?:([^\n:;]{3,60}?)(?=\s+[A-Z]{1,12}(?:;[^:\n]{0,40})?:|\n|$)/g

function* vcardNames(page: Page): Generator<Finding> {
  if (!page.text.includes('FN:') && !page.text.includes('FN;')) return
  for (const match of page.text.matchAll(FORMATTED_NAME)) {
    const shown = match[1]!.trim()
    const value = personValue(shown)
    if (value !== null) yield toFinding(page, value, { value: shown, start: match.index + match[0].lastIndexOf(shown) })
  }
}

function toFinding(page: Page, value: string, { start, value: shown }: Pick<Field, 'start' | 'value'>): Finding {
  const end = start + shown.length
  return {
    type: 'names',
    value,
    normalized: nameIdentity(value),
    confidence: CONFIDENCE,
    method: 'label',
    snippet: snippetAround(page, start, end),
    start,
    end,
  }
}
