import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { lookOf, type NameLook } from '../companies/name-looks.ts'
import type { Cell } from '../lists/repeated-blocks.ts'
import type { Page } from '../page.ts'
import { readLead } from './before-name.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { LISTING } from './inherit-verdict.ts'
import { areInitialsOn, initialledNames } from './initialled-lists.ts'
import type { ListedName } from './listed.ts'
import { headingOf } from './name-headings.ts'
import { nameLists } from './name-lists.ts'
import { properCase } from './name-runs.ts'
import { readJobTitle } from './segments.ts'
import { isHonorific } from './vocabulary.ts'

const WITNESSES_MIN = 2
/** Minimum share of a column's cells that were accepted as people for reasons of their own. */
const WITNESSES_SHARE_MIN = 0.6
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,3})){0,3} \p{Lu}[\p{L}'’-]+$/u

/**
 * Returns the names in cells that stand where the other blocks of their list name accepted people: a strange name in a
 * team is a person for its siblings' sake, even if none of its words is known. The list is decided as a whole. Where the
 * names of the others fill their cells, one of which only the beginning was read goes on to the end of its cell.
 *
 * @param accepted the names accepted so far, their ends by their offsets
 * @param witnesses the offsets of those that were accepted for reasons of their own
 */
export function namesOfBlockLists(
  page: Page,
  accepted: ReadonlyMap<number, number>,
  witnesses: ReadonlySet<number>,
): ListedName[] {
  const found = new Map<number, ListedName>()
  const hasInitials = areInitialsOn(page)
  for (const { cells: column, columns } of hasInitials || witnesses.size >= WITNESSES_MIN ? nameLists(page) : []) {
    for (const name of hasInitials ? initialledNames(column, accepted) : []) found.set(name.start, name)
    if (witnesses.size < WITNESSES_MIN) continue
    const roles = rolesOf(columns)
    const haveRoles = countIn(column, witnesses) >= WITNESSES_MIN && isAboveRoles(column, roles)
    if (!haveRoles && !isOfPeople(column, witnesses) && !isOfPeople(column, withLabelled(column, witnesses))) continue
    const areFilled = column.filter((cell) => accepted.get(cell.start) === endOf(cell)).length
    for (const cell of column) {
      const end = accepted.get(cell.start)
      if (end === undefined && isBehindLabel(cell, accepted)) continue
      if (end !== undefined && (end >= endOf(cell) || areFilled < WITNESSES_MIN || !isName(cell.text))) continue
      for (const name of haveRoles && isShortName(cell.text) ? [named(cell)] : namesIn(cell))
        found.set(name.start, name)
    }
  }
  return [...found.values()]
}

const endOf = ({ start, text }: Cell) => start + text.length

const named = (cell: Cell): ListedName => ({ value: properCase(cell.text), start: cell.start, end: endOf(cell) })

/** Minimum share of the cells of a column of roles, and of the names above them. */
const ROLES_SHARE_MIN = 0.8
/** Columns of roles of one list that are compared with each column of names. */
const ROLE_COLUMNS_MAX = 6

const isOfRoles = (cells: readonly Cell[]) =>
  cells.filter(({ text }) => readJobTitle(text) !== null).length >= cells.length * ROLES_SHARE_MIN

const rolesOf = memoizeByObject((columns: readonly (readonly Cell[])[]) =>
  columns.filter(isOfRoles).slice(0, ROLE_COLUMNS_MAX),
)

/** Whether each cell of a column is followed by a role before its next cell. */
function isAboveRoles(cells: readonly Cell[], roles: readonly (readonly Cell[])[]): boolean {
  return roles.some((column) => {
    let at = 0
    let count = 0
    for (const [index, { start }] of cells.entries()) {
      while (at < column.length && column[at]!.start <= start) at++
      if (at < column.length && column[at]!.start < (cells[index + 1]?.start ?? Number.POSITIVE_INFINITY)) count++
    }
    return column !== cells && count >= cells.length * ROLES_SHARE_MIN
  })
}

const countIn = (cells: readonly Cell[], witnesses: ReadonlySet<number>) =>
  new Set(cells.filter(({ start }) => witnesses.has(start)).map(({ text }) => text)).size

/** One name, or initials around one: `Mahalakshmi`, `K T Chikkanna`, `Sneha N R`. Only a role below says so. */
function isShortName(text: string): boolean {
  const [name, ...others] = SHORT_NAME.test(text)
    ? text.split(' ').filter((word) => word.replace('.', '').length > 1)
    : []
  if (name === undefined || others.length > 0 || !MAY_BE.has(lookOf(name))) return false
  // `Vacant` above a role
  return name !== text || givenName(foldName(name)) !== 'unknown'
}
const SHORT_NAME = /^(?:\p{Lu}\.? ?){0,3}\p{Lu}[\p{L}'’-]{3,}(?: \p{Lu}\.?){0,3}$/u

function isOfPeople(cells: readonly Cell[], witnesses: ReadonlySet<number>): boolean {
  const people = cells.filter(({ start }) => witnesses.has(start))
  const texts = new Set(people.map(({ text }) => text))
  return texts.size >= WITNESSES_MIN && people.length >= cells.length * WITNESSES_SHARE_MIN
}

/** Witnesses with the starts of cells in which a form of address or a label stands before one of them. */
const withLabelled = (cells: readonly Cell[], witnesses: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(cells.filter((cell) => witnesses.has(cell.start) || isBehindLabel(cell, witnesses)).map(({ start }) => start))

/** Whether a name is in a cell behind a form of address or a label: `Dr. Jane Roe`, `Substitute: Jane Roe`. */
function isBehindLabel({ start, text }: Cell, names: { has(start: number): boolean }): boolean {
  for (let at = 1; at < Math.min(text.length, LABEL_LENGTH_MAX); at++) {
    if (!names.has(start + at)) continue
    const before = text.slice(0, at)
    return /[:：]\s*$/.test(before) || readLead(` ${before}`).shown.trim() === ''
  }
  return false
}
const LABEL_LENGTH_MAX = 50

/** A cell without the forms of address before its name. */
function withoutHonorifics({ text, start }: Cell): Cell {
  let from = 0
  for (let end = text.indexOf(' '); end > 0; end = text.indexOf(' ', from)) {
    if (!isHonorific(foldName(text.slice(from, end).replace(/\.$/, '')))) break
    from = end + 1
  }
  const name = text.slice(from)
  // "Swami Roe" has no other name.
  return isName(name) ? { text: name, start: start + from } : { text, start }
}

/** A cell may name two people. */
function namesIn(cell: Cell): ListedName[] {
  const { text, start } = withoutHonorifics(cell)
  const pieces = text.split(LISTING).map((piece) => piece.trim())
  if (pieces.length > PEOPLE_MAX || !pieces.every(isName)) return []
  return pieces.map((value) => {
    const from = start + text.indexOf(value)
    return { value, start: from, end: from + value.length }
  })
}
const PEOPLE_MAX = 2

const isName = (piece: string) => NAME.test(piece) && MAY_BE.has(lookOf(piece)) && headingOf(piece) === null
const MAY_BE: ReadonlySet<NameLook> = new Set(['person', 'name'])
