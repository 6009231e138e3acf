import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { IntegrationRow } from '../../../domain/integrations/integrations.ts'
import { type Crm, type CrmRecord, RecordsRefused } from '../../../platform/crm/port.ts'
import { type LinkChange, readLinks } from './links.ts'
import { pushContacts } from './push-contacts.ts'
import { type Pushed, pushRecords } from './push-records.ts'

interface AnswerRow {
  readonly id: string
  readonly from_address: string
  readonly from_name: string | null
  readonly subject: string | null
  readonly text: string
  readonly received_at: string
  readonly contact: number | null
  readonly address: string
  readonly name: string | null
  readonly company: string | null
  readonly campaign_name: string
}

/** What became of an answer, and what has to be stored; null if the answer was deleted. */
export interface PushedAnswer {
  readonly pushed: Pushed
  readonly changes: readonly LinkChange[]
}

/**
 * Pushes an answer: first the person who wrote it, then a note or task on their record.
 *
 * @throws ProviderError
 */
export async function pushAnswer(
  ctx: ServiceContext,
  integration: IntegrationRow,
  crm: Crm,
  id: string,
): Promise<PushedAnswer | null> {
  const answer = await readAnswer(ctx, integration.accountId, id)
  if (!answer) return null
  const link = (await readLinks(ctx, integration, [id])).get(`answer ${id}`)
  if (link?.remoteId) {
    const pushed: Pushed = { outcome: 'unchanged', remoteId: link.remoteId, hash: link.hash ?? '', sent: {} }
    return { pushed, changes: [{ kind: 'answer', key: id, pushed }] }
  }
  const person = await pushPerson(ctx, integration, crm, answer)
  const pushed = person.pushed.outcome === 'failed' ? person.pushed : await attach(crm, answer, person.pushed.remoteId)
  return { pushed, changes: [...person.changes, { kind: 'answer', key: id, pushed }] }
}

async function readAnswer(ctx: ServiceContext, accountId: string, id: string): Promise<AnswerRow | null> {
  const [row] = await ctx.data.all<AnswerRow>(sql`
    SELECT replies.id, from_address, from_name, replies.subject, replies.text, received_at, recipients.contact, recipients.address,
      recipients.name, recipients.company, campaigns.name AS campaign_name
    FROM replies JOIN recipients ON recipients.id = recipient_id JOIN campaigns ON campaigns.id = replies.campaign_id
    WHERE replies.id = ${id} AND replies.account_id = ${accountId}`)
  return row ?? null
}

/** The contact of the recipient; without one, the recipient's address, which has no link here. */
async function pushPerson(
  ctx: ServiceContext,
  integration: IntegrationRow,
  crm: Crm,
  answer: AnswerRow,
): Promise<PushedAnswer> {
  if (answer.contact !== null) {
    const { byNumber, changes } = await pushContacts(ctx, integration, crm, [answer.contact])
    const [pushed] = [...byNumber.values()]
    if (pushed) return { pushed, changes }
  }
  const email = answer.address.includes('@') ? answer.address : null
  if (email === null)
    return { pushed: { outcome: 'failed', reason: 'Its author is not among your contacts.' }, changes: [] }
  const pairs = integration.mapping.person.flatMap(({ field, property }) => {
    const value = { email, name: answer.name, family_name: answer.name, company: answer.company }[field as 'email']
    return value ? [[property, value] as const] : []
  })
  const record: CrmRecord = {
    ...{ key: answer.id, kind: 'person', values: Object.fromEntries(pairs), name: answer.name ?? email, email },
    ...{ company: answer.company, domain: null, remoteId: null, organizationId: null },
  }
  const pushed = (await pushRecords(crm, 'person', [record], () => null, 'fill')).get(answer.id)
  return { pushed: pushed ?? { outcome: 'failed', reason: 'Not pushed.' }, changes: [] }
}

async function attach(crm: Crm, answer: AnswerRow, personId: string): Promise<Pushed> {
  const { id: key, from_address, from_name, subject, text, received_at: at, campaign_name } = answer
  try {
    const from = from_name ? `${from_name} <${from_address}>` : from_address
    const result = await crm.addAnswer({ key, personId, at, from, subject: subject ?? campaign_name, text })
    return result.kind === 'done'
      ? { outcome: 'created', remoteId: result.remoteId, hash: '', sent: {} }
      : { outcome: 'failed', reason: result.reason }
  } catch (error) {
    if (!(error instanceof RecordsRefused)) throw error
    return { outcome: 'failed', reason: error.message }
  }
}
