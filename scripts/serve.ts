/**
 * `npm start`: the whole product on this machine.
 *
 *   npm start [-- --port 8787] [--state .state] [--no-demo]
 */
import { join, resolve } from 'node:path'
import { serveHubspot } from '../test/support/crm-fakes/hubspot.ts'
import { servePipedrive } from '../test/support/crm-fakes/pipedrive.ts'
import { serveSalesforce } from '../test/support/crm-fakes/salesforce.ts'
import { serveFakeCloudflare } from '../test/support/fake-cloudflare.ts'
import { serveGoogle } from '../test/support/mailbox-fakes/google.ts'
import { serveMicrosoft } from '../test/support/mailbox-fakes/microsoft.ts'
import { build, ROOT } from './local/build.ts'
import { crawlSampleSite } from './local/demo-crawl.ts'
import { serveLocalDns } from './local/local-dns.ts'
import { clientOf } from './local/migrate.ts'
import { keepInOutboxAsSent, serveOutboxSmtp } from './local/outbox-smtp.ts'
import { readOptions } from './local/read-options.ts'
import { releaseCampaignLeases } from './local/release-campaign-leases.ts'
import { serveSampleSearch } from './local/sample-search.ts'
import { serveSampleSite } from './local/sample-site.ts'
import { DEMO_ACCOUNTS, demoAccountNamed, seedDemoAccounts } from './local/seed.ts'
import { startWorld } from './local/world.ts'

const { values: options } = readOptions(
  {
    options: {
      port: { type: 'string', default: '8787' },
      state: { type: 'string', default: join(ROOT, '.state') },
      /** Names of additional accounts, separated by commas. */
      accounts: { type: 'string', default: '' },
      'no-demo': { type: 'boolean', default: false },
    },
  },
  'Usage: npm start [-- --port 8787] [--state .state] [--no-demo]',
)
const MINUTE_MS = 60_000
type KeepMail = (raw: Buffer) => Promise<void>

await build()
const search = await serveSampleSearch()
let keepMail: KeepMail | null = null
const onSent = (raw: Buffer) => void keepMail?.(raw).catch(console.error)
const [google, microsoft] = await Promise.all([serveGoogle({ onSent }), serveMicrosoft({ onSent })])
const crms = await Promise.all([serveHubspot(), servePipedrive(), serveSalesforce()])
const dns = await serveLocalDns(Number(options.port) + 2).catch(() => serveLocalDns(0))
const cloudflare = await serveFakeCloudflare(dns.dnsUrl)
const world = await startWorld({
  port: Number(options.port),
  state: resolve(options.state),
  vars: {
    SEARXNG_URL: search.url,
    ...google.vars,
    ...microsoft.vars,
    ...Object.assign({}, ...crms.map(({ vars }) => vars)),
    ...cloudflare.vars,
    DNS_URL: dns.dnsUrl,
  },
  // The database connections of the outbox and the fakes are invalid after a restart.
  onRestart: () => {
    console.error('Run npm start again: mail no longer reaches the outbox.')
    process.exit(1)
  },
})
const further = options.accounts.split(',').filter(Boolean).map(demoAccountNamed)
await seedDemoAccounts(world.miniflare, [...DEMO_ACCOUNTS, ...further])
// The platform's cron, for work that no request starts.
const tick = () => world.tick('* * * * *').catch(console.error)
const cron = setInterval(tick, MINUTE_MS)
// Resumes interrupted work right away, not after the first minute.
await releaseCampaignLeases(world.miniflare)
void tick()
const control = clientOf(await world.miniflare.getD1Database('DB'))
keepMail = (raw) => keepInOutboxAsSent(control, raw)
const mail = await serveOutboxSmtp(control)
console.log(`ready ${world.url}`)

// A fixed port: at another URL it would be another website, and be crawled again on each start.
const samplePort = Number(options.port) + 1
const site = options['no-demo'] ? null : await serveSampleSite(samplePort).catch(() => null)
if (site) await crawlSampleSite(world.url, site.url)
else if (!options['no-demo'])
  console.log(`\nThe sample site was not crawled: port ${samplePort}, where it is served, is taken.`)
console.log(`\nOpen ${world.url}`)
for (const { email, password, plan, isRoot } of DEMO_ACCOUNTS) {
  console.log(`  ${email.padEnd(24)} ${password.padEnd(16)} ${isRoot ? 'root user' : `plan ${plan}`}`)
}
console.log(`\nA mail server for trying campaigns: 127.0.0.1:${mail.port}, no encryption, any username and password.`)
console.log(
  '“Connect Google” and “Connect Microsoft” lead to fakes of both on this machine; so do HubSpot, Pipedrive,\nSalesforce and Google Sheets in Settings, Integrations.',
)
console.log('Link domains below .localhost get their certificate from a fake of Cloudflare. To set a CNAME record:')
console.log(`  curl '${dns.url}publish?name=links.acme.localhost&cname=TARGET'`)
console.log(`What is sent is at ${world.url}/dev/outbox, text messages too.`)
console.log(
  '\nFor this machine only: the demo passwords are public and anyone who reaches the port can read the outbox.\n' +
    'Do not forward the port or put it behind a proxy.',
)
console.log('\nStop with Ctrl+C.')

async function stop(): Promise<void> {
  clearInterval(cron)
  site?.stop()
  mail.stop()
  search.stop()
  google.stop()
  microsoft.stop()
  for (const crm of crms) crm.stop()
  cloudflare.stop()
  dns.stop()
  await world.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
