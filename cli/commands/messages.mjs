import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { parseOptions, readJson } from '../options.mjs'
import { FORMATS, formatOf, jsonText, print, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'

const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  ...FORMATS,
  state: { type: 'string' },
  to: { type: 'string' },
})

/** @type {import('../print.mjs').Columns<import('../../src/contracts/messages/messages.ts').Message>} */
const COLUMNS = {
  to: ({ to }) => to.email,
  subject: ({ subject }) => subject,
  state: ({ state, outcome }) => outcome ?? state,
  created: ({ created_at }) => created_at,
  id: ({ id }) => id,
}

/**
 * Lists messages, or shows, sends or cancels one.
 *
 * @param {string[]} args
 */
export async function messages(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const format = formatOf(values)
  const [action = 'list', subject, ...more] = positionals
  if (more.length > 0) throw usage('Name one message.')
  if (action === 'list') {
    const query = { state: values.state, to: values.to }
    return printRows(new Api(values).parts('/messages', query), format, COLUMNS)
  }
  if (action !== 'show' && action !== 'send' && action !== 'cancel') throw usage(`There is no "messages ${action}".`)
  if (subject === undefined)
    throw usage(action === 'send' ? 'Name a file, or - for standard input.' : 'Name one message.')
  await print(`${jsonText(await ACTIONS[action](values, subject))}\n`)
}

/** @type {Record<'show' | 'send' | 'cancel', (values: { 'key-file'?: string | undefined }, subject: string) => Promise<unknown>>} */
const ACTIONS = {
  async show(values, id) {
    return (await new Api(values).call('GET', `/messages/${encodeURIComponent(id)}`)).data
  },
  async send(values, from) {
    const body = await readJson(from)
    return (await new Api(values).call('POST', '/messages', { body, isNamed: true })).data
  },
  async cancel(values, id) {
    return (await new Api(values).call('POST', `/messages/${encodeURIComponent(id)}/cancel`, { isNamed: true })).data
  },
}
