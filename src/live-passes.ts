import { WorkerEntrypoint } from 'cloudflare:workers'
import { openLive } from './contracts/crawls/crawls.ts'
import type { LivePass } from './contracts/live-passes.ts'
import { authorize } from './core/authorize.ts'
import { backgroundFacts, createContext } from './core/context.ts'
import { loadSession } from './domain/access/load-account.ts'
import { AppError } from './lib/errors.ts'

/**
 * Answers questions of Durable Objects, which have no database access, about the clients connected to them. Only
 * reachable internally.
 */
export class LivePasses extends WorkerEntrypoint<Env> {
  /** Whether each session may still watch a crawl, in the order of `passes`. */
  async mayWatch(passes: readonly LivePass[]): Promise<boolean[]> {
    const { db, clock } = createContext(this.env, backgroundFacts('live-passes'))
    return Promise.all(
      passes.map(async ({ account_id: accountId, session_id: sessionId, workspace_id: workspaceId = accountId }) => {
        const holder = await loadSession(db, { accountId, sessionId, workspaceId }, clock.now())
        return holder !== null && isAllowed(() => authorize(holder, openLive.permission))
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
