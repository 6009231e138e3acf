import { WorkerEntrypoint } from 'cloudflare:workers'
import { openFeed } from './contracts/account-feed/account-feed.ts'
import { openLive } from './contracts/crawls/crawls.ts'
import type { LivePass } from './contracts/live-passes.ts'
import { authorize } from './core/authorize.ts'
import { backgroundFacts, createContext } from './core/context.ts'
import { loadSession } from './domain/access/load-account.ts'
import { AppError } from './lib/errors.ts'
import type { Permission } from './rules/roles/permissions.ts'

/**
 * Answers questions of Durable Objects, which have no database access, about the clients connected to them. Only
 * reachable internally.
 */
export class LivePasses extends WorkerEntrypoint<Env> {
  /** Whether each session may still watch a crawl, in the order of `passes`. */
  async mayWatch(passes: readonly LivePass[]): Promise<boolean[]> {
    return this.#allowed(passes, openLive.permission)
  }

  /** Whether each session may still follow the feed of its workspace, in the order of `passes`. */
  async mayFollowAccount(passes: readonly LivePass[]): Promise<boolean[]> {
    return this.#allowed(passes, openFeed.permission)
  }

  async #allowed(passes: readonly LivePass[], permission: Permission): Promise<boolean[]> {
    const { db, clock } = createContext(this.env, backgroundFacts('live-passes'))
    return Promise.all(
      passes.map(async ({ account_id: accountId, session_id: sessionId, workspace_id: workspaceId = accountId }) => {
        const holder = await loadSession(db, { accountId, sessionId, workspaceId }, clock.now())
        return holder !== null && isAllowed(() => authorize(holder, permission))
      }),
    )
  }
}

function isAllowed(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
