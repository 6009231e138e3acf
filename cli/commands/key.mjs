import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { parseOptions } from '../options.mjs'
import { FORMATS, formatOf, jsonText, print, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'
import { plain } from '../terminal.mjs'

/** @typedef {import('../../src/contracts/billing/plans.ts').Used} Used */

/** @type {import('../print.mjs').Columns<import('../../src/contracts/api-keys/api-keys.ts').KeyRequest>} */
const LOG_COLUMNS = {
  created_at: ({ created_at }) => created_at,
  method: ({ method }) => method,
  path: ({ path }) => path,
  status: ({ status }) => status,
  code: ({ code }) => code,
  ms: ({ duration_ms }) => duration_ms,
  address: ({ ip_address }) => ip_address,
}

/**
 * Prints the key's permissions and limits, and what is left of the plan.
 *
 * @param {string[]} args
 */
export async function key(args) {
  const { values, positionals } = parseOptions(args, { ...CONNECTION, ...FORMATS, log: { type: 'boolean' } })
  if (positionals.length > 0) throw usage('A key is never an argument.')
  const format = formatOf(values)
  if (values.log) return printRows(new Api(values).parts('/key/requests'), format, LOG_COLUMNS)
  const { data } = await new Api(values).call('GET', '/key')
  if (values.json) return print(`${jsonText(data)}\n`)
  /** @type {{ key: Omit<import('../../src/contracts/api-keys/api-keys.ts').ApiKey, 'plain_key'>, plan: string | null, usage: Record<string, Used> }} */
  const { key, plan, usage: used } = data
  const { requests_per_minute: minute, requests_per_hour: hour, requests_per_day: day } = key.rate_limits
  const lines = [
    ['Key', `${key.name} (${key.key})`],
    ['May', key.permissions.join(', ')],
    ['Works until', key.expires_at ?? 'it is deleted'],
    ['Requests', `${minute} a minute, ${hour} an hour, ${day} a day`],
    ['Plan', plan ?? 'none'],
    ...Object.entries(used).map(([name, amount]) => [name.replaceAll('_', ' '), leftOf(amount)]),
  ]
  await print(lines.map(([name = '', text = '']) => `${name.padEnd(16)}${plain(text)}\n`).join(''))
}

/** @param {Used} used */
const leftOf = ({ used, limit, remaining, unlimited }) =>
  unlimited ? `${used} used, no limit` : `${remaining} of ${limit} left`
