import { isCapitalised, lookOf } from '../../../companies/name-looks.ts'
import { foldName } from '../../../names/fold-name.ts'
import { readJobTitle } from '../../../names/segments.ts'
import { isRoleWord, isTitleWord } from '../../../names/vocabulary.ts'
import { closest, elementAt, lineAt, type Page } from '../../../page.ts'
import type { Place } from '../../../places.ts'
import { isOrganisationName } from './shown-organisation.ts'

/** Limits: characters behind a name, and parts of them. */
const LENGTH_MAX = 120
const PARTS_MAX = 4
const SEPARATOR = /[,|·•\n]|\s[–—-]\s/u

/**
 * Returns the organisation of somebody who only speaks about the site, or null: the part behind their role, on their
 * line or the one below (`– Jane Roe, director, Elm Mill`, `Jane Roe` above `Director Elm Mill`). On a site's own staff the
 * same place holds what they do and where.
 *
 * @param person where the person's name stands
 */
export function employerOfVisitor(page: Page, { start, end }: Place): string | null {
  const { text } = page
  const line = lineAt(page, start)
  const isAlone = text.slice(end, line.end).trim() === '' && line.end < text.length
  const to = isAlone ? lineAt(page, line.end + 1).end : line.end
  // "Jane Roe, director, Elm Mill; Ann Lind, …"
  const [behind = ''] = text.slice(end, Math.min(to, end + LENGTH_MAX + 1)).split(';', 1)
  if (behind.length > LENGTH_MAX) return null
  const [rest = '', ...others] = behind.split(SEPARATOR, PARTS_MAX + 1)
  // Styles may put what follows the element of a name below it: `<b>Jane Roe</b><span>Director, Elm Mill</span>`.
  if (rest.trim() !== '' && elementAt(page, start)?.end !== end) return null
  const parts = [rest, ...others]
  let isBehindRole = false
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    if (isOrganisationName(part) && !isTitleWord(foldName(part.split(' ', 1)[0]!))) return part
    const look = lookOf(part)
    if (isBehindRole && (look === 'name' || (look === 'other' && isCapitalisedName(part)))) return part
    if (look !== 'role' && readJobTitle(part) === null) return null
    const name = behindRole(part)
    if (name !== null) return name
    isBehindRole = true
  }
  return null
}

/** A name of ordinary words: `National End of Pain Programme`. */
const isCapitalisedName = (text: string) => text.includes(' ') && !/[\d"“”.!?]/.test(text) && isCapitalised(text)

/** Whether a quotation contains a place: who is named there said it. */
export const isQuotedAt = (page: Page, { start }: Place): boolean =>
  closest(elementAt(page, start), ({ tag }) => tag === 'blockquote') !== null

/** The name behind the word for a role, of two words at least: `Director Elm Mill`. */
function behindRole(text: string): string | null {
  const [role = '', ...others] = text.split(' ')
  const name = others.join(' ')
  return others.length > 1 && isRoleWord(foldName(role)) && (isOrganisationName(name) || lookOf(name) === 'name')
    ? name
    : null
}
