import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { parseOptions } from '../options.mjs'
import { FORMATS, formatOf, oneOf, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'

/** @type {import('../print.mjs').Columns<Omit<import('../../src/contracts/api-keys/api-keys.ts').ApiKey, 'plain_key'>>} */
const COLUMNS = {
  name: ({ name }) => name,
  key: ({ key }) => key,
  may: ({ permissions }) => permissions.join(' '),
  active: ({ is_active }) => (is_active ? 'yes' : 'no'),
  expires_at: ({ expires_at }) => expires_at,
  last_used_at: ({ last_used_at }) => last_used_at,
  id: ({ id }) => id,
}

/**
 * Lists the account's keys.
 *
 * @param {string[]} args
 */
export async function keys(args) {
  const { values, positionals } = parseOptions(args, { ...CONNECTION, ...FORMATS })
  if (positionals.length > 0) throw usage('A key is never an argument.')
  const format = formatOf(values)
  const { data } = await new Api(values).call('GET', '/keys')
  await printRows(oneOf(data), format, COLUMNS)
}
