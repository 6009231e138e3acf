import type { ClockJob } from './contracts/queues.ts'
import { backgroundFacts, createContext, type ServiceContext } from './core/context.ts'
import { deleteOldAnswers } from './core/idempotency.ts'
import { noteClockRun } from './core/metrics/counters.ts'
import { shardNamed } from './db/shard-named.ts'
import { resumeDirectMessages } from './domain/direct-messages/recover.ts'
import { reportCounts, reportDays } from './domain/shards/shard-counts.ts'
import { finishDeletions } from './features/accounts/finish-deletions.ts'
import { evaluateAlerts } from './features/alerts/evaluate-alerts.ts'
import { checkPayments } from './features/billing/check-payments.ts'
import { mailPriceNotices } from './features/billing/price-notices.ts'
import { retryProviderEvents } from './features/billing/read-provider-event.ts'
import { checkRefunds } from './features/billing/refund-payment.ts'
import { renewDue } from './features/billing/renew-due.ts'
import { sweepAttachments } from './features/campaigns/attachments/release-attachments.ts'
import { resumeStalledBuilds } from './features/campaigns/audience/build-audience.ts'
import { resumeDueCampaigns } from './features/campaigns/sending/resume-due-campaigns.ts'
import { resumeContactActions } from './features/contacts/act/contact-actions.ts'
import { resolveLeftContacts } from './features/contacts/write/resolve-left-contacts.ts'
import { resumeStalledCrawls } from './features/crawls/end/resume-stalled-crawls.ts'
import { runDueSchedules } from './features/crawls/schedules/run-due-schedules.ts'
import { resumeStalledImports } from './features/data/imports/resume-stalled-imports.ts'
import { recheckUnknown } from './features/email-checks/recheck-unknown.ts'
import { readDueMailboxes } from './features/inbound-mail/mailboxes/read-due-mailboxes.ts'
import { pushNewContacts } from './features/integrations/push/automatic-pushes.ts'
import { resumeDuePushes } from './features/integrations/push/resume-due-pushes.ts'
import { recheckLinkDomains } from './features/link-domains/recheck-link-domains.ts'
import { deleteOldViews } from './features/list-views/views.ts'
import { deleteOldLogs } from './features/logs/delete-old-logs.ts'
import { sendDigests } from './features/notifications/send-digests.ts'
import { sweepPictures } from './features/pictures/change-pictures.ts'
import { deleteRetriedLetters } from './features/queues/delete-retried-letters.ts'
import { recheckFroms } from './features/senders/recheck-from.ts'
import { continueMoves } from './features/shards/move-account.ts'
import { relieveFullShards } from './features/shards/relieve-full-shards.ts'
import { reportSizes } from './features/shards/report-sizes.ts'
import { finishFactorResets } from './features/sign-in-factors/finish-factor-resets.ts'
import { expireSiteDownloads } from './features/site-downloads/expire-site-downloads.ts'
import { resumeStalledSiteDownloads } from './features/site-downloads/resume-stalled-site-downloads.ts'
import { probeServices } from './features/status/probe-services.ts'
import { deleteExpired } from './features/subscription-forms/delete-expired.ts'
import { deleteOldDeliveries, sendDueDeliveries } from './features/webhooks/send-due-deliveries.ts'

interface Job {
  /** How often it runs. */
  readonly everyMinutes: number
  /** Runs once per data database, each in a message of its own: `ctx.data` is that database. */
  readonly atEachShard?: true
  /**
   * Must be safe to run twice, and concurrently with itself: ticks and messages may be delivered again, and a run may
   * outlast its period.
   */
  readonly run: (ctx: ServiceContext) => Promise<void>
}

/** All scheduled jobs. To add one, add a line here. */
export const CLOCK_JOBS: Readonly<Record<string, Job>> = {
  'wake-quiet-crawls': { everyMinutes: 1, atEachShard: true, run: resumeStalledCrawls },
  'wake-quiet-site-downloads': { everyMinutes: 1, atEachShard: true, run: resumeStalledSiteDownloads },
  'wake-quiet-imports': { everyMinutes: 1, atEachShard: true, run: resumeStalledImports },
  'run-due-schedules': { everyMinutes: 1, atEachShard: true, run: runDueSchedules },
  'wake-unresolved-contacts': { everyMinutes: 1, atEachShard: true, run: resolveLeftContacts },
  'resume-contact-actions': { everyMinutes: 1, atEachShard: true, run: resumeContactActions },
  'recheck-unknown-emails': { everyMinutes: 30, atEachShard: true, run: recheckUnknown },
  'check-link-domains': { everyMinutes: 1, run: recheckLinkDomains },
  'recheck-sender-addresses': { everyMinutes: 5, atEachShard: true, run: recheckFroms },
  'expire-site-downloads': { everyMinutes: 5, atEachShard: true, run: expireSiteDownloads },
  'finish-factor-resets': { everyMinutes: 5, run: finishFactorResets },
  'finish-account-deletions': { everyMinutes: 1, run: finishDeletions },
  'forget-old-answers': { everyMinutes: 30, atEachShard: true, run: deleteOldAnswers },
  'wake-due-deliveries': { everyMinutes: 1, atEachShard: true, run: sendDueDeliveries },
  'wake-stalled-audiences': { everyMinutes: 1, atEachShard: true, run: resumeStalledBuilds },
  'wake-direct-messages': { everyMinutes: 1, atEachShard: true, run: resumeDirectMessages },
  'wake-due-campaigns': { everyMinutes: 1, atEachShard: true, run: resumeDueCampaigns },
  'read-mailboxes': { everyMinutes: 1, atEachShard: true, run: readDueMailboxes },
  'wake-due-pushes': { everyMinutes: 1, atEachShard: true, run: resumeDuePushes },
  'push-new-contacts': { everyMinutes: 5, atEachShard: true, run: pushNewContacts },
  'sweep-attachments': { everyMinutes: 5, atEachShard: true, run: sweepAttachments },
  'sweep-pictures': { everyMinutes: 5, atEachShard: true, run: sweepPictures },
  'forget-open-subscriptions': { everyMinutes: 60, atEachShard: true, run: deleteExpired },
  'forget-deleted-views': { everyMinutes: 30, atEachShard: true, run: deleteOldViews },
  'forget-old-deliveries': { everyMinutes: 60, atEachShard: true, run: deleteOldDeliveries },
  'forget-old-logs': { everyMinutes: 5, run: deleteOldLogs },
  'forget-retried-letters': { everyMinutes: 60, run: deleteRetriedLetters },
  'send-digests': { everyMinutes: 5, atEachShard: true, run: sendDigests },
  'move-accounts': { everyMinutes: 1, run: continueMoves },
  'make-room': { everyMinutes: 5, run: relieveFullShards },
  'report-shard-sizes': { everyMinutes: 5, run: reportSizes },
  'report-counts': { everyMinutes: 60, atEachShard: true, run: reportCounts },
  'report-days': { everyMinutes: 15, atEachShard: true, run: reportDays },
  'renew-subscriptions': { everyMinutes: 5, run: renewDue },
  'check-payments': { everyMinutes: 1, run: checkPayments },
  'mail-price-notices': { everyMinutes: 5, run: mailPriceNotices },
  'check-refunds': { everyMinutes: 1, run: checkRefunds },
  'wake-provider-events': { everyMinutes: 5, run: retryProviderEvents },
  'evaluate-alerts': { everyMinutes: 5, run: evaluateAlerts },
  'probe-services': { everyMinutes: 1, run: probeServices },
}

const MINUTE_MS = 60_000
/** A run that is late by this many periods is skipped in favour of the next one. */
const PERIODS_MAX = 3

/** One clock tick, once a minute: enqueues a message for each job that is due, so that no job delays another. */
export async function tick(event: Pick<ScheduledController, 'scheduledTime'>, env: Env): Promise<void> {
  const { queues, shards } = createContext(env, backgroundFacts(`tick-${event.scheduledTime}`, 'tick'))
  const minute = Math.floor(event.scheduledTime / MINUTE_MS)
  const due = Object.entries(CLOCK_JOBS).filter(([, { everyMinutes }]) => minute % everyMinutes === 0)
  const turns = due.flatMap(([job, { atEachShard }]) =>
    atEachShard ? [...shards.keys()].map((shard) => ({ job, shard })) : [{ job }],
  )
  const due_at = new Date(event.scheduledTime).toISOString()
  await Promise.all(turns.map((turn) => queues.send('clock-jobs', { ...turn, due_at })))
}

/** Runs a job. Skips it if it no longer exists or is at least `PERIODS_MAX` periods late. */
export async function runClockJob(ctx: ServiceContext, { job: name, due_at, shard }: ClockJob): Promise<void> {
  const job = CLOCK_JOBS[name]
  const lateMs = ctx.clock.now().getTime() - Date.parse(due_at)
  if (!job || lateMs >= PERIODS_MAX * job.everyMinutes * MINUTE_MS) return
  await job.run(shard === undefined ? ctx : { ...ctx, data: shardNamed(ctx.shards, shard) })
  noteClockRun(name, ctx.clock.now())
}
