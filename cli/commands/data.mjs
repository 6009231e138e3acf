import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { ITEM_COLUMNS } from '../item-columns.mjs'
import { parseOptions } from '../options.mjs'
import { FORMATS, formatOf, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'

const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  ...FORMATS,
  type: { type: 'string' },
  search: { type: 'string' },
  crawl: { type: 'string' },
})

/**
 * Lists the account's data.
 *
 * @param {string[]} args
 */
export async function data(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  if (positionals.length > 0) throw usage('Search with --search.')
  const format = formatOf(values)
  const { type, search, crawl } = values
  await printRows(new Api(values).parts('/data', { type, search, crawl_id: crawl }), format, ITEM_COLUMNS)
}
