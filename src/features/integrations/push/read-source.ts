import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { PushSource } from '../../../db/schema/data/integrations.ts'
import { contactsInOrder } from '../../../domain/contacts/contacts-in-order.ts'
import { resolveFilter } from '../../../domain/contacts/resolve-filter.ts'
import type { PushRow } from './pushes.ts'

/** The next part of a push. */
export interface SourcePart {
  /** The numbers of contacts, and the ids of answers. */
  readonly numbers: readonly number[]
  readonly answers: readonly string[]
  /** Where the next part begins. */
  readonly position: number
  /** Whether nothing comes after it. */
  readonly isLast: boolean
}

const END: SourcePart = { numbers: [], answers: [], position: 0, isLast: true }

/** Reads the next contacts or answers of a push. @param limit of contacts; answers come one at a time */
export async function readSource(
  ctx: ServiceContext,
  { source, position, integrationId }: Pick<PushRow, 'source' | 'position' | 'integrationId'>,
  limit: number,
): Promise<SourcePart> {
  switch (source.kind) {
    case 'chosen':
      return contactsAt(source.numbers.slice(position, position + limit), position + limit, source.numbers.length)
    case 'answers': {
      const next = position + 1
      return { ...END, answers: source.ids.slice(position, next), position: next, isLast: next >= source.ids.length }
    }
    case 'matching': {
      const filter = await resolveFilter(ctx, source.filter)
      if (!filter) return { ...END, position }
      const bounded = { ...filter, high: Math.min(filter.high, source.bound) }
      return walked(await ctx.data.all<{ seq: number }>(contactsInOrder(bounded, position, limit)), position, limit)
    }
    case 'new':
      return walked(
        await ctx.data.all<{ seq: number }>(sql`
          SELECT number AS seq FROM contacts WHERE number > ${position} AND number <= ${source.bound} AND reach >= 0 ORDER BY number LIMIT ${limit}`),
        position,
        limit,
      )
    case 'list':
      return walked(
        await ctx.data.all<{ seq: number }>(sql`
          SELECT contact AS seq FROM labelled_contacts WHERE label = ${source.label} AND contact > ${position} AND contact <= ${source.bound}
            AND ${isUnlinked(integrationId)} ORDER BY contact LIMIT ${limit}`),
        position,
        limit,
      )
    case 'failed':
      return readFailed(ctx, integrationId, source, limit)
  }
}

/** SQL condition on `labelled_contacts`: the contact was never pushed to an integration. */
export const isUnlinked = (integrationId: string) => sql`NOT EXISTS (
  SELECT 1 FROM integration_links WHERE integration_id = ${integrationId} AND kind IN ('person', 'organization') AND key = CAST(labelled_contacts.contact AS text))`

const contactsAt = (numbers: readonly number[], position: number, total: number): SourcePart => ({
  ...END,
  ...{ numbers, position, isLast: position >= total },
})

const walked = (rows: readonly { seq: number }[], position: number, limit: number): SourcePart => ({
  ...END,
  numbers: rows.map(({ seq }) => seq),
  position: rows.at(-1)?.seq ?? position,
  isLast: rows.length < limit,
})

/** What failed before the push began: whatever is tried again counts as newer. */
async function readFailed(
  ctx: ServiceContext,
  integrationId: string,
  { before }: Extract<PushSource, { kind: 'failed' }>,
  limit: number,
): Promise<SourcePart> {
  const rows = await ctx.data.all<{ kind: string; key: string }>(sql`
    SELECT kind, key FROM integration_links
    WHERE integration_id = ${integrationId} AND problem IS NOT NULL AND updated_at < ${before} ORDER BY updated_at LIMIT ${limit}`)
  const answers = rows.filter(({ kind }) => kind === 'answer').map(({ key }) => key)
  const numbers = rows.filter(({ kind }) => kind !== 'answer').map(({ key }) => Number(key))
  return { numbers, answers, position: 0, isLast: rows.length < limit }
}
