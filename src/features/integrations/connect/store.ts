import { and, eq, sql } from 'drizzle-orm'
import { INTEGRATIONS_MAX, type OnExisting } from '../../../contracts/integrations/integrations.ts'
import { auditStatement } from '../../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { type IntegrationSettings, integrations, type WebhookSecrets } from '../../../db/schema/data/integrations.ts'
import { type IntegrationRow, sealIntegrationSecrets } from '../../../domain/integrations/integrations.ts'
import type { GrantTokens } from '../../../domain/oauth/fresh-grant.ts'
import { AppError, conflict } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import type { CrmAccount } from '../../../platform/crm/port.ts'
import { INTEGRATION_LABELS, type IntegrationProvider } from '../../../rules/integrations/integration-fields.ts'
import { DEFAULT_MAPPINGS, withOrganizations } from '../mapping/default-mapping.ts'
import { enqueuePushes } from '../push/pushes.ts'
import { newestContact } from '../push/start-push.ts'

export type ConnectedAccount = CrmAccount

export interface NewConnection {
  readonly provider: IntegrationProvider
  readonly url: string
  readonly account: CrmAccount
  readonly tokens: GrantTokens | WebhookSecrets
}

/** What a push does to existing records unless the customer says otherwise: what people entered there stays. */
const ON_EXISTING_DEFAULT: OnExisting = 'fill'

/**
 * Stores a connection: with the integration that is connected again, with the account's existing one of the same
 * account at the provider, or as a new one.
 *
 * @returns its id
 * @throws validation_failed if it is connected again with another account at the provider; conflict at the maximum
 */
export async function storeIntegration(
  ctx: ServiceContext,
  again: IntegrationRow | null,
  connection: NewConnection,
): Promise<string> {
  const { account } = connection
  if (again && again.settings.remoteAccount !== account.id) {
    const label = INTEGRATION_LABELS[again.provider]
    const text = `You connected another account of ${label} than “${again.name}”. Connect it again with that one, or add a new integration.`
    throw new AppError('validation_failed', text)
  }
  const known = again ?? (await integrationOf(ctx, connection))
  return known ? reconnect(ctx, known, connection) : add(ctx, connection)
}

async function integrationOf(ctx: ServiceContext, { provider, account }: NewConnection) {
  const [row] = await ctx.data
    .select()
    .from(integrations)
    .where(
      and(
        eq(integrations.accountId, accountOf(ctx).id),
        eq(integrations.provider, provider),
        sql`settings ->> 'remoteAccount' = ${account.id}`,
      ),
    )
    .limit(1)
  return row ?? null
}

const settingsOf = ({ url, account }: NewConnection): IntegrationSettings => ({
  url,
  remoteAccount: account.id,
  recordsUrl: account.recordsUrl,
  keyProperty: account.keyProperty,
})

/** The pushes that waited go on. */
async function reconnect(ctx: ServiceContext, row: IntegrationRow, connection: NewConnection): Promise<string> {
  const secrets = await sealIntegrationSecrets(ctx, row, connection.tokens)
  const now = ctx.clock.now().toISOString()
  const [changed] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE integrations SET settings = ${JSON.stringify(settingsOf(connection))}, secrets = ${secrets}, state = 'connected',
        problem = NULL, problem_mailed_at = NULL, refresh_ends_at = NULL, rests_until = NULL, updated_at = ${now}
      WHERE id = ${row.id} RETURNING id`),
    auditStatement(ctx, {
      action: 'integration.connect',
      objectId: row.id,
      after: { provider: row.provider, name: row.name },
    }),
    statement(
      sql`UPDATE integration_pushes SET problem = NULL, failures = 0, due_at = ${now} WHERE integration_id = ${row.id} AND state = 'running'`,
    ),
  ])
  if (changed.length === 0) throw conflict('The integration was deleted.')
  await enqueuePushes(ctx, row)
  return row.id
}

async function add(ctx: ServiceContext, connection: NewConnection): Promise<string> {
  const { provider, account, tokens } = connection
  const row = { id: newId(), accountId: accountOf(ctx).id }
  const secrets = await sealIntegrationSecrets(ctx, row, tokens)
  const now = ctx.clock.now().toISOString()
  // Contacts that exist are pushed when somebody says so.
  const after = await newestContact(ctx)
  const [added] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      INSERT INTO integrations (id, account_id, provider, name, settings, secrets, mapping, on_existing, with_organizations, auto_contacts,
        auto_after, auto_answers, state, created_at, updated_at)
      SELECT ${row.id}, ${row.accountId}, ${provider}, ${account.name.slice(0, 100)}, ${JSON.stringify(settingsOf(connection))}, ${secrets},
        ${JSON.stringify(DEFAULT_MAPPINGS[provider])}, ${ON_EXISTING_DEFAULT}, ${withOrganizations(provider) ? 1 : 0}, 'none',
        ${after}, 0, 'connected', ${now}, ${now}
      WHERE (SELECT count(*) FROM integrations WHERE account_id = ${row.accountId}) < ${INTEGRATIONS_MAX} RETURNING id`),
    auditStatement(ctx, { action: 'integration.connect', objectId: row.id, after: { provider, name: account.name } }),
  ])
  if (added.length === 0) throw conflict(`An account may have ${INTEGRATIONS_MAX} integrations.`)
  return row.id
}
