import { and, eq } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { type IntegrationSettings, integrations, type WebhookSecrets } from '../../db/schema/data/integrations.ts'
import { notFound, raise } from '../../lib/errors.ts'
import type { GrantTokens } from '../oauth/fresh-grant.ts'

export type IntegrationRow = typeof integrations.$inferSelect

/** An integration by its id; null if it was deleted. */
export async function findIntegration(
  { data }: Pick<ServiceContext, 'data'>,
  id: string,
): Promise<IntegrationRow | null> {
  const [row] = await data.select().from(integrations).where(eq(integrations.id, id))
  return row ?? null
}

/** An integration of the account. @throws not_found */
export async function requireIntegration(ctx: ServiceContext, id: string): Promise<IntegrationRow> {
  const row = await findIntegration(ctx, id)
  return row?.accountId === accountOf(ctx).id ? row : raise(notFound('Integration'))
}

/** The integrations of an account, oldest first. */
export const integrationsOf = ({ data }: Pick<ServiceContext, 'data'>, accountId: string): Promise<IntegrationRow[]> =>
  data.select().from(integrations).where(eq(integrations.accountId, accountId)).orderBy(integrations.createdAt)

type Sealed = Pick<IntegrationRow, 'id' | 'accountId' | 'secrets'>
type Ctx = Pick<ServiceContext, 'sealing'>

/** Where an integration's secrets are sealed. */
const placeOf = ({ id, accountId }: Omit<Sealed, 'secrets'>) => ({
  accountId,
  table: 'integrations',
  rowId: id,
  column: 'secrets',
})

/** @throws Error if they cannot be decrypted: sealed elsewhere, changed, or their key is gone */
export const openTokens = async ({ sealing }: Ctx, row: Sealed): Promise<GrantTokens> =>
  JSON.parse(await sealing.open(row.secrets, placeOf(row)))
export const openWebhookSecrets = async ({ sealing }: Ctx, row: Sealed): Promise<WebhookSecrets> =>
  JSON.parse(await sealing.open(row.secrets, placeOf(row)))

export const sealIntegrationSecrets = (
  { sealing }: Ctx,
  row: Omit<Sealed, 'secrets'>,
  secrets: GrantTokens | WebhookSecrets,
): Promise<string> => sealing.seal(JSON.stringify(secrets), placeOf(row))

/** SQL condition: the integration was not connected or refreshed again since it was read. */
export const isAsRead = ({ id, secrets }: Pick<IntegrationRow, 'id' | 'secrets'>) =>
  and(eq(integrations.id, id), eq(integrations.secrets, secrets))

/** The provider's page of a record; null if it has none. */
export function recordUrl(
  { provider, settings: { recordsUrl } }: { readonly provider: string; readonly settings: IntegrationSettings },
  kind: string,
  remoteId: string | null,
): string | null {
  if (recordsUrl === null || remoteId === null || kind === 'answer') return null
  const id = encodeURIComponent(remoteId)
  if (provider === 'hubspot') return `${recordsUrl}/${kind === 'person' ? '0-1' : '0-2'}/${id}`
  if (provider === 'pipedrive') return `${recordsUrl}/${kind}/${id}`
  return provider === 'salesforce' ? `${recordsUrl}/${id}` : recordsUrl
}
