import { sql } from 'drizzle-orm'
import type { ReturnsOf } from '../../../contracts/endpoint.ts'
import type { testIntegration } from '../../../contracts/integrations/integrations.ts'
import { guardWork, workKey } from '../../../core/begun-work.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import { chosenNumbers } from '../../../domain/contacts/chosen-numbers.ts'
import { readExported } from '../../../domain/contacts/exported/read-exported.ts'
import { stretchOf } from '../../../domain/contacts/resolve-filter.ts'
import { type IntegrationRow, recordUrl } from '../../../domain/integrations/integrations.ts'
import { openCrm } from '../../../domain/integrations/open-crm.ts'
import { inWords } from '../../../domain/oauth/consents.ts'
import { conflict, notFound, raise } from '../../../lib/errors.ts'
import { linkStatements } from './links.ts'
import { pushContacts, recordOf } from './push-contacts.ts'
import { requireConnected } from './start-push.ts'

type TestResult = ReturnsOf<typeof testIntegration>['data']

/**
 * Pushes one contact now and returns what came of it.
 *
 * @param contactId null for the newest contact that has an email address
 * @throws not_found; conflict while the integration is disconnected or a push runs; unavailable, validation_failed with
 * the provider's reason
 */
export async function testPush(ctx: ServiceContext, id: string, contactId: string | null): Promise<TestResult> {
  const integration = await requireConnected(ctx, id)
  const number = await contactFor(ctx, contactId)
  let result: TestResult | null = null
  const job = { account_id: accountOf(ctx).id, integration_id: id }
  // Beside a push, both could create the same record.
  const outcome = await guardWork(ctx, workKey('integration-pushes', job)!, async () => {
    result = await pushOne(ctx, integration, number)
  })
  if (outcome === 'wanted again') await ctx.queues.send('integration-pushes', job)
  return result ?? raise(conflict('A push is running. Try again in a moment.'))
}

async function pushOne(ctx: ServiceContext, integration: IntegrationRow, number: number): Promise<TestResult> {
  const [contact] = await readExported(ctx, [number])
  if (!contact) throw notFound('Contact')
  const { byNumber, changes } = await inWords(async () =>
    pushContacts(ctx, integration, await openCrm(ctx, integration), [number]),
  )
  await runBatch(ctx.data, linkStatements(ctx, integration, changes))
  const pushed = byNumber.get(number)
  const { values } = recordOf(ctx, integration, contact, null)
  const shown = pushed && pushed.outcome !== 'failed' && pushed.outcome !== 'unchanged' ? pushed.sent : values
  return {
    contact_id: contact.id,
    contact_name: contact.name,
    outcome: pushed?.outcome ?? 'failed',
    url: pushed && pushed.outcome !== 'failed' ? recordUrl(integration, contact.kind, pushed.remoteId) : null,
    reason: pushed?.outcome === 'failed' ? pushed.reason : null,
    sent: Object.entries(shown).map(([property, value]) => ({ property, value })),
  }
}

async function contactFor(ctx: ServiceContext, contactId: string | null): Promise<number> {
  if (contactId !== null) {
    const [number] = await chosenNumbers(ctx, { contact_ids: [contactId] })
    return number ?? raise(notFound('Contact'))
  }
  const { low, high } = stretchOf(ctx)
  const [row] = await ctx.data.all<{ number: number }>(sql`
    SELECT number FROM contacts WHERE number BETWEEN ${low} AND ${high} AND reach >= 2 ORDER BY number DESC LIMIT 1`)
  return (
    row?.number ??
    raise(Object.assign(notFound('Contact'), { message: 'You have no contact with an email address yet.' }))
  )
}
