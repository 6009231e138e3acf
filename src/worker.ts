import { app } from './app.ts'
import { tick } from './clock-jobs.ts'
import { BadConfig, readConfig } from './core/config.ts'
import { backgroundFacts, createContext } from './core/context.ts'
import { keepLog } from './core/logs/keep-log.ts'
import { receiveMail } from './features/inbound-mail/receive-mail.ts'
import { notConfigured } from './http/not-configured.ts'
import { consumeBatch } from './queues.ts'

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

export default {
  fetch(request, env, execution) {
    try {
      readConfig(env)
    } catch (error) {
      if (error instanceof BadConfig) return notConfigured(request, error.problems)
      throw error
    }
    return app.fetch(request, env, execution)
  },
  queue: (batch, env) => consumeBatch(batch, env),
  scheduled: (event, env) => tick(event, env),
  async email(message, env) {
    const ctx = createContext(env, backgroundFacts(crypto.randomUUID(), 'inbound-mail'))
    await receiveMail(ctx, message).finally(() => keepLog(ctx, null))
  },
} satisfies ExportedHandler<Env>
