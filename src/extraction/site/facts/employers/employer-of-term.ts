import { closest, elementAt, lineAt, type Page } from '../../../page.ts'
import type { Place } from '../../../places.ts'
import { type KnownNames, knownAt } from './employer-beside.ts'
import { isOrganisationName } from './shown-organisation.ts'

/** Maximum length of a name at the beginning of a description, which may be as long as the page. */
const HEAD_LENGTH_MAX = 200
const HEAD_END = /[,;|·•\t(（]|\s[–—-]\s|$/u

/**
 * Returns the organisation that the description of a term begins with, for the person whom the term names, or null:
 * `<dt>Jane Roe, surveyor</dt><dd>Oak Surveyors, 3 High Street, 01632 960123</dd>`.
 *
 * @param person where the person's name stands
 */
export function employerOfTerm(page: Page, person: Place, known: KnownNames): string | null {
  const { text } = page
  if (!closest(elementAt(page, person.start), ({ tag }) => tag === 'dt')) return null
  const { end } = lineAt(page, person.start)
  if (end >= text.length) return null
  const below = lineAt(page, end + 1)
  const line = text.slice(below.start, Math.min(below.end, below.start + HEAD_LENGTH_MAX))
  const start = below.start + line.length - line.trimStart().length
  if (!closest(elementAt(page, start), ({ tag }) => tag === 'dd')) return null
  const [head = ''] = line.trimStart().split(HEAD_END, 1)
  const name = knownAt(known, start)
  if (name !== null && name.length >= head.trimEnd().length) return name
  return isOrganisationName(head.trimEnd()) ? head.trimEnd() : null
}
