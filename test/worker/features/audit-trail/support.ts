import { env } from 'cloudflare:workers'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import type { Db } from '../../../../src/db/client.ts'
import { auditEvents } from '../../../../src/db/schema/both/audit-events.ts'
import { newId } from '../../../../src/lib/ids.ts'
import type { AuditAction } from '../../../../src/rules/audit-trail/audit-actions.ts'
import { mintAccount } from '../../support/factories.ts'

const ctx = createContext(env, backgroundFacts('test'))
/** The control database and every data database. */
export const databases: readonly Db[] = [ctx.db, ...ctx.shards.values()]

export const auditor = () => mintAccount({ isAdmin: true, grants: ['audit:view'] })

type Row = typeof auditEvents.$inferInsert

/** Writes an audit entry to a database, as if the action had happened there. */
export async function tell(database: Db, row: Partial<Row> & { action?: AuditAction } = {}): Promise<Row> {
  const told: Row = {
    id: newId(),
    actorKind: 'job',
    actorId: 'a-job',
    accountId: null,
    action: 'crawl.delete',
    objectId: null,
    affected: 1,
    requestId: newId(),
    ipAddress: '',
    createdAt: new Date().toISOString(),
    ...row,
  }
  await database.insert(auditEvents).values(told)
  return told
}
