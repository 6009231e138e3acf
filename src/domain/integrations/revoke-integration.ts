import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { mailboxes } from '../../db/schema/data/mailboxes.ts'
import { chunk } from '../../lib/chunk.ts'
import { crmProviderOf } from '../../platform/crm/crm-providers.ts'
import { revokeGrant } from '../../platform/oauth/grants.ts'
import { type IntegrationRow, integrationsOf, openTokens } from './integrations.ts'

/**
 * Revokes the permission for an integration at its provider, after it was deleted here. Best effort: a failure is
 * logged. Google ends all of a person's permissions for this service at once, so it is not asked to while the account
 * has a Google mailbox.
 *
 * @returns where the owner has to remove the permission by hand; null if that is not necessary
 */
export async function revokeIntegration(ctx: ServiceContext, row: IntegrationRow): Promise<string | null> {
  const provider = row.provider === 'webhook' ? null : crmProviderOf(row.provider, ctx.config.crmClients)
  if (!provider || row.state === 'disconnected') return null
  try {
    if (row.provider === 'google_sheets' && (await hasGoogleMailbox(ctx, row.accountId))) return provider.grantsUrl
    const { refreshToken } = await openTokens(ctx, row)
    if (await revokeGrant(provider, refreshToken)) return null
  } catch (error) {
    ctx.log.warn('the permission of an integration could not be revoked', { integration_id: row.id, error })
  }
  return provider.grantsUrl
}

async function hasGoogleMailbox({ data }: ServiceContext, accountId: string): Promise<boolean> {
  const isGoogle = and(eq(mailboxes.accountId, accountId), eq(mailboxes.kind, 'google'), sql`state = 'connected'`)
  return (await data.$count(mailboxes, isGoogle)) > 0
}

const AT_ONCE = 4

/** Revokes the permissions of all integrations of an account that ends, before its rows are deleted. */
export async function revokeIntegrationsOf(ctx: ServiceContext, accountId: string): Promise<void> {
  const rows = await integrationsOf(ctx, accountId)
  for (const some of chunk(rows, AT_ONCE)) await Promise.all(some.map((row) => revokeIntegration(ctx, row)))
}
