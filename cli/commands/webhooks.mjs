import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { isWebAddress, listOf, parseOptions } from '../options.mjs'
import { FORMATS, formatOf, jsonText, oneOf, print, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'
import { note } from '../terminal.mjs'

/**
 * @typedef {import('../../src/contracts/webhooks/webhooks.ts').WebhookEndpoint} WebhookEndpoint
 * @typedef {import('../../src/contracts/webhooks/webhooks.ts').WebhookDelivery} WebhookDelivery
 */

const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  ...FORMATS,
  events: { type: 'string' },
  description: { type: 'string' },
  state: { type: 'string' },
})

/** @type {import('../print.mjs').Columns<WebhookEndpoint>} */
const COLUMNS = {
  url: ({ url }) => url,
  state: ({ is_active, disabled_reason }) => (is_active ? 'active' : (disabled_reason ?? 'off')),
  events: ({ events }) => events.join(' '),
  id: ({ id }) => id,
}
/** @type {import('../print.mjs').Columns<WebhookDelivery>} */
const DELIVERY_COLUMNS = {
  event: ({ event }) => event,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts.length,
  created_at: ({ created_at }) => created_at,
  id: ({ id }) => id,
}

/**
 * Lists webhooks and their deliveries; adds, tests or deletes one.
 *
 * @param {string[]} args
 */
export async function webhooks(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const format = formatOf(values)
  const [action = 'list', subject, ...more] = positionals
  if (!['list', 'add', 'test', 'delete', 'deliveries'].includes(action))
    throw usage(`There is no "webhooks ${action}".`)
  if (action !== 'list' && (subject === undefined || more.length > 0))
    throw usage(action === 'add' ? 'Name one address.' : 'Name one webhook.')
  const path = `/webhooks/${encodeURIComponent(subject ?? '')}`
  if (action === 'list') {
    const { data } = await new Api(values).call('GET', '/webhooks')
    return printRows(oneOf(data), format, COLUMNS)
  }
  if (action === 'deliveries')
    return printRows(new Api(values).parts(`${path}/deliveries`, { state: values.state }), format, DELIVERY_COLUMNS)
  if (action === 'add') return print(`${jsonText(await add(values, subject ?? ''))}\n`)
  if (action === 'test') return print(`${jsonText((await new Api(values).call('POST', `${path}/test`)).data)}\n`)
  await new Api(values).call('DELETE', path)
  note('Deleted.')
}

/**
 * @param {{ 'key-file'?: string | undefined, events?: string | undefined, description?: string | undefined }} values
 * @param {string} url
 */
async function add(values, url) {
  if (!isWebAddress(url)) throw usage(`${url} is no address: it begins with https://.`)
  const events = listOf(values.events)
  if (!events) throw usage('Name the events with --events crawl.completed,crawl.failed.')
  const body = { url, events, description: values.description }
  return (await new Api(values).call('POST', '/webhooks', { body, isNamed: true })).data
}
