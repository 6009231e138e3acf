import { backgroundFacts, createContext, type ServiceContext } from './core/context.ts'
import { runDueSchedules } from './features/crawls/schedules/run-due-schedules.ts'
import { wakeQuietCrawls } from './features/crawls/wake-quiet-crawls.ts'
import { wakeQuietImports } from './features/data/imports/wake-quiet-imports.ts'
import { recheckUnknown } from './features/email-checks/recheck-unknown.ts'
import { expireSiteDownloads } from './features/site-downloads/expire-site-downloads.ts'
import { wakeQuietSiteDownloads } from './features/site-downloads/wake-quiet-site-downloads.ts'
import { probeServices } from './features/status/probe-services.ts'

type Job = (ctx: ServiceContext) => Promise<void>

/** Cron expression, as `wrangler.toml` has it, to the jobs it runs. */
export const CRONS: Readonly<Record<string, readonly Job[]>> = {
  '* * * * *': [
    wakeQuietCrawls,
    wakeQuietSiteDownloads,
    wakeQuietImports,
    runDueSchedules,
    recheckUnknown,
    expireSiteDownloads,
    probeServices,
  ],
}

/** Runs the jobs of one tick; one that fails does not stop the others, and fails the tick. */
export async function runCron(event: ScheduledController, env: Env): Promise<void> {
  const ctx = createContext(env, backgroundFacts(`cron-${event.scheduledTime}`))
  const results = await Promise.allSettled((CRONS[event.cron] ?? []).map((job) => job(ctx)))
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) throw new AggregateError(failures, `cron ${event.cron}`)
}
