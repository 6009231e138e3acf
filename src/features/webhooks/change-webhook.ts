import { and, eq, sql } from 'drizzle-orm'
import {
  type CreateWebhook,
  ENDPOINTS_MAX,
  SECRET_OVERLAP_HOURS,
  type UpdateWebhook,
  type WebhookEndpoint,
} from '../../contracts/webhooks/webhooks.ts'
import { auditStatement } from '../../core/audit.ts'
import { authorize } from '../../core/authorize.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { assertSecretsGiven } from '../../core/secret-destination.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { webhookEndpoints } from '../../db/schema/data/webhooks.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import { AppError, conflict } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { isOnlySwitchedOff } from '../../lib/is-only-switched-off.ts'
import { newWebhookSecret } from '../../lib/sign-webhook.ts'
import { isUrlAllowed } from '../../platform/web/guard-url.ts'
import { destinationOfWebhook, isSameDestination } from '../../rules/senders/secret-destination.ts'
import { type EndpointRow, placeOf, requireEndpoint, toEndpoint } from './queries.ts'

const SECRET_END = 4
const HOUR_MS = 60 * 60 * 1000

type WithSecret = WebhookEndpoint & { secret: string }

/**
 * Creates an endpoint of the account. Its secret is returned only this once.
 *
 * @throws feature_not_in_plan, url_not_allowed, conflict when the account has reached its maximum
 */
export async function createWebhook(ctx: ServiceContext, input: CreateWebhook): Promise<WithSecret> {
  const account = accountOf(ctx)
  assertFeature(account, 'webhooks')
  assertReachable(ctx, input.url)
  const row = { id: newId(), accountId: account.id }
  const secret = input.secret ?? newWebhookSecret()
  const sealed = await ctx.sealing.seal(secret, placeOf(row))
  const now = ctx.clock.now().toISOString()
  const [created] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, created_at, updated_at)
      SELECT ${row.id}, ${row.accountId}, ${input.url}, ${input.description}, ${JSON.stringify([...new Set(input.events)])},
        ${sealed}, ${secret.slice(-SECRET_END)}, ${now}, ${now}
      WHERE (SELECT count(*) FROM webhook_endpoints WHERE account_id = ${account.id}) < ${ENDPOINTS_MAX} RETURNING id`),
    auditStatement(ctx, { action: 'webhook.create', objectId: row.id, after: { url: input.url } }),
  ])
  if (created.length === 0) throw conflict(`An account may have ${ENDPOINTS_MAX} webhooks.`)
  return { ...toEndpoint(ctx, await requireEndpoint(ctx, row.id)), secret }
}

/**
 * Changes an endpoint. Omitted fields keep their values, and reactivation clears its failures. A new URL requires a new
 * secret, so that messages to it are not signed with a secret that the former receiver knows.
 *
 * @throws not_found, subscription_required, feature_not_in_plan, url_not_allowed, validation_failed, conflict
 */
export async function updateWebhook(ctx: ServiceContext, id: string, input: UpdateWebhook): Promise<WebhookEndpoint> {
  const before = await requireEndpoint(ctx, id)
  if (!isOnlySwitchedOff(input)) {
    authorize(ctx, 'webhooks:edit')
    assertFeature(accountOf(ctx), 'webhooks')
  }
  const url = input.url ?? before.url
  if (input.url !== undefined) assertReachable(ctx, url)
  const isMoved = !isSameDestination(destinationOfWebhook(before), destinationOfWebhook({ url }))
  assertSecretsGiven(destinationOfWebhook(before), destinationOfWebhook({ url }), { secret: input.secret })
  const isActive = input.is_active ?? before.isActive
  const events = input.events ? [...new Set(input.events)] : before.events
  const [changed] = await runBatch(ctx.data, [
    statement<{ id: string }>(
      ctx.data
        .update(webhookEndpoints)
        .set({
          url,
          description: input.description ?? before.description,
          events,
          isActive,
          ...(input.secret ? await secretColumns(ctx, before, input.secret) : {}),
          ...(input.secret || isMoved ? { formerSecret: null, formerUntil: null } : {}),
          ...(isActive && !before.isActive ? { disabledReason: null, failingSince: null } : {}),
          updatedAt: ctx.clock.now().toISOString(),
        })
        // Only if unchanged, so that concurrent changes cannot combine one's URL with the other's secret.
        .where(
          and(
            eq(webhookEndpoints.id, id),
            eq(webhookEndpoints.url, before.url),
            eq(webhookEndpoints.secret, before.secret),
          ),
        )
        .returning({ id: webhookEndpoints.id }),
    ),
    auditStatement(ctx, {
      action: 'webhook.update',
      objectId: id,
      before: { url: before.url, events: before.events, is_active: before.isActive },
      after: { url, events, is_active: isActive, ...(input.secret ? { has_new_secret: true } : {}) },
    }),
  ])
  if (changed.length === 0) throw conflict('The webhook has changed. Please reload and try again.')
  return toEndpoint(ctx, await requireEndpoint(ctx, id))
}

const secretColumns = async (ctx: ServiceContext, row: EndpointRow, secret: string) => ({
  secret: await ctx.sealing.seal(secret, placeOf(row)),
  secretEnd: secret.slice(-SECRET_END),
})

/**
 * Replaces an endpoint's secret and returns the new one, only this once. The former secret also signs for a day, so
 * that both sides can switch.
 */
export async function rotateSecret(ctx: ServiceContext, id: string): Promise<WithSecret> {
  const before = await requireEndpoint(ctx, id)
  const secret = newWebhookSecret()
  const now = ctx.clock.now()
  await runBatch(ctx.data, [
    statement(
      ctx.data
        .update(webhookEndpoints)
        .set({
          ...(await secretColumns(ctx, before, secret)),
          formerSecret: before.secret,
          formerUntil: new Date(now.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS).toISOString(),
          updatedAt: now.toISOString(),
        })
        .where(eq(webhookEndpoints.id, id)),
    ),
    auditStatement(ctx, { action: 'webhook.rotate-secret', objectId: id }),
  ])
  return { ...toEndpoint(ctx, await requireEndpoint(ctx, id)), secret }
}

/** Deletes an endpoint with its deliveries. @throws not_found */
export async function deleteWebhook(ctx: ServiceContext, id: string): Promise<void> {
  const before = await requireEndpoint(ctx, id)
  await runBatch(ctx.data, [
    statement(sql`DELETE FROM webhook_endpoints WHERE id = ${id}`),
    auditStatement(ctx, { action: 'webhook.delete', objectId: id, before: { url: before.url } }),
  ])
}

/** Checks the URL's text only. The addresses behind its host name are checked before each delivery. */
function assertReachable({ config }: ServiceContext, url: string): void {
  if (!isUrlAllowed(url, config)) throw new AppError('url_not_allowed', 'This address cannot be called.')
}
