import { sql } from 'drizzle-orm'
import type { RecipientChoice } from '../../../contracts/campaigns/campaign-input.ts'
import type { AddedRecipients } from '../../../contracts/campaigns/recipients.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { chooseContacts } from '../../../domain/contacts/choose-contacts.ts'
import { resolveFilter, stretchOf } from '../../../domain/contacts/resolve-filter.ts'
import {
  assertRecipientsChangeable,
  type Candidate,
  type Counts,
  NO_COUNTS,
  storeRecipients,
  sumOf,
} from '../../../domain/recipients/store-recipients.ts'
import { chunk } from '../../../lib/chunk.ts'
import { invalid } from '../../../lib/errors.ts'
import { numberOfId } from '../../../lib/numbered-id.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { fieldName } from '../../../lib/text/field-name.ts'
import { manyLines, oneLine } from '../../../lib/text/one-line.ts'
import { normalizedAddress } from '../../../outreach/recipients/address.ts'
import { readTotals, requireCampaign } from '../queries.ts'
import { candidatesOf } from './of-contacts.ts'

/** Contacts loaded and added per step. */
const STRETCH = 500

/** A manually entered recipient, who may have additional fields by name. */
export interface Typed {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly name?: string | null | undefined
  readonly company?: string | null | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
}

export type Choice = Partial<Omit<RecipientChoice, 'manual'>> & { readonly manual?: readonly Typed[] | undefined }

/**
 * Adds contacts and manually entered addresses to a campaign's recipients. Duplicates, suppressed addresses, and people
 * who asked never to be contacted are counted and skipped.
 *
 * @throws not_found, conflict once sending began or the campaign is full
 */
export async function addRecipients(ctx: ServiceContext, id: string, choice: Choice): Promise<AddedRecipients> {
  const campaign = await requireCampaign(ctx, id)
  assertRecipientsChangeable(campaign)
  return countAdded(ctx, campaign, await addChosen(ctx, campaign, choice))
}

/** Whether the choice names no recipients. */
export const isEmptyChoice = ({ selected_contacts = [], segment, manual = [] }: Choice): boolean =>
  selected_contacts.length === 0 && manual.length === 0 && !segment

/**
 * Adds the account's own address, to test the campaign.
 *
 * @throws validation_failed for text messages, since an account has no phone number
 */
export async function addTestRecipients(ctx: ServiceContext, id: string): Promise<AddedRecipients> {
  const campaign = await requireCampaign(ctx, id)
  assertRecipientsChangeable(campaign)
  const { email, name } = accountOf(ctx)
  if (campaign.type === 'sms') throw invalid({ type: ['Your profile has no phone number. Enter one by hand.'] })
  const own: Candidate = {
    address: normalizedAddress('email', email),
    name,
    company: null,
    dataSource: 'Your own address',
    consent: 'Your own address',
  }
  return countAdded(ctx, campaign, await storeRecipients(ctx, campaign, [own]))
}

export async function countAdded(ctx: ServiceContext, { id }: CampaignRow, counts: Counts): Promise<AddedRecipients> {
  const totals = await readTotals(ctx, [id])
  return { ...counts, total_recipients: totals.get(id)?.total_recipients ?? 0 }
}

async function addChosen(ctx: ServiceContext, campaign: CampaignRow, choice: Choice): Promise<Counts> {
  const { selected_contacts = [], segment, manual = [] } = choice
  const consent = choice.consent || null
  let counts = NO_COUNTS
  const { low, high } = stretchOf(ctx)
  const numbers = [...new Set(selected_contacts)].map(numberOfId)
  const own = numbers.filter((number) => number !== null && number >= low && number <= high) as number[]
  counts = sumOf(counts, { ...NO_COUNTS, invalid: numbers.length - own.length })
  for (const stretch of chunk(own, STRETCH)) counts = sumOf(counts, await addNumbers(ctx, campaign, stretch, consent))
  if (segment) counts = sumOf(counts, await addSegment(ctx, campaign, segment as ContactFilter, consent))
  return sumOf(
    counts,
    await storeRecipients(ctx, campaign, manual.map(typed(campaign, consent, accountOf(ctx).country))),
  )
}

const addNumbers = async (
  ctx: ServiceContext,
  campaign: CampaignRow,
  numbers: readonly number[],
  consent: string | null,
) => storeRecipients(ctx, campaign, await candidatesOf(ctx, campaign.type, numbers, consent))

/**
 * Adds all contacts that match a filter now, step by step. Contacts without an address of the campaign's channel count
 * as invalid.
 */
async function addSegment(
  ctx: ServiceContext,
  campaign: CampaignRow,
  given: ContactFilter,
  consent: string | null,
): Promise<Counts> {
  const filter = await resolveFilter(ctx, given)
  let counts = NO_COUNTS
  for (let after: { reach: number; number: number } | undefined; ; ) {
    const slice = { limit: STRETCH, ...(after && { after }) }
    const rows = await ctx.data.all<{ seq: number; reach: number }>(sql`
      SELECT seq, reach FROM (${chooseContacts(accountOf(ctx).number, filter, slice)}) ORDER BY reach DESC, seq`)
    const numbers = rows.map(({ seq }) => seq)
    counts = sumOf(counts, await addNumbers(ctx, campaign, numbers, consent))
    const end = rows.at(-1)
    if (!end || rows.length < STRETCH) return counts
    after = { reach: end.reach, number: end.seq }
    await nextTurn()
  }
}

const typed =
  ({ type }: CampaignRow, consent: string | null, country: string | null) =>
  (row: Typed): Candidate => {
    const written = type === 'email' ? row.email : row.phone
    return {
      address: written ? normalizedAddress(type, written, country) : null,
      name: oneLine(row.name ?? '') || null,
      company: oneLine(row.company ?? '') || null,
      fields: fieldsOf(row.fields ?? {}),
      dataSource: 'Entered by hand',
      consent,
    }
  }

/** Returns the fields by their merge names. */
const fieldsOf = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .map(([name, value]) => [fieldName(name), manyLines(value)] as const)
      .filter(([name, value]) => name && value),
  )
