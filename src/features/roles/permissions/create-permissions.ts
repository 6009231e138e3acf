import { sql } from 'drizzle-orm'
import {
  type PermissionEntry,
  type PermissionInput,
  permissionIdOf,
} from '../../../contracts/roles/permission-entries.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { isFree } from '../../../core/guards.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { isBuiltInName, isLabelFree, nameTaken } from './permission-guards.ts'
import { readEntries, readEntry } from './queries.ts'

/** Creates a permission. @throws validation_failed for a name that is taken */
export async function createPermission(ctx: ServiceContext, input: PermissionInput): Promise<PermissionEntry> {
  const [id] = await addAll(ctx, [input.name])
  if (id === undefined) throw nameTaken()
  return readEntry(ctx, id)
}

/** Creates several permissions. Skips names that are taken, including repetitions in the list. */
export async function createPermissions(
  ctx: ServiceContext,
  inputs: readonly PermissionInput[],
): Promise<{ created: PermissionEntry[]; skipped: string[] }> {
  const labels = inputs.map(({ name }) => name)
  const ids = new Set(await addAll(ctx, labels))
  const created = (await readEntries(ctx)).filter(({ id }) => ids.has(id))
  const names = new Set(created.map(({ name }) => name))
  // Each created name is matched once, so that a repetition counts as skipped.
  return { created, skipped: labels.filter((label) => !names.delete(label)) }
}

/** @returns the ids of the created permissions */
async function addAll(ctx: ServiceContext, labels: readonly string[]): Promise<string[]> {
  const at = ctx.clock.now().toISOString()
  const acts = labels
    .filter((label) => !isBuiltInName(label))
    .flatMap((label) => {
      const id = permissionIdOf(label)
      return [
        statement<{ name: string }>(sql`
          INSERT INTO permissions (name, label, created_at, updated_at)
          SELECT ${id}, ${label}, ${at}, ${at} WHERE ${isFree([isLabelFree(label)])} RETURNING name`),
        auditStatement(ctx, { action: 'permission.create', objectId: id, after: { name: label } }),
      ]
    })
  if (acts.length === 0) return []
  return (await runBatch(ctx.db, acts)).flat().map(({ name }) => name)
}
