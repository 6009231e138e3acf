import { app } from './app.ts'
import { readConfig } from './core/config.ts'
import { runCron } from './cron.ts'
import { consumeBatch } from './queues.ts'

export { CrawlCoordinator, OriginGate, RateLimiter, SiteDownloadCoordinator } from '../durable-objects/index.ts'

export default {
  fetch(request, env, execution) {
    readConfig(env)
    return app.fetch(request, env, execution)
  },
  queue: (batch, env) => consumeBatch(batch, env),
  scheduled: (event, env) => runCron(event, env),
} satisfies ExportedHandler<Env>
