import { once } from 'node:events'
import { neutraliseCell } from './csv-cell.mjs'
import { usage } from './failure.mjs'
import { io } from './io.mjs'
import { plain } from './terminal.mjs'

/** Options of every command that prints rows. */
export const FORMATS = /** @type {const} */ ({ json: { type: 'boolean' }, csv: { type: 'boolean' } })

/**
 * @template Row
 * @typedef {Readonly<Record<string, (row: Row) => string | number | null>>} Columns
 */

/** @param {{ json?: boolean | undefined, csv?: boolean | undefined }} options */
export function formatOf({ json, csv }) {
  if (json && csv) throw usage('Choose --json or --csv.')
  return json ? 'json' : csv ? 'csv' : 'table'
}

/**
 * Prints rows as they arrive: JSON as an array with one unchanged row per line; CSV and tables by columns.
 *
 * @template Row
 * @param {AsyncIterable<Row[]>} parts
 * @param {'json' | 'csv' | 'table'} format
 * @param {Columns<Row>} columns
 */
export async function printRows(parts, format, columns) {
  const write = { json: writeJson, csv: writeCsv, table: writeTable }[format]
  for await (const text of write(parts, columns)) await print(text)
}

/**
 * Waits for the reader, so that a long list does not fill the memory.
 *
 * @param {string} text
 */
export async function print(text) {
  const { stdout } = io()
  if (!stdout.write(text)) await once(stdout, 'drain')
}

/** @param {unknown} value */
export const jsonText = (value) =>
  // Escapes control characters that JSON permits but a terminal would interpret.
  JSON.stringify(value).replace(/[\x7f-\x9f\p{Cf}]/gu, (text) =>
    Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )

/** @param {AsyncIterable<unknown[]>} parts */
async function* writeJson(parts) {
  let before = '[\n'
  for await (const rows of parts) {
    yield before + rows.map(jsonText).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/**
 * @template Row
 * @param {AsyncIterable<Row[]>} parts
 * @param {Columns<Row>} columns
 */
async function* writeCsv(parts, columns) {
  /** @param {readonly unknown[]} cells */
  const line = (cells) => `${cells.map(csvCell).join(',')}\r\n`
  yield line(Object.keys(columns))
  for await (const rows of parts)
    yield rows.map((row) => line(Object.values(columns).map((read) => read(row)))).join('')
}

/** @param {unknown} value */
function csvCell(value) {
  const text = typeof value === 'string' ? neutraliseCell(value) : String(value ?? '')
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The first part of the list determines the column widths, because a long list may not fit in memory.
 *
 * @template Row
 * @param {AsyncIterable<Row[]>} parts
 * @param {Columns<Row>} columns
 */
async function* writeTable(parts, columns) {
  const names = Object.keys(columns)
  /** @type {number[] | null} */
  let widths = null
  for await (const rows of parts) {
    const cells = rows.map((row) => Object.values(columns).map((read) => plain(String(read(row) ?? ''))))
    /** @type {string[][]} */
    const all = widths ? cells : [names.map((name) => name.toUpperCase()), ...cells]
    widths ??= names.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
    for (const row of all)
      yield `${row
        .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`
  }
}

/**
 * Wraps a complete list for `printRows`.
 *
 * @template Row
 * @param {Row[]} rows
 */
export async function* oneOf(rows) {
  if (rows.length > 0) yield rows
}
