import { type CrmApi, createCrmApi, textOf } from '../crm/crm-api.ts'
import { createPacer, type Pacer } from '../crm/pacer.ts'
import type { Crm, CrmKind, CrmRecord, CrmResult, FoundRecord } from '../crm/port.ts'
import { apiErrorIn, QUOTA_REASONS } from '../mailboxes/api-failure.ts'
import type { OpenApi } from '../oauth/call-api.ts'

const SHEETS = { person: 'People', organization: 'Organizations', answer: 'Answers' } as const
type Sheet = (typeof SHEETS)[keyof typeof SHEETS]
/** The first column of each sheet, hidden: rows may be sorted and moved as long as it stays with them. */
export const ID_COLUMN = 'Contactory ID'
const ANSWER_COLUMNS = [ID_COLUMN, 'Contact ID', 'Received', 'From', 'Subject', 'Answer']
const RECORDS_MAX = 200
/** 60 reads and 60 writes a minute of each person (https://developers.google.com/workspace/sheets/api/limits). */
const PACE = { requests: 55, ms: 60_000 } as const
/** The most that a cell holds (https://support.google.com/drive/answer/37603). */
const CELL_LENGTH_MAX = 50_000

type Rows = readonly (readonly unknown[])[]

/** The headers of a new spreadsheet's sheets, without the id column. */
export type SheetHeaders = Readonly<Record<CrmKind, readonly string[]>>

/**
 * A spreadsheet by the Google Sheets API (https://developers.google.com/workspace/sheets/api/reference/rest), with a
 * sheet for people, organisations and answers. Properties are the columns that the header row names; a mapping that
 * names others adds them. Values are written raw, so that no cell becomes a formula.
 */
export function createGoogleSheets(
  open: OpenApi,
  spreadsheetId: string,
  pace: Pacer = createPacer(PACE.requests, PACE.ms),
): Crm {
  const api = apiOf(open, pace)
  const base = `/v4/spreadsheets/${encodeURIComponent(spreadsheetId)}`
  return {
    recordsMax: RECORDS_MAX,
    async prepare() {
      const { properties, spreadsheetUrl } = await api<Spreadsheet>(
        'GET',
        `${base}?fields=spreadsheetUrl,properties.title`,
      )
      return {
        name: properties.title,
        id: spreadsheetId,
        recordsUrl: urlOf(spreadsheetUrl, spreadsheetId),
        keyProperty: { person: ID_COLUMN, organization: ID_COLUMN },
      }
    },
    async properties(kind) {
      const header = await readHeader(api, base, SHEETS[kind])
      return header
        .filter((name) => name !== '' && name !== ID_COLUMN)
        .map((name) => ({ name, label: name, type: 'text', isRequired: false }))
    },
    async find(kind, records) {
      const sheet = SHEETS[kind]
      const places = await placesOf(api, base, sheet)
      const known = records.flatMap(({ key }) => (places.has(key) ? [{ key, place: places.get(key)! }] : []))
      if (known.length === 0) return new Map<string, FoundRecord>()
      const header = await readHeader(api, base, sheet)
      const query = new URLSearchParams(known.map(({ place }) => ['ranges', `${sheet}!A${place}:ZZ${place}`]))
      const { valueRanges } = await api<{ valueRanges: { values?: Rows }[] }>('GET', `${base}/values:batchGet?${query}`)
      return new Map(
        known.map(({ key }, at) => {
          const row = valueRanges[at]?.values?.[0] ?? []
          const values = header.flatMap((name, column) =>
            name !== '' && textOf(row[column]) !== '' ? [[name, textOf(row[column])] as const] : [],
          )
          return [key, { remoteId: key, values: Object.fromEntries(values), hasOrganization: true }]
        }),
      )
    },
    async create(kind, records) {
      const header = await widenHeader(api, base, SHEETS[kind], records)
      await append(
        api,
        base,
        SHEETS[kind],
        records.map((record) => rowOf(header, record)),
      )
      return records.map(done)
    },
    async update(kind, records) {
      const sheet = SHEETS[kind]
      const header = await widenHeader(api, base, sheet, records)
      const places = await placesOf(api, base, sheet)
      const data = records.flatMap(({ key, values }) =>
        places.has(key)
          ? Object.entries(values).map(([name, value]) => ({
              range: `${sheet}!${columnName(header.indexOf(name))}${places.get(key)}`,
              values: [[cellOf(value)]],
            }))
          : [],
      )
      if (data.length > 0) await api('POST', `${base}/values:batchUpdate`, { valueInputOption: 'RAW', data })
      return records.map(done)
    },
    async addAnswer({ key, personId, at, from, subject, text }) {
      const places = await placesOf(api, base, SHEETS.answer)
      if (!places.has(key)) await append(api, base, SHEETS.answer, [[key, personId, at, from, subject, cellOf(text)]])
      return { key, kind: 'done', remoteId: key }
    },
  }
}

interface Spreadsheet {
  readonly spreadsheetId: string
  readonly spreadsheetUrl: string
  readonly properties: { readonly title: string }
  readonly sheets?: readonly { readonly properties: { readonly sheetId: number; readonly title: string } }[]
}

/**
 * Creates a spreadsheet in the person's Drive. The scope `drive.file` opens no other file.
 *
 * @returns its id
 * @throws ProviderError
 */
export async function createSpreadsheet(
  open: OpenApi,
  title: string,
  headers: SheetHeaders,
  pace: Pacer = createPacer(PACE.requests, PACE.ms),
): Promise<string> {
  const api = apiOf(open, pace)
  const { spreadsheetId, sheets = [] } = await api<Spreadsheet>('POST', '/v4/spreadsheets', {
    properties: { title },
    sheets: Object.values(SHEETS).map((name) => ({
      properties: { title: name, gridProperties: { frozenRowCount: 1 } },
    })),
  })
  const base = `/v4/spreadsheets/${encodeURIComponent(spreadsheetId)}`
  const rows = [
    [SHEETS.person, [ID_COLUMN, ...headers.person]],
    [SHEETS.organization, [ID_COLUMN, ...headers.organization]],
    [SHEETS.answer, ANSWER_COLUMNS],
  ] as const
  await api('POST', `${base}/values:batchUpdate`, {
    valueInputOption: 'RAW',
    data: rows.map(([sheet, header]) => ({ range: `${sheet}!A1`, values: [header] })),
  })
  await api('POST', `${base}:batchUpdate`, {
    requests: sheets.map(({ properties: { sheetId } }) => ({
      updateDimensionProperties: {
        range: { sheetId, dimension: 'COLUMNS', startIndex: 0, endIndex: 1 },
        properties: { hiddenByUser: true },
        fields: 'hiddenByUser',
      },
    })),
  })
  return spreadsheetId
}

const apiOf = (open: OpenApi, pace: Pacer): CrmApi =>
  createCrmApi({
    label: 'Google',
    open,
    pace,
    problemIn: (body) => apiErrorIn(JSON.stringify(body)),
    quota: { codes: QUOTA_REASONS, seconds: 60 },
  })

function urlOf(url: string, id: string): string {
  return /^https?:\/\/[\w.:-]+\/[\w./-]+$/.test(url) ? url : `https://docs.google.com/spreadsheets/d/${id}`
}

const done = ({ key }: CrmRecord): CrmResult => ({ key, kind: 'done', remoteId: key })
const cellOf = (value: string) => value.slice(0, CELL_LENGTH_MAX)
const rowOf = (header: readonly string[], { key, values }: CrmRecord): readonly string[] =>
  header.map((name) => (name === ID_COLUMN ? key : cellOf(values[name] ?? '')))

const readHeader = async (api: CrmApi, base: string, sheet: Sheet): Promise<readonly string[]> => {
  const { values } = await api<{ values?: Rows }>('GET', `${base}/values/${sheet}!1:1`)
  return (values?.[0] ?? []).map(textOf)
}

/** Reads the header, and adds the columns that records need. */
async function widenHeader(
  api: CrmApi,
  base: string,
  sheet: Sheet,
  records: readonly CrmRecord[],
): Promise<readonly string[]> {
  const header = await readHeader(api, base, sheet)
  const added = [...new Set([ID_COLUMN, ...records.flatMap(({ values }) => Object.keys(values))])].filter(
    (name) => !header.includes(name),
  )
  if (added.length === 0) return header
  const range = `${sheet}!${columnName(header.length)}1`
  await api('POST', `${base}/values:batchUpdate`, { valueInputOption: 'RAW', data: [{ range, values: [added] }] })
  return [...header, ...added]
}

/** The row numbers by id: the column is read each time, because people sort and delete rows. */
async function placesOf(api: CrmApi, base: string, sheet: Sheet): Promise<ReadonlyMap<string, number>> {
  const header = await readHeader(api, base, sheet)
  const column = columnName(Math.max(header.indexOf(ID_COLUMN), 0))
  const { values } = await api<{ values?: Rows }>(
    'GET',
    `${base}/values/${sheet}!${column}:${column}?majorDimension=COLUMNS`,
  )
  return new Map((values?.[0] ?? []).map((id, at) => [textOf(id), at + 1] as const).toReversed())
}

const append = (api: CrmApi, base: string, sheet: Sheet, values: Rows) =>
  api('POST', `${base}/values/${sheet}!A1:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`, { values })

/** The name of a column by its index: A, Z, AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`
}
