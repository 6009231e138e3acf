import Papa from 'papaparse'
import { invalid } from '../errors.ts'

const HEADERS = ['uuid', 'email', 'name', 'attributes', 'status', 'tags']
/** How many bytes show whether a file is JSON. */
const OPENING_BYTES = 100
/** Statuses of listmonk's subscribers that get nothing, whatever their lists say. */
const SILENT: ReadonlySet<unknown> = new Set(['blocklisted', 'disabled'])

/**
 * Reads the subscribers of listmonk's JSON: the response of its API, a page of it, or a plain list of subscribers. They
 * become the columns of its CSV export, so that one rule says who must get no messages; its lists become tags.
 *
 * A subscriber who has unsubscribed from all of their lists is one who has opted out.
 *
 * @returns CSV text; null if the file is not JSON
 * @throws validation_failed if it is other JSON
 */
export function readSubscribers(bytes: Uint8Array): string | null {
  const opening = new TextDecoder().decode(bytes.subarray(0, OPENING_BYTES)).trimStart()
  if (!/^(?:\{\s*("|\})|\[\s*(?:\{|\]))/.test(opening)) return null
  const rows = subscribersIn(parsed(bytes))
  if (rows === null)
    throw wrong('This JSON file holds no list of subscribers. Export subscribers from listmonk as JSON or CSV')
  if (rows.length === 0) throw wrong('The file is empty')
  const lines = rows.map(toCells)
  return Papa.unparse([HEADERS, ...lines], { quotes: true, newline: '\n' })
}

const wrong = (message: string) => invalid({ csv_file: [message] })

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw wrong('This JSON file is damaged or incomplete. Please export it again')
  }
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function subscribersIn(value: unknown): Fields[] | null {
  const list = isFields(value) ? listIn(value) : value
  if (!Array.isArray(list)) return null
  const rows = list.filter(isFields)
  return rows.length === list.length && rows.every((row) => 'email' in row) ? rows : null
}

/** `{data: {results: […]}}`, `{results: […]}`, `{subscribers: […]}` or one subscriber. */
function listIn(value: Fields): unknown {
  if (isFields(value.data)) return listIn(value.data)
  return value.results ?? value.subscribers ?? value.data ?? ('email' in value ? [value] : null)
}

function toCells(row: Fields): string[] {
  const attributes = row.attribs ?? row.attributes
  const lists = Array.isArray(row.lists) ? row.lists.filter(isFields) : []
  const status = String(row.status ?? 'enabled').toLowerCase()
  const isOut = lists.length > 0 && lists.every(({ subscription_status }) => subscription_status === 'unsubscribed')
  return [
    plain(row.uuid ?? row.id),
    plain(row.email),
    plain(row.name),
    isFields(attributes) ? JSON.stringify(attributes) : '',
    isOut && !SILENT.has(status) ? 'blocklisted' : status,
    lists
      .filter(({ subscription_status }) => subscription_status !== 'unsubscribed')
      .map(({ name }) => plain(name).replaceAll(/[,;|]/g, ' '))
      .join(', '),
  ]
}

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
