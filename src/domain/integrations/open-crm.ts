import { and, isNull, lte, or } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { type IntegrationSettings, integrations } from '../../db/schema/data/integrations.ts'
import { uuidOf } from '../../lib/ids.ts'
import { type CrmProvider, crmProviderOf } from '../../platform/crm/crm-providers.ts'
import { createHubspot } from '../../platform/crm/hubspot.ts'
import { createPipedrive } from '../../platform/crm/pipedrive.ts'
import type { Crm } from '../../platform/crm/port.ts'
import { createSalesforce } from '../../platform/crm/salesforce.ts'
import { createWebhookCrm } from '../../platform/crm/webhook.ts'
import type { OpenApi } from '../../platform/oauth/call-api.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'
import { createGoogleSheets } from '../../platform/sheets/google-sheets.ts'
import type { OauthProviderName } from '../../rules/integrations/integration-fields.ts'
import { freshGrant, type GrantStore } from '../oauth/fresh-grant.ts'
import {
  findIntegration,
  type IntegrationRow,
  isAsRead,
  openTokens,
  openWebhookSecrets,
  sealIntegrationSecrets,
} from './integrations.ts'
import { loseIntegration, publishLoss } from './lose-integration.ts'

/** Opens the API of an integration's provider. @throws ProviderError if it is not configured or cannot be opened */
export async function openCrm(ctx: ServiceContext, row: IntegrationRow): Promise<Crm> {
  if (row.provider !== 'webhook') return crmOf(row.provider, openApi(ctx, row), row.settings)
  const { secret } = await openWebhookSecrets(ctx, row).catch((error: unknown) => {
    ctx.log.error('the secret of an integration cannot be opened', { integration_id: row.id, error })
    throw refused('The secret of this webhook cannot be read. Please connect it again.')
  })
  return createWebhookCrm({
    ...{ url: row.settings.url, secret, relay: ctx.web.relay },
    userAgent: `Contactory-Webhooks/1.0 (+${ctx.config.appUrl})`,
    now: () => ctx.clock.now(),
    idOf: (text) => uuidOf(`${row.id} ${text}`),
  })
}

/** The adapter of a provider that is connected by OAuth. */
export function crmOf(
  provider: OauthProviderName,
  open: OpenApi,
  { keyProperty, remoteAccount }: Pick<IntegrationSettings, 'keyProperty' | 'remoteAccount'>,
): Crm {
  switch (provider) {
    case 'hubspot':
      return createHubspot(open, keyProperty)
    case 'pipedrive':
      return createPipedrive(open, keyProperty)
    case 'salesforce':
      return createSalesforce(open, keyProperty)
    case 'google_sheets':
      return createGoogleSheets(open, remoteAccount)
  }
}

/** Opens the API with an access token that is valid for a while. The token is looked up once for all requests. */
function openApi(ctx: ServiceContext, row: IntegrationRow): OpenApi {
  const provider = configuredProvider(ctx, row)
  let token: Promise<string> | null = null
  const lookUp = async (rejectedToken: string | null) => {
    const current = (await findIntegration(ctx, row.id)) ?? raise(refused('This integration was deleted.'))
    return (await freshGrant(ctx, storeOf(row.id), current, provider, rejectedToken)).accessToken
  }
  return async (rejectedToken) => {
    if (token === null || rejectedToken !== null) token = lookUp(rejectedToken)
    // A failure is not kept: the next request tries again.
    const accessToken = await token.catch((error: unknown) => {
      token = null
      throw error
    })
    return { apiUrl: row.settings.url, accessToken }
  }
}

/** @throws ProviderError if it is not configured */
function configuredProvider({ config }: ServiceContext, { provider }: IntegrationRow): CrmProvider {
  const found = provider === 'webhook' ? null : crmProviderOf(provider, config.crmClients)
  return found ?? raise(refused('This provider cannot be reached: this service is not registered with it.'))
}

const storeOf = (id: string): GrantStore<IntegrationRow> => ({
  facts: { integration_id: id },
  gone: 'This integration was deleted.',
  unreadable: 'What this integration is reached with cannot be read. Please connect it again.',
  find: (ctx) => findIntegration(ctx, id),
  open: openTokens,
  async book({ data }, row, now, until) {
    const isFree = or(isNull(integrations.refreshEndsAt), lte(integrations.refreshEndsAt, now))
    const booked = await data
      .update(integrations)
      .set({ refreshEndsAt: until })
      .where(and(isAsRead(row), isFree))
      .returning({ id: integrations.id })
    return booked.length > 0
  },
  async keep(ctx, row, tokens) {
    await ctx.data
      .update(integrations)
      .set({
        secrets: await sealIntegrationSecrets(ctx, row, tokens),
        refreshEndsAt: null,
        updatedAt: ctx.clock.now().toISOString(),
      })
      .where(isAsRead(row))
  },
  async release({ data }, row) {
    await data.update(integrations).set({ refreshEndsAt: null }).where(isAsRead(row))
  },
  lose: loseIntegration,
  publishLoss,
})

const refused = (reason: string) => new ProviderError({ kind: 'refused', reason, retryAfterSeconds: null })

function raise(error: Error): never {
  throw error
}
