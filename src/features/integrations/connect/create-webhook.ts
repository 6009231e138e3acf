import type { BodyOf } from '../../../contracts/endpoint.ts'
import type { createWebhookIntegration, Integration } from '../../../contracts/integrations/integrations.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { assertFeature } from '../../../domain/billing/plan-limits.ts'
import { AppError } from '../../../lib/errors.ts'
import { newWebhookSecret } from '../../../lib/sign-webhook.ts'
import { isUrlAllowed } from '../../../platform/web/guard-url.ts'
import { readIntegration } from '../queries.ts'
import { storeIntegration } from './store.ts'

/**
 * Connects a URL of the customer. Its secret is returned only this once.
 *
 * @throws feature_not_in_plan, url_not_allowed, conflict
 */
export async function createWebhook(
  ctx: ServiceContext,
  { name, url }: BodyOf<typeof createWebhookIntegration>,
): Promise<{ integration: Integration; secret: string }> {
  assertFeature(accountOf(ctx), 'webhooks')
  if (!isUrlAllowed(url, ctx.config)) throw new AppError('url_not_allowed', 'This address cannot be called.')
  const secret = newWebhookSecret()
  const account = { name, id: url, recordsUrl: null, keyProperty: { person: null, organization: null } }
  const id = await storeIntegration(ctx, null, { provider: 'webhook', url, account, tokens: { secret } })
  return { integration: await readIntegration(ctx, id), secret }
}
