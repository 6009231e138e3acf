import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { parseOptions } from '../options.mjs'
import { FORMATS, formatOf, jsonText, print, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'

const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  ...FORMATS,
  search: { type: 'string' },
  crawl: { type: 'string' },
})

/** @type {import('../print.mjs').Columns<import('../../src/contracts/contacts/contact.ts').ListedContact>} */
const COLUMNS = {
  kind: ({ kind }) => kind,
  name: ({ name }) => name,
  company: ({ company }) => company,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  id: ({ id }) => id,
}

/**
 * Lists people and organizations; with an ID, prints everything about one as JSON.
 *
 * @param {string[]} args
 */
export async function contacts(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const format = formatOf(values)
  const [id, ...more] = positionals
  if (more.length > 0) throw usage('Name one contact, or search with --search.')
  const api = new Api(values)
  if (id !== undefined) {
    const { data } = await api.call('GET', `/contacts/${encodeURIComponent(id)}`)
    return print(`${jsonText(data)}\n`)
  }
  const query = { search: values.search, crawl_id: values.crawl }
  await printRows(api.parts('/contacts', query), format, COLUMNS)
}
