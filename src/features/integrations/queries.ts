import { sql } from 'drizzle-orm'
import {
  FAILURES_SHOWN,
  type Integration,
  type IntegrationFailure,
  PUSHES_SHOWN,
  type RemoteRecord,
} from '../../contracts/integrations/integrations.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import type { IntegrationSettings } from '../../db/schema/data/integrations.ts'
import { stretchOf } from '../../domain/contacts/resolve-filter.ts'
import {
  type IntegrationRow,
  integrationsOf,
  recordUrl,
  requireIntegration,
} from '../../domain/integrations/integrations.ts'
import { notFound } from '../../lib/errors.ts'
import { numberedId, numberOfId } from '../../lib/numbered-id.ts'
import type { IntegrationProvider } from '../../rules/integrations/integration-fields.ts'
import { latestPushes, toPush } from './push/pushes.ts'

/** The account's integrations, oldest first. */
export async function listIntegrations(ctx: ServiceContext): Promise<Integration[]> {
  const rows = await integrationsOf(ctx, accountOf(ctx).id)
  return Promise.all(rows.map((row) => toIntegration(ctx, row)))
}

/** @throws not_found */
export const readIntegration = async (ctx: ServiceContext, id: string): Promise<Integration> =>
  toIntegration(ctx, await requireIntegration(ctx, id))

async function toIntegration(ctx: ServiceContext, row: IntegrationRow): Promise<Integration> {
  const [counts, [latest], label] = await Promise.all([
    ctx.data.all<{ records: number; failed: number }>(sql`
      SELECT count(remote_id) AS records, count(problem) AS failed FROM integration_links WHERE integration_id = ${row.id}`),
    latestPushes(ctx, row.id, 1),
    labelId(ctx, row.autoLabel),
  ])
  const { id, provider, name, state, problem, mapping, settings } = row
  return {
    ...{ id, provider, name, state, problem, mapping },
    url: urlOf(provider, settings),
    on_existing: row.onExisting,
    with_organizations: row.withOrganizations,
    auto_contacts: row.autoContacts,
    auto_label_id: label,
    auto_answers: row.autoAnswers,
    total_records: counts[0]?.records ?? 0,
    total_failed: counts[0]?.failed ?? 0,
    latest_push: latest ? toPush(latest) : null,
    created_at: row.createdAt,
  }
}

const urlOf = (provider: IntegrationProvider, { url, recordsUrl }: IntegrationSettings): string | null =>
  provider === 'webhook' ? url : provider === 'google_sheets' ? recordsUrl : null

async function labelId(ctx: ServiceContext, label: number | null): Promise<string | null> {
  if (label === null) return null
  const [row] = await ctx.data.all<{ at: number }>(sql`
    SELECT created_at AS at FROM contact_labels WHERE number = ${label} AND account_id = ${accountOf(ctx).id}`)
  return row ? numberedId(label, row.at) : null
}

/** The number of one of the account's lists or tags; null if it is none. */
export async function labelNumber(ctx: ServiceContext, id: string): Promise<number | null> {
  const [row] = await ctx.data.all<{ number: number }>(sql`
    SELECT number FROM contact_labels WHERE number = ${numberOfId(id)} AND account_id = ${accountOf(ctx).id}`)
  return row?.number ?? null
}

/** The latest pushes of an integration. @throws not_found */
export async function listPushes(ctx: ServiceContext, id: string) {
  await requireIntegration(ctx, id)
  return (await latestPushes(ctx, id, PUSHES_SHOWN)).map(toPush)
}

/** What could not be pushed, the latest first. @throws not_found */
export async function listFailures(
  ctx: ServiceContext,
  id: string,
): Promise<{ total: number; failures: IntegrationFailure[] }> {
  await requireIntegration(ctx, id)
  const [counted] = await ctx.data.all<{ total: number }>(
    sql`SELECT count(*) AS total FROM integration_links WHERE integration_id = ${id} AND problem IS NOT NULL`,
  )
  const rows = await ctx.data.all<{
    kind: IntegrationFailure['kind']
    reason: string
    failed_at: string
    number: number | null
    first_seen_at: number | null
    name: string | null
  }>(sql`
    SELECT links.kind, links.problem AS reason, links.updated_at AS failed_at, contacts.number, contacts.first_seen_at,
      coalesce(contacts.name, replies.from_name, replies.from_address) AS name
    FROM integration_links AS links
    LEFT JOIN contacts ON links.kind <> 'answer' AND contacts.number = CAST(links.key AS integer)
    LEFT JOIN replies ON links.kind = 'answer' AND replies.id = links.key
    WHERE links.integration_id = ${id} AND links.problem IS NOT NULL ORDER BY links.updated_at DESC LIMIT ${FAILURES_SHOWN}`)
  return {
    total: counted?.total ?? 0,
    failures: rows.map(({ kind, reason, failed_at, number, first_seen_at, name }) => ({
      ...{ kind, reason, failed_at, name },
      contact_id: number === null ? null : numberedId(number, first_seen_at!),
    })),
  }
}

/** The records that a contact has at the account's providers. @throws not_found */
export async function listRecordsOfContact(ctx: ServiceContext, contactId: string): Promise<RemoteRecord[]> {
  const { low, high } = stretchOf(ctx)
  const number = numberOfId(contactId)
  if (number === null || number < low || number > high) throw notFound('Contact')
  const rows = await ctx.data.all<{
    integration_id: string
    provider: IntegrationProvider
    name: string
    settings: string
    kind: 'person' | 'organization'
    remote_id: string | null
    problem: string | null
    updated_at: string
  }>(sql`
    SELECT integration_id, provider, integrations.name, settings, links.kind, remote_id, links.problem, links.updated_at
    FROM integration_links AS links JOIN integrations ON integrations.id = integration_id
    WHERE links.key = ${String(number)} AND links.kind IN ('person', 'organization') AND links.account_id = ${accountOf(ctx).id}
    ORDER BY integrations.created_at`)
  return rows.map(({ integration_id, provider, name, settings, kind, remote_id, problem, updated_at }) => ({
    ...{ integration_id, provider, integration_name: name, kind, reason: problem, pushed_at: updated_at },
    url: recordUrl({ provider, settings: JSON.parse(settings) as IntegrationSettings }, kind, remote_id),
  }))
}
