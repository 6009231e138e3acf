import { text } from 'node:stream/consumers'
import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { io } from '../io.mjs'
import { isWebAddress, listOf, only, parseOptions } from '../options.mjs'
import { FORMATS, formatOf, jsonText, oneOf, print, printRows } from '../print.mjs'
import { CONNECTION, readText } from '../settings.mjs'

const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  ...FORMATS,
  types: { type: 'string' },
  country: { type: 'string' },
  engine: { type: 'string' },
  url: { type: 'string' },
})

/** @type {import('../print.mjs').Columns<import('../../src/contracts/v1/extract.ts').ExtractedPage['items'][number]>} */
const COLUMNS = {
  type: ({ type }) => type,
  value: ({ value }) => value,
  confidence: ({ confidence }) => confidence,
  method: ({ method }) => method,
  snippet: ({ snippet }) => snippet,
}

/**
 * Extracts from one page: a URL, a file or standard input.
 *
 * @param {string[]} args
 */
export async function extract(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const from = only(positionals, 'page: a URL, a file, or - for standard input')
  const format = formatOf(values)
  const page = /^https?:\/\//i.test(from) ? { url: from } : { html: await htmlOf(from), url: values.url }
  const { types, country, engine } = values
  if (country !== undefined && !/^[A-Za-z]{2}$/.test(country)) throw usage('--country is a code of two letters, as GB.')
  if (values.url !== undefined && !isWebAddress(values.url))
    throw usage(`--url is no address of the web: ${values.url}.`)
  const api = new Api(values)
  const body = { ...page, data_types: listOf(types), country, engine }
  const { data } = await api.call('POST', '/extract', { body })
  if (format === 'json') return print(`${jsonText(data)}\n`)
  await printRows(oneOf(data.items), format, COLUMNS)
}

/** @param {string} from */
const htmlOf = (from) => (from === '-' ? text(io().stdin) : readText(from))
