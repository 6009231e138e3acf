import { and, eq, isNotNull } from 'drizzle-orm'
import type { IdentitySource } from '../../contracts/identities/identities.ts'
import type { Account } from '../../core/account.ts'
import type { ServiceContext } from '../../core/context.ts'
import { workspaceSso, workspaceSsoDomains } from '../../db/schema/control/single-sign-on.ts'
import { openidFetchBy } from '../../platform/oauth/guarded-openid.ts'
import type { OpenidProvider } from '../../platform/oauth/openid.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { loadAccount } from '../access/load-account.ts'
import { hasFeature } from '../billing/plan-limits.ts'
import { isStillVerified, type SsoDomainRow } from './sso-domains.ts'

export type SsoRow = typeof workspaceSso.$inferSelect

/** Single sign-on of a workspace, as people sign in with it. */
export interface ActiveSso {
  readonly workspace: Account
  readonly row: SsoRow
  /** The domain that was asked for. */
  readonly domain: SsoDomainRow
}

const PREFIX = 'sso:'
/** What identities of a workspace's provider are stored under. */
export const sourceOfSso = (accountId: string): IdentitySource => `${PREFIX}${accountId}`
/** The workspace of a source; null for providers of everybody. */
export const workspaceOfSource = (source: IdentitySource): string | null =>
  source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null

/**
 * Where a workspace's provider returns people. Each workspace has an address of its own, so that no provider gets a code
 * that another one issued (RFC 9700, 4.4.2).
 */
export const ssoReturnUrl = ({ config }: Pick<ServiceContext, 'config'>, accountId: string): string =>
  `${config.appUrl}${paths.singleSignOnReturn.pattern.replace(':id', accountId)}`

/**
 * Finds the single sign-on of the workspace that has verified a domain; null if none has, its plan lacks it, or the
 * workspace is disabled.
 *
 * @param accountId only of this workspace
 */
export async function findActiveSso(
  ctx: ServiceContext,
  domain: string,
  accountId?: string,
): Promise<ActiveSso | null> {
  const [found] = await ctx.db
    .select({ row: workspaceSso, domain: workspaceSsoDomains })
    .from(workspaceSsoDomains)
    .innerJoin(workspaceSso, eq(workspaceSso.accountId, workspaceSsoDomains.accountId))
    .where(
      and(
        eq(workspaceSsoDomains.domain, domain),
        isNotNull(workspaceSsoDomains.verifiedAt),
        accountId === undefined ? undefined : eq(workspaceSsoDomains.accountId, accountId),
      ),
    )
  if (!found) return null
  const workspace = await loadAccount(ctx.db, found.row.accountId, ctx.clock.now())
  if (!workspace || !hasFeature(workspace, 'sso') || !(await isStillVerified(ctx, found.domain))) return null
  return { workspace, ...found }
}

/** The settings of a workspace; null without any. */
export async function findSso(ctx: ServiceContext, accountId: string): Promise<SsoRow | null> {
  const [row] = await ctx.db.select().from(workspaceSso).where(eq(workspaceSso.accountId, accountId))
  return row ?? null
}

/** Where the client secret is sealed: for the endpoint that it is sent to, so that nobody can send it elsewhere. */
export const placeOfSsoSecret = (accountId: string, tokenUrl: string) => ({
  accountId,
  table: 'workspace_sso',
  rowId: tokenUrl,
  column: 'client_secret',
})

/** The provider as the sign-in takes it. */
export async function providerOfSso(ctx: ServiceContext, row: SsoRow): Promise<OpenidProvider> {
  const { accountId, issuer, clientId, endpoints } = row
  return {
    ...{ label: 'Your organisation', subject: 'your account', issuer, clientId },
    ...endpoints,
    clientSecret: await ctx.sealing.open(row.clientSecret, placeOfSsoSecret(accountId, endpoints.tokenUrl)),
    revokeUrl: null,
    grantsUrl: issuer,
    ...{ scopes: ['openid', 'email', 'profile'], scopesNeeded: [], parameters: {} },
    fetch: openidFetchBy(ctx.web.relay),
  }
}
