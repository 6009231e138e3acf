import { Api } from '../api.mjs'
import { usage } from '../failure.mjs'
import { parseOptions, readJson } from '../options.mjs'
import { FORMATS, formatOf, jsonText, print, printRows } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'

const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  ...FORMATS,
  status: { type: 'string' },
  type: { type: 'string' },
  at: { type: 'string' },
})

/** @type {import('../print.mjs').Columns<import('../../src/contracts/campaigns/campaign.ts').ListedCampaign>} */
const COLUMNS = {
  name: ({ name }) => name,
  type: ({ type }) => type,
  status: ({ status }) => status,
  recipients: ({ statistics }) => statistics.total_recipients,
  sent: ({ statistics }) => statistics.sent_count,
  id: ({ id }) => id,
}

/**
 * Lists campaigns, or shows, creates or sends one.
 *
 * @param {string[]} args
 */
export async function campaigns(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const format = formatOf(values)
  const [action = 'list', subject, ...more] = positionals
  if (more.length > 0) throw usage('Name one campaign.')
  if (action === 'list') {
    const query = { status: values.status, type: values.type }
    return printRows(new Api(values).parts('/campaigns', query), format, COLUMNS)
  }
  if (action !== 'show' && action !== 'create' && action !== 'send') throw usage(`There is no "campaigns ${action}".`)
  if (subject === undefined)
    throw usage(action === 'create' ? 'Name a file, or - for standard input.' : 'Name one campaign.')
  await print(`${jsonText(await ACTIONS[action](values, subject))}\n`)
}

/** @type {Record<'show' | 'create' | 'send', (values: { 'key-file'?: string | undefined, at?: string | undefined }, subject: string) => Promise<unknown>>} */
const ACTIONS = {
  async show(values, id) {
    return (await new Api(values).call('GET', `/campaigns/${encodeURIComponent(id)}`)).data
  },
  async create(values, from) {
    const body = await readJson(from)
    return (await new Api(values).call('POST', '/campaigns', { body, isNamed: true })).data
  },
  async send(values, id) {
    const path = `/campaigns/${encodeURIComponent(id)}/send`
    return (await new Api(values).call('POST', path, { body: { scheduled_at: values.at }, isNamed: true })).data
  },
}
