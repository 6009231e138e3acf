import { and, eq, gt, sql } from 'drizzle-orm'
import { type IdentityProvider, type IdentitySource, PROVIDER_LABELS } from '../../contracts/identities/identities.ts'
import { auditStatement } from '../../core/audit.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { sessions } from '../../db/schema/control/accounts.ts'
import { pendingIdentities } from '../../db/schema/control/identities.ts'
import { connectStatement, type ProvedIdentity } from '../../domain/accounts/identities/identity-rows.ts'
import { conflict, forbidden, raise } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { randomToken } from '../../lib/random-token.ts'
import { browserCookie, readBrowserCookie } from './browser-cookies.ts'
import { identityConnectedMail } from './mails.ts'

const PENDING_SECONDS = 15 * 60

/**
 * Remembers an identity until its person signs in, in this browser, to the account with the same address.
 *
 * @returns the cookie of the browser
 */
export async function keepPendingIdentity(
  ctx: ServiceContext,
  accountId: string,
  { source, subject, email }: ProvedIdentity,
): Promise<string> {
  const token = randomToken(32)
  const now = ctx.clock.now()
  await ctx.db.batch([
    ctx.db.delete(pendingIdentities).where(sql`expires_at <= ${now.toISOString()}`),
    ctx.db.insert(pendingIdentities).values({
      ...{ tokenHash: await sha256(token), accountId, source, subject, email },
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + PENDING_SECONDS * 1_000).toISOString(),
    }),
  ])
  return browserCookie(ctx, 'pending-identity', token, PENDING_SECONDS)
}

/**
 * Connects the identity that waits in this browser to the account of the session. The session must have been opened
 * after the provider's answer: a session that was open before proves nothing.
 *
 * @returns the provider, and the cookie that forgets the identity
 * @throws forbidden if none waits for this account, conflict if it is connected to another account
 */
export async function connectPending(
  ctx: ServiceContext,
  cookies: string,
): Promise<{ provider: IdentityProvider; cookie: string }> {
  const { accountId, sessionId } = sessionOf(ctx)
  const token = readBrowserCookie(ctx, cookies, 'pending-identity') ?? raise(nothingWaits())
  const isIt = and(
    eq(pendingIdentities.tokenHash, await sha256(token)),
    eq(pendingIdentities.accountId, accountId),
    gt(pendingIdentities.expiresAt, ctx.clock.now().toISOString()),
  )
  const [found] = await ctx.db
    .select({ identity: pendingIdentities })
    .from(pendingIdentities)
    .innerJoin(sessions, and(eq(sessions.id, sessionId), sql`${sessions.createdAt} >= ${pendingIdentities.createdAt}`))
    .where(isIt)
  const { identity } = found ?? raise(nothingWaits())
  await connectIdentity(ctx, accountId, identity)
  await ctx.db.delete(pendingIdentities).where(isIt)
  return {
    provider: identity.source as IdentityProvider,
    cookie: browserCookie(ctx, 'pending-identity', '', 0),
  }
}

/**
 * Connects an identity to an account, and tells its holder by mail.
 *
 * @throws conflict if it is connected to another account, or another identity of the source to this one
 */
export async function connectIdentity(ctx: ServiceContext, accountId: string, identity: ProvedIdentity): Promise<void> {
  const { source, email } = identity
  const [connected, , accountRows] = await runBatch(ctx.db, [
    connectStatement(ctx, accountId, identity),
    auditStatement(ctx, { action: 'account.connect-identity', accountId, objectId: accountId, after: { source } }),
    statement<{ email: string; is_its: number }>(sql`
      SELECT email, EXISTS (SELECT 1 FROM account_identities WHERE account_id = ${accountId} AND source = ${source}
        AND subject = ${identity.subject}) AS is_its FROM accounts WHERE id = ${accountId}`),
  ])
  const [account] = accountRows
  const label = labelOf(source)
  if (!account?.is_its)
    throw conflict(
      `${label} cannot be connected: ${email} belongs to another account here, or your account has another ${label} account. Disconnect that one first.`,
    )
  if (connected.length > 0)
    await ctx.queues.send('mail', {
      id: newId(),
      to: account.email,
      ...identityConnectedMail(ctx.config.appUrl, label, email),
    })
}

const labelOf = (source: IdentitySource): string =>
  source in PROVIDER_LABELS ? PROVIDER_LABELS[source as IdentityProvider] : 'Single sign-on'

const nothingWaits = () => forbidden('Nothing waits to be connected here. Please start again.')
