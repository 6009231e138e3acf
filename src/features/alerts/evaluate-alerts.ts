import { isNull, sql } from 'drizzle-orm'
import type { Settings } from '../../contracts/system/settings.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { alerts } from '../../db/schema/control/operations.ts'
import { newId } from '../../lib/ids.ts'
import { ALERT_RULE_NAMES, ALERT_RULES, type AlertRuleName, alertStep } from '../../rules/alerts/alert-rules.ts'
import { FIGURES, type Figure } from './figures.ts'
import { publishAlerts } from './publish-alerts.ts'

/** Alerts that ended are kept for this long. */
const KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Measures the figure of each rule, opens and ends alerts, and then notifies operators. Safe to run twice and
 * concurrently: an index allows one open alert per rule, and what was written but not sent is sent by the next run.
 *
 * @param figures tests pass their own
 */
export async function evaluateAlerts(ctx: ServiceContext, figures: typeof FIGURES = FIGURES): Promise<void> {
  const settings = await readSettings(ctx)
  const open = new Set((await ctx.db.select().from(alerts).where(isNull(alerts.endedAt))).map(({ rule }) => rule))
  for (const rule of ALERT_RULE_NAMES) {
    const threshold = settings[ALERT_RULES[rule].threshold]
    const measured = threshold === 0 ? undefined : await measure(ctx, rule, figures, settings)
    await apply(ctx, rule, alertStep(measured?.figure, threshold, open.has(rule)), measured)
  }
  await publishAlerts(ctx, settings)
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS).toISOString()
  await ctx.db.run(sql`DELETE FROM alerts WHERE ended_at < ${before}`)
}

/** @returns undefined if it cannot be measured: one rule's failure must not silence the others */
async function measure(
  ctx: ServiceContext,
  rule: AlertRuleName,
  figures: typeof FIGURES,
  settings: Settings,
): Promise<Figure | undefined> {
  try {
    return await figures[rule](ctx, settings)
  } catch (error) {
    ctx.log.error('a figure for alerts could not be measured', { rule, error })
    return undefined
  }
}

async function apply(
  { db, clock }: ServiceContext,
  rule: AlertRuleName,
  step: ReturnType<typeof alertStep>,
  measured: Figure | undefined,
): Promise<void> {
  const at = clock.now().toISOString()
  if (step === 'open')
    await db.run(sql`
      INSERT INTO alerts (id, rule, figure, subject, opened_at, checked_at)
      VALUES (${newId()}, ${rule}, ${measured!.figure}, ${measured!.subject}, ${at}, ${at}) ON CONFLICT DO NOTHING`)
  if (step === 'keep' && measured)
    await db.run(sql`
      UPDATE alerts SET figure = ${measured.figure}, subject = ${measured.subject}, checked_at = ${at}
      WHERE rule = ${rule} AND ended_at IS NULL`)
  if (step === 'end')
    await db.run(sql`
      UPDATE alerts SET figure = coalesce(${measured?.figure ?? null}, figure), checked_at = ${at}, ended_at = ${at}
      WHERE rule = ${rule} AND ended_at IS NULL`)
}
