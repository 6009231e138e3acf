import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReturnsOf } from '../../contracts/endpoint.ts'
import {
  type listIdentities as contract,
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type IdentitySource,
  PROVIDER_LABELS,
} from '../../contracts/identities/identities.ts'
import { auditStatement } from '../../core/audit.ts'
import { personIdOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { accountIdentities } from '../../db/schema/control/identities.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { offeredProviders, providerReturnUrl } from '../../domain/accounts/identities/identity-providers.ts'
import { hasOwnPassword } from '../../domain/accounts/passwords/own-password.ts'
import { invalid, notFound } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { type BegunRequest, beginIdentityRequest } from './identity-requests.ts'
import { identityDisconnectedMail } from './mails.ts'
import { requireIdentityProvider } from './openid-sources.ts'

/** Those of workspaces are connected by signing in, and disconnected there. */
const isOfEverybody = inArray(accountIdentities.source, [...IDENTITY_PROVIDERS])

/** Returns the providers that sign in to the caller's account, oldest first, and those that are offered. */
export async function listIdentities(ctx: ServiceContext): Promise<ReturnsOf<typeof contract>['data']> {
  const [rows, has_password] = await Promise.all([
    ctx.db
      .select()
      .from(accountIdentities)
      .where(and(eq(accountIdentities.accountId, personIdOf(ctx)), isOfEverybody))
      .orderBy(asc(accountIdentities.createdAt), asc(accountIdentities.id)),
    hasOwnPassword(ctx),
  ])
  const identities = rows.map(({ id, source, email, createdAt, lastUsedAt }) => ({
    ...{ id, email, provider: source as IdentityProvider, created_at: createdAt, last_used_at: lastUsedAt },
  }))
  return { identities, available: offeredProviders(ctx), has_password }
}

/**
 * Begins to connect a provider to the caller's account.
 *
 * @throws validation_failed for a wrong password, factor_required, unavailable, too_many_requests
 */
export async function beginConnectIdentity(
  ctx: ServiceContext,
  { provider: kind, password }: { provider: IdentityProvider; password: string },
  cookies: string,
): Promise<BegunRequest> {
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const provider = requireIdentityProvider(ctx, kind)
  return beginIdentityRequest(ctx, provider, kind, providerReturnUrl(ctx), cookies, { isForSession: true })
}

/**
 * Disconnects a provider. Those without a password choose one first, so that nobody locks themselves out.
 *
 * @throws validation_failed for a wrong password, factor_required, not_found, too_many_requests
 */
export async function disconnectIdentity(ctx: ServiceContext, id: string, password: string): Promise<void> {
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const accountId = personIdOf(ctx)
  const [removed] = await runBatch(ctx.db, [
    statement<{ source: IdentitySource }>(
      ctx.db
        .delete(accountIdentities)
        .where(and(eq(accountIdentities.id, id), eq(accountIdentities.accountId, accountId), isOfEverybody))
        .returning({ source: accountIdentities.source }),
    ),
    auditStatement(ctx, { action: 'account.disconnect-identity', accountId, objectId: id }),
  ])
  const [row] = removed
  if (!row) throw notFound('Connection')
  const [account] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  if (account)
    await ctx.queues.send('mail', {
      id: newId(),
      to: account.email,
      ...identityDisconnectedMail(ctx.config.appUrl, PROVIDER_LABELS[row.source as IdentityProvider]),
    })
}
