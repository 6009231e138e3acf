import { compilePattern } from '../../lib/compile-pattern.ts'
import { closest, elementAt, type Page } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, isGeneric } from './company-words.ts'
import { isClearKind } from './kind-words.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type Part, partsOf } from './name-looks.ts'
import { patternInTexts } from './organisation-texts.ts'

/** Labels before an organisation's name in imprints, profiles and tables. */
const NAME_LABELS = patternInTexts(({ labels }) => labels?.names)
/** Labels for other roles, which may also precede a first name or a word such as `Yes`. */
const ROLES = patternInTexts(({ labels }) => labels?.roles)
/** Labels for dealers and distributors, optionally with a place before them: `Pune dealer`. */
const SELLERS = `(?:\\p{Lu}\\p{L}+ )?(?:${patternInTexts(({ labels }) => labels?.sellers)})`
const ROLE = compilePattern(`^(?:${ROLES}|${SELLERS})$`, 'iu')
const LABEL = compilePattern(`^(?:${NAME_LABELS}|${ROLES}|${SELLERS})$`, 'iu')
/** Including a space before the colon. */
const LABEL_LENGTH_MAX = 41
/** Column headings for organisations besides these labels. */
const COLUMN = compilePattern(`^(?:${patternInTexts(({ labels }) => labels?.columns)})$`, 'iu')
/** Labels that may head a column of any kind. */
const ANYTHING = compilePattern(`^(?:${patternInTexts(({ labels }) => labels?.vague)})$`, 'iu')

/** Whether a text is the heading of a table column of organisations. */
export function isOrganisationHeading(text: string): boolean {
  const heading = text.trim().replace(/\s?[:：]$/u, '')
  return heading.length <= LABEL_LENGTH_MAX && (COLUMN.test(heading) || LABEL.test(heading)) && !ANYTHING.test(heading)
}
/** Headings of legally required blocks: the operator's name is on the line below. */
const IMPRINT = /^(?:angaben gemäß|impressum)/iu
const VALUE_LENGTH_MAX = 120
const NAMES_MAX = 20
const AFFILIATIONS_MAX = 300

/**
 * Finds the name after a label such as `Raison sociale : `, in the cell beside `会社名` or below `Angaben gemäß § 5 TMG`.
 */
export function findLabelledCompanies(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  const affiliations: Part[][] = []
  let cellEnd = -1
  while (cellEnd < text.length) {
    const index = cellEnd + 1
    cellEnd = endOfCell(text, index)
    const labelEnd = endOfLabel(text, index, cellEnd)
    const label = text.slice(index, labelEnd)
    if (labelEnd === text.length || label.length > LABEL_LENGTH_MAX) continue
    const hasColon = labelEnd < cellEnd
    if (!LABEL.test(label.trim())) {
      if (hasColon && affiliations.length < AFFILIATIONS_MAX && COLUMN.test(label.trim()))
        affiliations.push(...affiliationsIn(text, labelEnd + 1, cellEnd))
      continue
    }
    const end = hasColon && text[labelEnd + 1] === ' ' ? labelEnd + 2 : hasColon ? labelEnd + 1 : labelEnd
    const gap = GAP.exec(text.slice(end, end + GAP_LENGTH_MAX))?.[0].length ?? 0
    const isImprint = IMPRINT.test(label)
    // The last item of a menu may be directly above the content of the page.
    if (isImprint && isWithin(page, index, 'a', 'li', 'nav')) continue
    const isInline = gap === 0 || text[end] === '\t'
    const start = end + gap
    if (!isInline && !isImprint && !isLabelOfNextLine(page, index, hasColon) && !isAboveName(page, label, start))
      continue
    const name = nameAt(text.slice(start, start + VALUE_LENGTH_MAX))
    if (
      name === null ||
      (ROLE.test(label.trim()) && !isFullName(name)) ||
      isWithin(page, start, 'th', 'label', 'button')
    )
      continue
    const at = text.indexOf(name, start)
    const method = isImprint ? 'imprint' : 'label'
    found.push({
      name,
      kind: 'label',
      method,
      weight: isInline || isWithin(page, index, 'dt') ? 0.65 : 0.5,
      start: at,
      end: at + name.length,
    })
    if (found.length >= NAMES_MAX) break
  }
  return [...found, ...namesOf(text, affiliations)]
}

/** The alternatives after the label of a person's card: `Affiliation: University of Elmstead / Oak Center, UK`. */
function affiliationsIn(text: string, start: number, end: number): Part[][] {
  const value = text.slice(start, Math.min(end, start + VALUE_LENGTH_MAX))
  return [...value.matchAll(ALTERNATIVES)].map(({ 0: written, index }) => partsOf(written, start + index))
}

/** The organisations of all cards. Where most are clear, others begin with theirs too: `ELM, USA`. */
function namesOf(text: string, affiliations: readonly (readonly Part[])[]): CompanyMention[] {
  const clear = affiliations.map((parts) => parts.filter(({ look }) => look === 'organisation'))
  const count = clear.filter(({ length }) => length > 0).length
  const isList = count >= CLEAR_MIN && count * 2 >= affiliations.length
  return affiliations
    .flatMap(([first, ...others], at) =>
      clear[at]!.length === 0 && isList && first?.look === 'name' && others.every(({ look }) => look === 'place')
        ? [first]
        : clear[at]!,
    )
    .map((part) => kindWordMention(text, part.start, part.start + part.text.length))
}
const CLEAR_MIN = 2
const ALTERNATIVES = /(?<=^| \/ )(?:(?! \/ ).)+/gu

/** Returns the end of the line or table cell that begins at an offset. */
function endOfCell(text: string, start: number): number {
  const newline = text.indexOf('\n', start)
  const lineEnd = newline < 0 ? text.length : newline
  const tab = text.slice(start, lineEnd).indexOf('\t')
  return tab < 0 ? lineEnd : start + tab
}

const isColon = (code: number) => code === 0x3a || code === 0xff1a

/** Returns the colon after the label that a cell begins with, or the end of the cell. */
function endOfLabel(text: string, start: number, cellEnd: number): number {
  const last = Math.min(cellEnd, start + LABEL_LENGTH_MAX + 1)
  for (let at = start; at < last; at++) if (isColon(text.charCodeAt(at))) return at
  return cellEnd
}

/** The gap after the label's cell or line. Tables on old pages may put the colon in its own cell. */
const GAP = /^(?:\t ?[:：] ?\t|[\n\t])/
const GAP_LENGTH_MAX = 5

/** Accepts `Elm Valley Books`, but neither a first name nor `Find your nearest`. */
const isFullName = (name: string) =>
  name.includes(' ')
    ? name.split(' ').every((word) => CONNECTORS.has(word) || !/^\p{Ll}/u.test(word))
    : !/\p{Script=Latin}/u.test(name)

/**
 * Whether a label belongs to the next line: it is a term of a definition list, a heading cell, or text before a colon
 * outside a form.
 */
const isLabelOfNextLine = (page: Page, at: number, hasColon: boolean) =>
  isWithin(page, at, 'dt', 'th') || (hasColon && !isWithin(page, at, 'form', 'label'))

/** Whether the line below the label of a role is surely an organisation, and no entry of a menu. */
function isAboveName(page: Page, label: string, start: number): boolean {
  const line = page.text.slice(start, endOfCell(page.text, start)).trim()
  return (
    ROLE.test(label.trim()) &&
    line.length <= VALUE_LENGTH_MAX &&
    line.split(' ').some(isClearKind) &&
    lookOf(line) === 'organisation' &&
    !isWithin(page, start, 'li', 'nav')
  )
}

const isWithin = (page: Page, at: number, ...tags: string[]) =>
  closest(elementAt(page, at), ({ tag }) => tags.includes(tag)) !== null

/** Returns the name at the start of a text, or null when the text is a sentence, another label or contact data. */
function nameAt(text: string): string | null {
  const line = text.split(/[\n\t；]|\s[|•]\s/)[0]!
  const form = [...LEGAL_FORM.matchesInText(line)].find(({ index }) => index > 1)
  const formEnd = form ? form.index + form[0].length : line.length
  // "Jane Roe, Elm Lane 3": numbers after a comma are not part of the name.
  const whole = form ? line : line.split(/, (?=[^,]*\d)/)[0]!
  const name = (/^, /.test(line.slice(formEnd)) ? line.slice(0, formEnd) : whole)
    .trim()
    .replace(/^[-–:：]\s*/, '')
    .replace(/[.,;]$/, '')
  const words = wordsOf(name)
  if (name.length < 2 || name.length > 100 || words.length > 10 || isGeneric(words)) return null
  // "Ünvan" is a firm's name in Turkish, but an address in Azerbaijani.
  if (BEGINS_WITH_POSTCODE.test(name)) return null
  if (/[:：?@]|https?/.test(name) || !/^["'“„«(]?[\p{Lu}\p{Lo}\p{N}]/u.test(name)) return null
  return words.length > 6 && /[.!]\s+\p{Lu}/u.test(name) ? null : name
}
const BEGINS_WITH_POSTCODE = /^(?:\p{Lu}{1,2}[ -]?)?\d{4,6}(?:,| \p{Lu})/u
