import { sql } from 'drizzle-orm'
import { Settings } from '../contracts/system/settings.ts'
import { runBatch, statement } from '../db/batch.ts'
import { settings } from '../db/schema/control/settings.ts'
import { auditStatement } from './audit.ts'
import type { ServiceContext } from './context.ts'

/** All current settings. A setting whose stored value is no longer valid falls back to its default. */
export async function readSettings({ db }: Pick<ServiceContext, 'db'>): Promise<Settings> {
  const rows = await db.select().from(settings)
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  const fitting = Object.entries(Settings.shape).filter(([name, schema]) => schema.safeParse(stored[name]).success)
  return Settings.parse(Object.fromEntries(fitting.map(([name]) => [name, stored[name]])))
}

/** The address that receives messages for the operators of the service. */
export const supportAddress = ({ support_email }: Settings, { mailboxes }: ServiceContext['config']): string =>
  support_email || mailboxes.support

/** Changes settings, and records in the audit trail who changed them and their former values. */
export async function changeSettings(ctx: ServiceContext, changes: Partial<Settings>): Promise<Settings> {
  const former = await readSettings(ctx)
  const at = ctx.clock.now().toISOString()
  const names = (Object.keys(changes) as (keyof Settings)[]).filter((name) => changes[name] !== former[name])
  if (names.length === 0) return former
  const acts = names.flatMap((name) => [
    statement(sql`
      INSERT INTO settings (name, value, updated_at) VALUES (${name}, ${JSON.stringify(changes[name])}, ${at})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`),
    auditStatement(ctx, {
      action: 'settings.change',
      objectId: name,
      before: { [name]: former[name] },
      after: { [name]: changes[name] },
    }),
  ])
  await runBatch(ctx.db, acts)
  return readSettings(ctx)
}
