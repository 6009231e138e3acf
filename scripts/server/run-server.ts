/** Runs the production server until it is stopped; `../serve-production.ts` is its entry. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from '../local/build.ts'
import { endWithUsage, readOptions } from '../local/read-options.ts'
import { releaseCampaignLeases } from '../local/release-campaign-leases.ts'
import { watchRuntime } from '../local/watch-runtime.ts'
import { startWorld } from '../local/world.ts'
import { makeFirstAdministrator } from './administrator.ts'
import { createMailEntry, type MailIn, serveMailIn, type Verdict } from './mail-in.ts'
import { networkOf } from './network.ts'
import { describeProblems, readProduction } from './read-production.ts'
import { serveProblems } from './serve-problems.ts'

const USAGE =
  'Usage: npm run serve -- --state DIR [--port 8787] [--host 127.0.0.1] [--env FILE] [--allow CIDR,…]\n' +
  '         [--mail-port PORT] [--mail-host 127.0.0.1]'
const { values: options } = readOptions(
  {
    options: {
      state: { type: 'string' },
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      env: { type: 'string' },
      /** Private addresses that the Worker may connect to, such as a mail relay; customers' requests still may not. */
      allow: { type: 'string', default: '' },
      'mail-port': { type: 'string' },
      'mail-host': { type: 'string', default: '127.0.0.1' },
    },
  },
  USAGE,
)
const MINUTE_MS = 60_000
/** How long everything else may take to end after the runtime has. */
const RUNTIME_END_MS = 5_000
if (!options.state) endWithUsage('--state names the folder for databases, files and secrets.', USAGE)
const file = options.env === undefined ? '' : readFileSync(options.env, 'utf8')
const { vars, administrator, problems } = readProduction(process.env, file, () => randomBytes(16).toString('hex'))
const mailPort = options['mail-port']
if (mailPort !== undefined && !vars.MAIL_DOMAIN)
  problems.push({ name: 'MAIL_DOMAIN', message: 'required with --mail-port' })
const hosts = { host: options.host, port: Number(options.port) }
// Instead of exiting: a supervisor would restart it again and again, and a proxy would show its own error page.
if (problems.length > 0) await showProblems()

await build()
const mailEntry = createMailEntry()
const world = await startWorld({
  ...hosts,
  state: resolve(options.state),
  vars,
  before: mailEntry.before,
  network: networkOf([options.allow, vars.ALLOWED_NETWORKS ?? ''].flatMap(addressesIn)),
  onRestart: resumeWork,
})
const cron = setInterval(tick, MINUTE_MS)
await resumeWork()

let mail: MailIn | null = null
if (mailPort !== undefined)
  mail = await serveMailIn({
    host: options['mail-host'],
    port: Number(mailPort),
    domain: vars.MAIL_DOMAIN!.trim().toLowerCase(),
    deliver,
  })

/** Shows what is missing until it is stopped, because the environment of a running process does not change. */
async function showProblems(): Promise<never> {
  console.error(describeProblems(problems))
  const { url, stop } = await serveProblems(problems, hosts)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(0)))
  console.log(`incomplete ${url}`)
  return new Promise(() => {})
}

/** The platform's cron. */
function tick(): Promise<void> {
  return world.tick('* * * * *').catch(console.error)
}

/** Resumes interrupted work right away, not after the first minute. */
async function resumeWork(): Promise<void> {
  await releaseCampaignLeases(world.miniflare)
  void tick()
}

function addressesIn(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

async function deliver({ from, to, raw }: { from: string; to: string; raw: Buffer }): Promise<Verdict> {
  const response = await world.miniflare.dispatchFetch(
    `${vars.APP_URL!.replace(/\/$/, '')}${mailEntry.path}?${new URLSearchParams({ from, to })}`,
    { method: 'POST', body: new Uint8Array(raw), headers: { 'x-size': String(raw.length) } },
  )
  if (response.status === 204) return { kind: 'accepted' }
  if (response.status === 422) return { kind: 'rejected', reason: await response.text() }
  return { kind: 'later' }
}

const { outcome, url } = await makeFirstAdministrator(world.miniflare, {
  email: administrator,
  appUrl: vars.APP_URL!,
})
if (outcome.kind === 'link')
  console.log(`The first administrator is ${outcome.email}. To choose a password, open within a day, once:\n  ${url}`)
if (mail) console.log(`mail ${options['mail-host']}:${mail.port}`)
console.log(`ready ${world.url}`)

let isStopping = false
async function stop(status = 0): Promise<void> {
  if (isStopping) return
  isStopping = true
  unwatch()
  clearInterval(cron)
  await mail?.stop()
  await world.stop()
  process.exit(status)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
const unwatch = watchRuntime(world.url, () => {
  console.error('The runtime cannot be restarted. This process exits too, so that its supervisor restarts it.')
  // The runtime is gone, so nothing can be shut down gracefully.
  setTimeout(() => process.exit(1), RUNTIME_END_MS)
  void stop(1).catch(() => process.exit(1))
})
