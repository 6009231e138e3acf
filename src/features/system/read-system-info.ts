import honoPackage from '../../../node_modules/hono/package.json' with { type: 'json' }
import packageJson from '../../../package.json' with { type: 'json' }
import type { SystemInfo } from '../../contracts/system/operations.ts'
import type { ServiceContext } from '../../core/context.ts'
import { paymentProvidersOf } from '../../domain/billing/payment-providers.ts'
import { pluralize } from '../../lib/text/pluralize.ts'
import { cacheDriver } from './remembered.ts'

/** Returns facts on the environment that the service runs in. */
export function readSystemInfo(ctx: ServiceContext): SystemInfo {
  const { isProduction, environment, aiModel } = ctx.config
  return {
    language_version: languageVersion(),
    framework_version: `Hono ${honoPackage.version}`,
    app_version: packageJson.version,
    environment,
    // Development shows parts that production hides, such as the outbox.
    debug_mode: !isProduction,
    // D1 does not allow queries for SQLite's version.
    database_driver: `D1 (SQLite), ${pluralize(1 + ctx.shards.size, 'database')}`,
    cache_driver: cacheDriver(),
    payment_providers: [...paymentProvidersOf(ctx).values()].map(({ label }) => label),
    ai_model: ctx.refiner ? aiModel : null,
  }
}

/** Returns the runtime and its compatible Node.js version. Workers do not report V8's version so far. */
function languageVersion(): string {
  const { v8, node } = process.versions
  const engine = v8 ? `V8 ${v8}` : navigator.userAgent
  return `JavaScript (${engine}, Node.js ${node} interfaces)`
}
