import { randomBytes } from 'node:crypto'
import type { ApiAnswer, ApiRequest } from '../mailbox-fakes/fake-mail-service.ts'

interface Sheet {
  readonly sheetId: number
  readonly title: string
  rows: string[][]
  hidden: number[]
}
interface Spreadsheet {
  readonly id: string
  readonly title: string
  readonly owner: string
  readonly sheets: Sheet[]
}

const failed = (code: number, status: string, message: string): ApiAnswer => ({
  status: code,
  body: { error: { code, message, status } },
})
const ok = (body: unknown): ApiAnswer => ({ status: 200, body })

/** The index of a column from its letters. */
const columnOf = (name: string) => [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * Spreadsheets of Google accounts, behind the Sheets API
 * (https://developers.google.com/workspace/sheets/api/reference/rest).
 */
export class FakeSheets {
  readonly #all = new Map<string, Spreadsheet>()

  /** The rows of an account's spreadsheets, by sheet name. */
  of(owner: string) {
    return [...this.#all.values()]
      .filter((spreadsheet) => spreadsheet.owner === owner)
      .map(({ id, title, sheets }) => ({
        id,
        title,
        sheets: Object.fromEntries(sheets.map((sheet) => [sheet.title, sheet.rows])),
      }))
  }

  /** Handles requests below `/v4/spreadsheets`; null for other paths. */
  answer({ method, path, query, body, store }: ApiRequest): ApiAnswer | null {
    if (!path.startsWith('/v4/spreadsheets')) return null
    const given = body.length > 0 ? JSON.parse(body.toString()) : {}
    if (path === '/v4/spreadsheets') return this.#create(given, store.address)
    const [, id = '', rest = ''] = /^\/v4\/spreadsheets\/([\w-]+)(.*)$/.exec(decodeURIComponent(path)) ?? []
    const spreadsheet = this.#all.get(id)
    if (!spreadsheet || spreadsheet.owner !== store.address)
      return failed(404, 'NOT_FOUND', 'Requested entity was not found.')
    if (rest === '' && method === 'GET') return ok(shown(spreadsheet))
    if (rest === ':batchUpdate') {
      for (const { updateDimensionProperties: update } of given.requests)
        spreadsheet.sheets.find(({ sheetId }) => sheetId === update.range.sheetId)?.hidden.push(update.range.startIndex)
      return ok({ spreadsheetId: id, replies: [] })
    }
    if (rest === '/values:batchGet')
      return ok({ valueRanges: query.getAll('ranges').map((range) => ({ range, values: read(spreadsheet, range) })) })
    if (rest === '/values:batchUpdate') {
      for (const { range, values } of given.data) write(spreadsheet, range, values)
      return ok({ spreadsheetId: id })
    }
    const [, range = '', isAppend] = /^\/values\/(.+?)(:append)?$/.exec(rest) ?? []
    const sheet = sheetOf(spreadsheet, range)
    if (!sheet) return failed(400, 'INVALID_ARGUMENT', `Unable to parse range: ${range}`)
    if (isAppend) {
      sheet.rows.push(...given.values.map((row: string[]) => [...row]))
      return ok({ spreadsheetId: id, updates: { updatedRows: given.values.length } })
    }
    const [, column] = /!([A-Z]+):\1$/.exec(range) ?? []
    if (column) return ok({ range, values: [sheet.rows.map((row) => row[columnOf(column)] ?? '')] })
    return ok({ range, values: sheet.rows.slice(0, 1) })
  }

  #create(given: { properties: { title: string }; sheets: { properties: { title: string } }[] }, owner: string) {
    const id = randomBytes(22).toString('base64url').replace(/^-/, 'x')
    const sheets = given.sheets.map(({ properties: { title } }, at) => ({
      sheetId: at + 1,
      title,
      rows: [],
      hidden: [],
    }))
    const spreadsheet = { id, title: given.properties.title, owner, sheets }
    this.#all.set(id, spreadsheet)
    return ok(shown(spreadsheet))
  }
}

const shown = ({ id, title, sheets }: Spreadsheet) => ({
  spreadsheetId: id,
  spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${id}/edit`,
  properties: { title },
  sheets: sheets.map(({ sheetId, title: name }) => ({ properties: { sheetId, title: name } })),
})

const sheetOf = ({ sheets }: Spreadsheet, range: string) => sheets.find(({ title }) => title === range.split('!')[0])

function read(spreadsheet: Spreadsheet, range: string): string[][] {
  const row = Number(/\d+/.exec(range.split('!')[1] ?? '')?.[0])
  return [sheetOf(spreadsheet, range)?.rows[row - 1] ?? []]
}

function write(spreadsheet: Spreadsheet, range: string, values: string[][]): void {
  const sheet = sheetOf(spreadsheet, range)!
  const [, column = 'A', row = '1'] = /!([A-Z]+)(\d+)/.exec(range) ?? []
  for (const [down, cells] of values.entries())
    for (const [right, cell] of cells.entries()) {
      const at = Number(row) - 1 + down
      sheet.rows[at] ??= []
      sheet.rows[at][columnOf(column) + right] = cell
    }
}
