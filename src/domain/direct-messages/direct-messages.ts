import { and, eq } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { directMessages } from '../../db/schema/data/direct-messages.ts'
import { notFound, raise } from '../../lib/errors.ts'

export type DirectMessageRow = typeof directMessages.$inferSelect

/** The account's message with an id. @throws not_found */
export async function requireDirectMessage(ctx: ServiceContext, id: string): Promise<DirectMessageRow> {
  return (await findDirectMessage(ctx, accountOf(ctx).id, id)) ?? raise(notFound('Message'))
}

/** A message of an account; null if there is none. */
export async function findDirectMessage(
  { data }: Pick<ServiceContext, 'data'>,
  accountId: string,
  id: string,
): Promise<DirectMessageRow | null> {
  const isIt = and(eq(directMessages.id, id), eq(directMessages.accountId, accountId))
  const [row] = await data.select().from(directMessages).where(isIt)
  return row ?? null
}
