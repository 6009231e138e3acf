import { BadConfig } from './core/config/check-environment.ts'
import { readConfig } from './core/config.ts'
import { backgroundFacts, createContext } from './core/context.ts'
import { keepLog } from './core/logs/keep-log.ts'
import { notConfigured } from './http/not-configured.ts'

export {
  AccountFeed,
  ApiMeter,
  CrawlCoordinator,
  OriginGate,
  RateLimiter,
  SiteDownloadCoordinator,
  SliceScheduler,
} from '../durable-objects/index.ts'

export { LivePasses } from './live-passes.ts'

/** What answers an event is loaded with the first one of its kind: a cold isolate starts with what this event needs. */
export default {
  async fetch(request, env, execution) {
    try {
      readConfig(env)
    } catch (error) {
      if (error instanceof BadConfig) return notConfigured(request, error.problems)
      throw error
    }
    const { app } = await import('./app.ts')
    return app.fetch(request, env, execution)
  },
  queue: async (batch, env) => (await import('./queues.ts')).consumeBatch(batch, env),
  scheduled: async (event, env) => (await import('./clock-jobs.ts')).tick(event, env),
  async email(message, env) {
    const ctx = createContext(env, backgroundFacts(crypto.randomUUID(), 'inbound-mail'))
    const { receiveMail } = await import('./features/inbound-mail/receive-mail.ts')
    await receiveMail(ctx, message).finally(() => keepLog(ctx, null))
  },
} satisfies ExportedHandler<Env>
