import { WorkerEntrypoint } from 'cloudflare:workers'
import { openLive } from './contracts/crawls.ts'
import type { LivePass } from './contracts/live-passes.ts'
import { authorize } from './core/authorize.ts'
import { backgroundFacts, createContext } from './core/context.ts'
import { loadSession } from './domain/access/load-account.ts'
import { AppError } from './lib/errors.ts'

/** What objects ask of the Worker about whoever listens to them, as they touch no database. Reachable from within alone. */
export class LivePasses extends WorkerEntrypoint<Env> {
  /** Whether each of the sessions may still watch a crawl, in their order. */
  async mayWatch(passes: readonly LivePass[]): Promise<boolean[]> {
    const { db, clock } = createContext(this.env, backgroundFacts('live-passes'))
    return Promise.all(
      passes.map(async ({ account_id: accountId, session_id: sessionId }) => {
        const holder = await loadSession(db, { accountId, sessionId }, clock.now())
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
