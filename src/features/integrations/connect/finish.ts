import { type Integration, OauthProviderName } from '../../../contracts/integrations/integrations.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type IntegrationRow, requireIntegration } from '../../../domain/integrations/integrations.ts'
import { crmOf } from '../../../domain/integrations/open-crm.ts'
import {
  CONSENT_EXPIRED,
  claimConsent,
  inWords,
  notConnected,
  type Returned,
  refusalText,
} from '../../../domain/oauth/consents.ts'
import { type GrantTokens, tokensOf } from '../../../domain/oauth/fresh-grant.ts'
import { apiUrlOf, type CrmProvider } from '../../../platform/crm/crm-providers.ts'
import { RecordsRefused } from '../../../platform/crm/port.ts'
import type { OpenApi } from '../../../platform/oauth/call-api.ts'
import { exchangeCode, type Grant } from '../../../platform/oauth/grants.ts'
import { createSpreadsheet } from '../../../platform/sheets/google-sheets.ts'
import { INTEGRATION_LABELS } from '../../../rules/integrations/integration-fields.ts'
import { DEFAULT_MAPPINGS } from '../mapping/default-mapping.ts'
import { readIntegration } from '../queries.ts'
import { redirectUrlOf, requireProvider } from './start.ts'
import { type ConnectedAccount, storeIntegration } from './store.ts'

const NO_KEYS = { person: null, organization: null }

/**
 * Connects a provider with what it returned: stores its tokens with a new integration, or with the one that is
 * connected again.
 *
 * @returns the integration and a message for the user
 * @throws validation_failed with a sentence for the user; unavailable, conflict
 */
export async function finishIntegration(
  ctx: ServiceContext,
  { state, code, error }: Returned,
): Promise<{ integration: Integration; message: string }> {
  const claimed = await claimConsent(ctx, 'integration', state)
  const name = OauthProviderName.parse(claimed.kind)
  const provider = requireProvider(ctx, name)
  if (error !== null || code === null) throw notConnected(refusalText(provider, error))
  const { verifier, objectId } = claimed
  const again = objectId === null ? null : await requireIntegration(ctx, objectId)
  const redirectUrl = redirectUrlOf(ctx)
  const now = ctx.clock.now()
  const grant = await inWords(() => exchangeCode(provider, { code, verifier, redirectUrl }), CONSENT_EXPIRED)
  const tokens = lastingTokens(provider, grant, now)
  const url = apiUrlOf(provider, grant.further)
  if (url === null) throw notConnected(`${provider.label} did not say where its API is. Please try again.`)
  const open: OpenApi = async () => ({ apiUrl: url, accessToken: grant.accessToken })
  const account = await inWords(() => readAccount(provider, open, again))
  const id = await storeIntegration(ctx, again, { provider: name, url, account, tokens })
  const integration = await readIntegration(ctx, id)
  return { integration, message: `Connected ${INTEGRATION_LABELS[name]}: ${account.name}.` }
}

/** Reads and prepares the account. Google Sheets gets a new spreadsheet, unless it is connected again. */
async function readAccount(
  { name }: CrmProvider,
  open: OpenApi,
  again: IntegrationRow | null,
): Promise<ConnectedAccount> {
  try {
    let remoteAccount = again?.settings.remoteAccount ?? ''
    if (name === 'google_sheets' && !again) {
      const { person, organization } = DEFAULT_MAPPINGS.google_sheets
      remoteAccount = await createSpreadsheet(open, 'Contactory contacts', {
        person: person.map(({ property }) => property),
        organization: organization.map(({ property }) => property),
      })
    }
    return await crmOf(name, open, { keyProperty: NO_KEYS, remoteAccount }).prepare()
  } catch (error) {
    if (!(error instanceof RecordsRefused)) throw error
    throw notConnected(`${INTEGRATION_LABELS[name]} refused: ${error.message}`)
  }
}

/** The tokens of a grant that lasts and suffices. @throws validation_failed */
function lastingTokens({ label, scopesNeeded, grantsUrl }: CrmProvider, grant: Grant, now: Date): GrantTokens {
  const { refreshToken, scopes } = grant
  if (scopesNeeded.some((scope) => scopes !== null && !scopes.includes(scope)))
    throw notConnected(`Allow everything that is asked for at ${label}: without it, nothing can be pushed.`)
  if (refreshToken === null)
    throw notConnected(
      `${label} gave access for a short time only. Remove this service at ${grantsUrl}, then connect it again.`,
    )
  return tokensOf(grant, refreshToken, now)
}
