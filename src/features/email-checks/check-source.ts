import { sql } from 'drizzle-orm'
import type { EmailCheckJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { checkAddresses, hasOpenChecks } from '../../domain/email-checks/check-addresses.ts'

/**
 * Checks a source's email addresses and queues the rebuilding of contacts that have them. Safe for duplicate messages.
 */
export async function checkSource(
  ctx: ServiceContext,
  { account_id, source_id, is_again }: EmailCheckJob,
): Promise<void> {
  await checkAddresses(ctx, source_id, { isAgain: is_again === true })
  await ctx.data.run(
    sql`UPDATE sources SET unchecked_since = NULL WHERE id = ${source_id} AND NOT ${hasOpenChecks(source_id)}`,
  )
  // The reachability of contacts depends on the results.
  await ctx.queues.send('contacts', { account_id })
}
