import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { isSampled } from '../../../../src/core/logs/sampling.ts'
import { logEntries } from '../../../../src/db/schema/control/operations.ts'
import { settings } from '../../../../src/db/schema/control/settings.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount } from '../../support/factories.ts'

export const operator = () => mintAccount({ isAdmin: true, grants: ['system:manage'] })

export const entriesOf = (requestId: string) =>
  db.select().from(logEntries).where(eq(logEntries.requestId, requestId)).orderBy(desc(logEntries.id))

/** How far the clock is ahead. Each change of the setting advances it, because the setting is cached by time. */
let ahead = 0
/** Sets the sampling rate of successful requests from now on, also for the contexts that it creates. */
export async function sampling(percent: number) {
  const row = { name: 'log_sample_percent', value: percent, updatedAt: new Date().toISOString() }
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row })
  ahead += 10_000
  const now = Date.now() + ahead
  await isSampled({ db, clock: { now: () => new Date(now) }, requestId: 'any' })
  return (requestId: string = newId()) => ({
    ...createContext(env, backgroundFacts(requestId)),
    clock: { now: () => new Date(now) },
  })
}

/** Writes entries as requests would. */
export async function addEntries(entries: readonly Partial<typeof logEntries.$inferInsert>[]) {
  const rows = entries.map((entry) => ({
    ...{ id: newId(), level: 'info' as const, event: 'request', message: 'GET /api/site 200 1 ms', requestId: newId() },
    ...{ facts: '{}', createdAt: new Date().toISOString() },
    ...entry,
  }))
  for (const row of rows) await db.insert(logEntries).values(row)
  return rows
}
