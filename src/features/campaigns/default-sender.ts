import { and, eq } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { invalid } from '../../lib/errors.ts'

/**
 * Returns the id of the account's default sender.
 *
 * @throws validation_failed if there is none
 */
export async function defaultSender(ctx: ServiceContext, channel: Channel): Promise<string> {
  const isDefault = and(
    eq(senders.accountId, accountOf(ctx).id),
    eq(senders.channel, channel),
    eq(senders.isDefault, true),
  )
  const [sender] = await ctx.data.select({ id: senders.id }).from(senders).where(isDefault)
  const what = channel === 'email' ? 'email' : 'SMS'
  if (!sender)
    throw invalid({ sender_id: [`You have no default ${what} configuration. Name one, or make one the default.`] })
  return sender.id
}
