import { desc, isNotNull, isNull } from 'drizzle-orm'
import type { Alert } from '../../contracts/alerts/alerts.ts'
import type { ServiceContext } from '../../core/context.ts'
import { alerts } from '../../db/schema/control/operations.ts'
import { ALERT_RULES } from '../../rules/alerts/alert-rules.ts'

export type AlertRow = typeof alerts.$inferSelect

const ENDED_MAX = 20

/** Returns the open alerts and the last ones that ended, newest first. */
export async function listAlerts({ db }: ServiceContext): Promise<{ open: Alert[]; ended: Alert[] }> {
  const [open, ended] = await Promise.all([
    db.select().from(alerts).where(isNull(alerts.endedAt)).orderBy(desc(alerts.openedAt)),
    db.select().from(alerts).where(isNotNull(alerts.endedAt)).orderBy(desc(alerts.endedAt)).limit(ENDED_MAX),
  ])
  return { open: open.map(toAlert), ended: ended.map(toAlert) }
}

/** A figure with its unit: `12 dead letters`. */
export const figureText = ({ rule, figure }: Pick<AlertRow, 'rule' | 'figure'>): string =>
  `${figure}${ALERT_RULES[rule].unit}`

const toAlert = (row: AlertRow): Alert => ({
  ...{ id: row.id, rule: row.rule, title: ALERT_RULES[row.rule].title, figure: figureText(row), subject: row.subject },
  ...{ opened_at: row.openedAt, checked_at: row.checkedAt, ended_at: row.endedAt },
})
