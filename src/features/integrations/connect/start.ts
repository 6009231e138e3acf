import type { ServiceContext } from '../../../core/context.ts'
import { requireIntegration } from '../../../domain/integrations/integrations.ts'
import { beginConsent } from '../../../domain/oauth/consents.ts'
import { AppError, conflict, raise } from '../../../lib/errors.ts'
import { type CrmProvider, crmProviderOf } from '../../../platform/crm/crm-providers.ts'
import { OAUTH_PROVIDERS, type OauthProviderName } from '../../../rules/integrations/integration-fields.ts'
import { paths } from '../../../rules/site/app-paths.ts'

/** Where providers return people, exactly as registered with them. */
export const redirectUrlOf = ({ config }: Pick<ServiceContext, 'config'>): string =>
  `${config.appUrl}${paths.integrationConnected.pattern}`

/** @throws unavailable if the provider is not configured */
export const requireProvider = ({ config }: Pick<ServiceContext, 'config'>, name: OauthProviderName): CrmProvider =>
  crmProviderOf(name, config.crmClients) ??
  raise(new AppError('unavailable', 'This provider cannot be connected here.'))

/** The providers that can be connected here. */
export const offeredProviders = ({ config }: Pick<ServiceContext, 'config'>) => [
  ...OAUTH_PROVIDERS.filter((name) => crmProviderOf(name, config.crmClients) !== null),
  'webhook' as const,
]

/**
 * Begins to connect a provider, for the current session only.
 *
 * @param integrationId the integration to connect again; null for a new one
 * @returns the provider's page to go to
 * @throws not_found, conflict, unavailable, too_many_requests
 */
export async function startIntegration(
  ctx: ServiceContext,
  name: OauthProviderName,
  integrationId: string | null,
): Promise<string> {
  const integration = integrationId === null ? null : await requireIntegration(ctx, integrationId)
  if (integration && integration.provider !== name) throw conflict('This integration has another provider.')
  const consent = { purpose: 'integration', kind: name, objectId: integrationId } as const
  return beginConsent(ctx, consent, requireProvider(ctx, name), redirectUrlOf(ctx), null)
}
