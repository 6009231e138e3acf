import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { byTag, closest, type Page, type PageElement, textOf } from '../page.ts'
import type { Place } from '../places.ts'
import { isClearKind } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'

/** Limits: cells of a page that are read, and characters of a cell. */
const CELLS_MAX = 1_200
const CELL_LENGTH_MAX = 90
/** Minimum rows, those with a clear organisation, and their share. */
const ROWS_MIN = 3
const CLEAR_MIN = 3
const CLEAR_SHARE_MIN = 0.4
/** Minimum share of first cells that may be people, and of those that surely are. */
const NAMED_SHARE_MIN = 0.8
const PEOPLE_SHARE_MIN = 0.4
/** What follows a name in its cell: `Jane Roe (Chair)`, `Elm University, Department of Physics`. */
const BESIDE = /, | ?\(/u
const MAY_BE_NAME: ReadonlySet<NameLook> = new Set(['unit', 'name', 'person', 'other'])

interface Cell extends Place {
  readonly text: string
  readonly look: NameLook
}

/** Finds the organisations beside the people of tables without headings: `Jane Roe (Chair) | Elmstead Ocean Research`. */
export const findAffiliationColumns = (page: Page): CompanyMention[] =>
  affiliationCells(page).map(({ start, end }) => kindWordMention(page.text, start, end))

/**
 * Where organisations stand in the second cells of rows that begin with a person. The rows of two cells of all tables of
 * a page are decided together: where enough of these cells clearly name an organisation, all that may be names do, also
 * of ordinary words or like a person.
 */
export const affiliationCells = memoizeByObject((page: Page): readonly Place[] => {
  const rows = rowsOfTwo(page)
  const firsts = rows.map(([first]) => first.look)
  const share = (...looks: NameLook[]) => firsts.filter((look) => looks.includes(look)).length / rows.length
  const clear = rows.filter(([, { text, look }]) => look === 'organisation' && text.split(' ').some(isClearKind))
  const areAffiliations =
    rows.length >= ROWS_MIN &&
    clear.length >= Math.max(CLEAR_MIN, rows.length * CLEAR_SHARE_MIN) &&
    share('person') >= PEOPLE_SHARE_MIN &&
    share('person', 'name') >= NAMED_SHARE_MIN
  if (!areAffiliations) return []
  return rows.flatMap(([, { text, look, start, end }]) =>
    look === 'organisation' || (MAY_BE_NAME.has(look) && isTitled(text)) ? [{ start, end }] : [],
  )
})

/** Whether only short words of a text are in lower case: `Elm Institute for Marine Research`. */
export const isTitled = (text: string) =>
  /^\p{Lu}[^\d@?!:]+$/u.test(text) && !/(?<![\p{L}\p{M}'’-])\p{Ll}{5}/u.test(text)

/** The rows of tables that consist of two cells with text. */
function rowsOfTwo(page: Page): (readonly [Cell, Cell])[] {
  const rows = new Map<PageElement, PageElement[]>()
  for (const cell of byTag(page, 'td').slice(0, CELLS_MAX)) {
    const { parent } = cell
    if (parent?.tag !== 'tr' || cell.end === cell.start) continue
    const row = rows.get(parent)
    if (row) row.push(cell)
    else rows.set(parent, [cell])
  }
  return [...rows.values()].flatMap((cells) => {
    const [first, second] = cells
    const isPair = cells.length === 2 && cells.every(({ start, end }) => end - start <= CELL_LENGTH_MAX)
    return isPair && closest(first!, ({ tag }) => tag === 'table')
      ? [[cellOf(page, first!), cellOf(page, second!)]]
      : []
  })
}

function cellOf(page: Page, element: PageElement): Cell {
  const whole = textOf(page, element).trim()
  const text = lookOf(whole) === 'organisation' ? whole : whole.split(BESIDE, 1)[0]!.trim()
  const start = page.text.indexOf(text, element.start)
  return { text, look: lookOf(text), start, end: start + text.length }
}
