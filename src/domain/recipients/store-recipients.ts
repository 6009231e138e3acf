import { sql } from 'drizzle-orm'
import { RECIPIENTS_MAX } from '../../contracts/campaigns/limits.ts'
import type { AddedRecipients } from '../../contracts/campaigns/recipients.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { conflict, notFound } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { recipientCountry, recipientTimeZone } from '../../outreach/schedule/recipient-time-zone.ts'
import type { CampaignRow } from '../campaigns/campaign-row.ts'
import { blockedAddresses } from './eligibility/blocked-addresses.ts'
import { organizationKey } from './organization-key.ts'

/** Someone who may become a recipient. */
export interface Candidate {
  /** Normalised; null if they have no address of the campaign's kind. */
  readonly address: string | null
  readonly name: string | null
  readonly company: string | null
  readonly fields?: Readonly<Record<string, string>>
  /** The number of the contact. */
  readonly contact?: number | null
  /** Their organisation: the number of its contact, and the registrable domain of its website. */
  readonly organizationNumber?: number | null
  readonly organizationSite?: string | null
  /** As `organizationKey` returns it; derived from the other fields if omitted. */
  readonly organization?: string | null
  /** Used to derive the time zone: the country of their address, and a number of theirs in E.164. */
  readonly country?: string | null
  readonly phone?: string | null
  /** IANA name; derived from the other fields if omitted. */
  readonly timeZone?: string | null
  /** Their country, whose public holidays count; derived from the other fields if omitted. */
  readonly livesIn?: string | null
  /** For example `Crawl of acme.com`. */
  readonly dataSource: string
  readonly consent: string | null
}

/** How many candidates were added or rejected, by reason; without the new total of recipients. */
export type Counts = Omit<AddedRecipients, 'total_recipients'>
export const NO_COUNTS: Counts = { added: 0, known: 0, invalid: 0, suppressed: 0, refused: 0 }
export const sumOf = (one: Counts, other: Counts): Counts => ({
  added: one.added + other.added,
  known: one.known + other.known,
  invalid: one.invalid + other.invalid,
  suppressed: one.suppressed + other.suppressed,
  refused: one.refused + other.refused,
})

const FROZEN = 'Recipients can be changed only while a campaign is a draft or scheduled.'
const isChangeable = (status: CampaignRow['status']) => status === 'draft' || status === 'scheduled'

/** @throws conflict once the recipients of a campaign are final */
export function assertRecipientsChangeable({ status }: Pick<CampaignRow, 'status'>): void {
  if (!isChangeable(status)) throw conflict(FROZEN)
}

/**
 * A condition: the recipients of a campaign may still change. Every statement that changes them includes it, since the
 * campaign may start at any moment.
 */
export const areRecipientsChangeable = (campaignId: string) =>
  sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${campaignId} AND status IN ('draft', 'scheduled'))`

const totalOf = (campaignId: string) => sql`(
  SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = ${campaignId}
    AND what IN ('pending', 'sent', 'delivered', 'bounced', 'failed', 'skipped', 'unknown'))`

/**
 * Adds candidates to a campaign's recipients, up to a few thousand per call, with one statement for each list of rows
 * that fits a bound parameter. An address is added only once, so the call is idempotent and can be resumed.
 *
 * @throws conflict once the campaign has begun, or is full
 */
export async function storeRecipients(
  ctx: ServiceContext,
  { id, type }: Pick<CampaignRow, 'id' | 'type'>,
  candidates: readonly Candidate[],
): Promise<Counts> {
  const counts = { ...NO_COUNTS }
  const withAddress = candidates.filter(({ address }) => address !== null) as (Candidate & { address: string })[]
  counts.invalid = candidates.length - withAddress.length
  const { blocks } = await blockedAddresses(
    ctx,
    type,
    withAddress.map(({ address }) => address),
  )
  // Of several spellings of one mailbox, the first gets the message.
  const mailboxes = new Map<string, string>()
  const rows = withAddress.flatMap((candidate) => {
    const { address } = candidate
    const mailbox = type === 'email' ? mailboxIdentity(address) : address
    const block = blocks.get(address)
    if (block) counts[block]++
    else if ((mailboxes.get(mailbox) ?? address) !== address) counts.known++
    else {
      mailboxes.set(mailbox, address)
      return [toRow(type, candidate)]
    }
    return []
  })
  for (const list of jsonLists(rows)) {
    const { added, known } = await insert(ctx, id, list)
    counts.added += added
    counts.known += known
  }
  return counts
}

async function insert(ctx: ServiceContext, campaignId: string, list: string) {
  const now = ctx.clock.now().toISOString()
  const [, [changed], [state]] = await runBatch(ctx.data, [
    statement(sql`
      INSERT INTO recipients (id, account_id, campaign_id, address, name, company, fields, contact, data_source, consent, time_zone, country, organization, created_at)
      SELECT value ->> 'id', ${accountOf(ctx).id}, ${campaignId}, value ->> 'address', value ->> 'name', value ->> 'company', value -> 'fields',
        value ->> 'contact', value ->> 'dataSource', value ->> 'consent', value ->> 'timeZone', value ->> 'livesIn', value ->> 'organization', ${now}
      FROM json_each(${list})
      WHERE ${areRecipientsChangeable(campaignId)} AND key + ${totalOf(campaignId)} < ${RECIPIENTS_MAX}
      ON CONFLICT (campaign_id, address) DO NOTHING`),
    statement<{ added: number }>(sql`SELECT changes() AS added`),
    statement<{ status: CampaignRow['status'] | null; given: number; there: number }>(sql`
      SELECT (SELECT status FROM campaigns WHERE id = ${campaignId}) AS status, count(*) AS given, count(recipients.id) AS there
      FROM json_each(${list}) LEFT JOIN recipients ON recipients.campaign_id = ${campaignId} AND recipients.address = value ->> 'address'`),
  ])
  const { status, given, there } = state!
  if (status === null) throw notFound('Campaign')
  if (!isChangeable(status)) throw conflict(FROZEN)
  if (there < given)
    throw conflict(`A campaign has at most ${RECIPIENTS_MAX.toLocaleString('en-US')} recipients, which this one has.`)
  return { added: changed!.added, known: given - changed!.added }
}

function toRow(channel: Channel, candidate: Candidate & { address: string }) {
  const { address, fields, name, company, contact, dataSource, consent } = candidate
  const phone = channel === 'sms' ? address : candidate.phone
  const timeZone = candidate.timeZone ?? recipientTimeZone({ ...candidate, phone: phone ?? null })
  const livesIn = candidate.livesIn ?? recipientCountry({ ...candidate, phone: phone ?? null })
  const organization = candidate.organization ?? organizationKey(candidate)
  return {
    ...{ id: newId(), address, dataSource, consent },
    // Omitted instead of null: SQL would read a JSON null as text.
    ...(name && { name }),
    ...(company && { company }),
    ...(contact && { contact }),
    ...(fields && Object.keys(fields).length > 0 && { fields }),
    ...(timeZone && { timeZone }),
    ...(livesIn && { livesIn }),
    ...(organization && { organization }),
  }
}
