import { and, eq, sql } from 'drizzle-orm'
import { type SaveSso, SsoProvider } from '../../contracts/single-sign-on/single-sign-on.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { assertSecretsGiven } from '../../core/secret-destination.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { workspaceSso } from '../../db/schema/control/single-sign-on.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import { findSso, placeOfSsoSecret, type SsoRow, sourceOfSso } from '../../domain/single-sign-on/workspace-sso.ts'
import { applyChange } from '../../lib/apply-change.ts'
import { conflict, invalid, notFound, raise } from '../../lib/errors.ts'
import { type DiscoveredIssuer, discoverIssuer, openidFetchBy } from '../../platform/oauth/guarded-openid.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'

const ID = { id: workspaceSso.accountId }
const RULE = { attemptsMax: 30, windowSeconds: 600 }
const TOO_OFTEN = 'That was changed too often. Please try again in a few minutes.'

/**
 * Sets up or changes single sign-on of the workspace. What is omitted stays; the client secret stays as well, for the
 * issuer that it was entered for. Another issuer's people are others, so that their identities are forgotten.
 *
 * @throws feature_not_in_plan; validation_failed for a wrong password, or an issuer that does not answer as one;
 *   factor_required, conflict if it was changed meanwhile, too_many_requests
 */
export async function saveSso(ctx: ServiceContext, { password, client_secret, ...change }: SaveSso): Promise<void> {
  const account = accountOf(ctx)
  assertFeature(account, 'sso')
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  await ctx.throttle.spend(`single-sign-on:${account.id}`, RULE, TOO_OFTEN)
  const before = await findSso(ctx, account.id)
  const former = before ? await formerOf(ctx, before) : { issuer: '', client_id: '', client_secret: '' }
  const given = client_secret?.trim() ? { client_secret } : {}
  const wanted = applyChange(SsoProvider, former, { ...change, ...given })
  if (before) assertSecretsGiven({ issuer: before.issuer }, { issuer: wanted.issuer }, { client_secret })
  const { issuer, ...endpoints } = await discovered(ctx, wanted.issuer)
  const isMoved = before !== null && before.issuer !== issuer
  const now = ctx.clock.now().toISOString()
  const row = {
    ...{ accountId: account.id, issuer, endpoints, clientId: wanted.client_id },
    clientSecret: await ctx.sealing.seal(wanted.client_secret, placeOfSsoSecret(account.id, endpoints.tokenUrl)),
    ...{ defaultRole: wanted.default_role, isRequired: wanted.is_required, updatedAt: now },
  }
  const write = before
    ? ctx.db
        .update(workspaceSso)
        .set(row)
        .where(and(eq(workspaceSso.accountId, account.id), eq(workspaceSso.clientSecret, before.clientSecret)))
        .returning(ID)
    : ctx.db
        .insert(workspaceSso)
        .values({ ...row, createdAt: now })
        .onConflictDoNothing()
        .returning(ID)
  const [written] = await runBatch(ctx.db, [
    statement<{ id: string }>(write),
    auditStatement(ctx, {
      action: 'single-sign-on.save',
      objectId: account.id,
      ...(before && { before: toldOf(before) }),
      after: toldOf(row),
    }),
    statement(sql`DELETE FROM account_identities WHERE source = ${isMoved ? sourceOfSso(account.id) : null}`),
  ])
  if (written.length === 0) throw conflict('Somebody else changed these settings meanwhile. Please load them again.')
}

/**
 * Ends single sign-on of the workspace, with its domains. Members stay.
 *
 * @throws validation_failed for a wrong password, factor_required, not_found, too_many_requests
 */
export async function deleteSso(ctx: ServiceContext, password: string): Promise<void> {
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const { id } = accountOf(ctx)
  const before = (await findSso(ctx, id)) ?? raise(notFound('Single sign-on'))
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM workspace_sso WHERE account_id = ${id}`),
    auditStatement(ctx, { action: 'single-sign-on.delete', objectId: id, before: toldOf(before) }),
    statement(sql`DELETE FROM workspace_sso_domains WHERE account_id = ${id}`),
    statement(sql`DELETE FROM account_identities WHERE source = ${sourceOfSso(id)}`),
  ])
}

/** What the trail tells: no secret. */
const toldOf = ({ issuer, clientId, defaultRole, isRequired }: Omit<SsoRow, 'createdAt'>) => ({
  ...{ issuer, client_id: clientId, default_role: defaultRole, is_required: isRequired },
})

const formerOf = async (ctx: ServiceContext, row: SsoRow) => ({
  ...{ issuer: row.issuer, client_id: row.clientId, default_role: row.defaultRole, is_required: row.isRequired },
  client_secret: await ctx.sealing.open(row.clientSecret, placeOfSsoSecret(row.accountId, row.endpoints.tokenUrl)),
})

async function discovered(ctx: ServiceContext, issuer: string): Promise<DiscoveredIssuer> {
  try {
    return await discoverIssuer(issuer, openidFetchBy(ctx.web.relay), ctx.config.allowPrivateNetwork)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw invalid({ issuer: [error.failure.reason] })
  }
}
