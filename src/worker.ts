import { app } from './app.ts'
import { tick } from './clock-jobs.ts'
import { readConfig } from './core/config.ts'
import { consumeBatch } from './queues.ts'

export {
  ApiMeter,
  CrawlCoordinator,
  OriginGate,
  RateLimiter,
  SiteDownloadCoordinator,
} from '../durable-objects/index.ts'

export default {
  fetch(request, env, execution) {
    readConfig(env)
    return app.fetch(request, env, execution)
  },
  queue: (batch, env) => consumeBatch(batch, env),
  scheduled: (event, env) => tick(event, env),
} satisfies ExportedHandler<Env>
