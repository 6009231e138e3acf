import { eq, isNull, or, sql } from 'drizzle-orm'
import { emailsInList, type Settings } from '../../contracts/system/settings.ts'
import type { ServiceContext } from '../../core/context.ts'
import { alerts } from '../../db/schema/control/operations.ts'
import { uuidOf } from '../../lib/ids.ts'
import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { signaturesOf } from '../../lib/sign-webhook.ts'
import { ALERT_RULES, type AlertNews, newsOf } from '../../rules/alerts/alert-rules.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { alertSecret } from './alert-secret.ts'
import { type AlertRow, figureText } from './list-alerts.ts'

/** More than there are rules: an alert that ended is sent once, in the next run. */
const TOLD_AT_ONCE = 50
const ANSWER_BYTES_MAX = 2_000

const HEADLINES: Readonly<Record<AlertNews, string>> = {
  opened: 'Alert',
  continues: 'Still open',
  ended: 'Over',
}

/**
 * Notifies operators of what is new, by mail and by webhook, and then records that. If that fails, the
 * next run notifies them again under the same ids, by which receivers recognise a repetition.
 */
export async function publishAlerts(ctx: ServiceContext, settings: Settings): Promise<void> {
  const isNews = or(isNull(alerts.endedAt), sql`ended_at IS NOT NULL AND told_at IS NOT NULL AND end_told_at IS NULL`)
  const rows = await ctx.db.select().from(alerts).where(isNews).limit(TOLD_AT_ONCE)
  for (const row of rows) {
    const news = newsOf(row, ctx.clock.now())
    if (news === null) continue
    try {
      await tell(ctx, settings, row, news)
      await noteTold(ctx, row, news)
    } catch (error) {
      ctx.log.error('an alert could not be sent', { rule: row.rule, error })
    }
  }
}

async function tell(ctx: ServiceContext, settings: Settings, row: AlertRow, news: AlertNews): Promise<void> {
  const key = `${row.id} ${news} ${row.toldAt ?? ''}`
  const mail = mailOf(ctx, row, news)
  for (const to of emailsInList(settings.alert_emails))
    await ctx.queues.send('mail', { id: uuidOf(`${key} ${to.toLowerCase()}`), to, ...mail })
  if (settings.alert_webhook_url !== '') await post(ctx, settings.alert_webhook_url, uuidOf(key), row, news)
}

function mailOf({ config }: ServiceContext, row: AlertRow, news: AlertNews) {
  const { title } = ALERT_RULES[row.rule]
  const since = `Open since ${row.openedAt.slice(0, 16).replace('T', ' ')} UTC.`
  const about = row.subject === '' ? figureText(row) : `${row.subject}: ${figureText(row)}`
  return renderMail({
    subject: `${HEADLINES[news]}: ${title} (${SITE_NAME})`,
    preview: about,
    heading: title,
    paragraphs: [news === 'ended' ? `This alert is over. Last measured: ${about}.` : `${about}. ${since}`],
    button: { label: 'Show alerts', url: `${config.appUrl}${paths.admin.to({ tab: 'settings' })}` },
    notes: [`What to do: docs/runbooks/${row.rule}.md. An open alert is repeated once a day.`],
  })
}

/** @throws Error unless it is answered with success */
async function post(ctx: ServiceContext, url: string, id: string, row: AlertRow, news: AlertNews): Promise<void> {
  const timestamp = Math.floor(ctx.clock.now().getTime() / 1_000)
  const body = JSON.stringify({
    type: `alert.${news}`,
    timestamp: ctx.clock.now().toISOString(),
    data: {
      ...{ id: row.id, rule: row.rule, title: ALERT_RULES[row.rule].title, figure: row.figure, subject: row.subject },
      ...{ opened_at: row.openedAt, ended_at: row.endedAt, runbook: `docs/runbooks/${row.rule}.md` },
    },
  })
  const answer = await ctx.web.relay({
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `Contactory-Webhooks/1.0 (+${ctx.config.appUrl})`,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await signaturesOf([await alertSecret(ctx, url)], `${id}.${timestamp}.${body}`),
    },
    body: new TextEncoder().encode(body),
    sizeMaxBytes: ANSWER_BYTES_MAX,
    takesPart: true,
  })
  if (answer.kind === 'failed') throw new Error(`The address for alerts did not answer: ${answer.reason}`)
  if (answer.status < 200 || answer.status > 299) throw new Error(`The address for alerts answered ${answer.status}`)
}

async function noteTold({ db, clock }: ServiceContext, { id }: AlertRow, news: AlertNews): Promise<void> {
  const at = clock.now().toISOString()
  await db
    .update(alerts)
    .set(news === 'ended' ? { endToldAt: at } : { toldAt: at })
    .where(eq(alerts.id, id))
}
