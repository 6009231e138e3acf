import type { LiveTopic } from '../contracts/account-feed/account-feed.ts'
import { inBackground } from './background.ts'
import type { ServiceContext } from './context.ts'

/**
 * Publishes to the open tabs of an account that its data has changed. Call it after the write is committed. It runs in
 * the background and a failure is only logged: tabs that miss a message refetch when they reconnect.
 */
export function publishTopics(ctx: ServiceContext, accountId: string, topics: readonly LiveTopic[]): void {
  if (topics.length === 0) return
  inBackground(ctx, async () => await ctx.coordinators.accountFeed(accountId).publish([...topics]))
}
