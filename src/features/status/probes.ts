import { exports } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { listPlans } from '../../contracts/billing/plans.ts'
import type { ServiceContext } from '../../core/context.ts'
import { extract } from '../../extraction/extract.ts'
import type { ServiceId } from '../../rules/status/status-words.ts'

/** Checks whether a service works. @throws when it does not */
export type Probe = (ctx: ServiceContext) => Promise<void>

/** The probe of each service. Cheap enough for every five minutes: none opens a browser or sends a message. */
export const PROBES: Readonly<Record<ServiceId, Probe>> = {
  /** A request as a visitor makes it, through the entire Worker. */
  api: async (ctx) => {
    const response = await exports.default.fetch(new Request(`${ctx.config.appUrl}/api${listPlans.path}`))
    await response.body?.cancel()
    if (!response.ok) throw new Error(`answered ${response.status}`)
  },
  /** A crawl coordinator, the queue of crawl jobs, and the extraction from a page. */
  scraping: async (ctx) => {
    await Promise.all([ctx.coordinators.crawl('status-probe').progress(), ctx.queues.check()])
    const { findings } = extract(SAMPLE_PAGE, { url: 'https://example.com/' })
    if (findings.length === 0) throw new Error('found nothing on the sample page')
  },
  database: async (ctx) => {
    await Promise.all([ctx.db, ...ctx.shards.values()].map((database) => database.run(sql`SELECT 1`)))
  },
  email: (ctx) => ctx.mailer.check(),
  /** Production sends text messages through Twilio; development sends them to the outbox. */
  sms: async (ctx) => {
    const { isProduction, smsUrls } = ctx.config
    if (!isProduction || smsUrls.twilio === null) return void (await ctx.db.run(sql`SELECT 1`))
    const response = await fetch(smsUrls.twilio, { method: 'HEAD', redirect: 'manual' })
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
  },
  /** Archives are files, so one is written and read back. */
  downloads: async (ctx) => {
    const written = new Date().toISOString()
    await ctx.files.put(PROBE_FILE, written)
    const file = await ctx.files.get(PROBE_FILE)
    if (!file) throw new Error('the file that was written is not there')
    await file.text()
  },
}

const PROBE_FILE = 'status/probe'
const SAMPLE_PAGE = '<!doctype html><title>Acme</title><p>Write to <a href="mailto:desk@acme.com">desk@acme.com</a></p>'
