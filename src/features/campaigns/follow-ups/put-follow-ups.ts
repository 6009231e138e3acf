import { type SQL, sql } from 'drizzle-orm'
import {
  type ChangeFollowUp,
  checkFollowUp,
  type FollowUp,
  FollowUpInput,
} from '../../../contracts/campaigns/follow-ups.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { postponeStatement } from '../../../domain/recipients/wait-again.ts'
import { applyChange, applyPart } from '../../../lib/apply-change.ts'
import { conflict, invalid } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { readFollowUps, requireCampaign } from '../queries.ts'
import { listFollowUps } from './list-follow-ups.ts'
import { afterSecondsOf, followUpFieldsOf, HOUR_SECONDS, writeFollowUp } from './write-follow-ups.ts'

const UNTOUCHABLE = 'Follow-ups can be changed while a campaign is a draft, scheduled or paused.'
const SETTLED = 'While a campaign is paused, only the texts of its follow-ups and their delays can be changed.'
const CHANGED_MEANWHILE = 'The campaign has changed. Please reload and try again.'
/** The revision is increased by a random number, so that concurrent requests do not compute the same revision. */
const RISE_MAX = 1_000_000

/**
 * Replaces all follow-ups of a campaign, in order; those that are omitted are deleted. A changed delay also applies to
 * recipients that are already pending. One transaction, which does nothing if the campaign was changed meanwhile.
 *
 * @throws not_found, validation_failed for an id that is not one of its follow-ups, conflict if they may not be changed
 */
export async function putFollowUps(
  ctx: ServiceContext,
  id: string,
  changes: readonly ChangeFollowUp[],
): Promise<FollowUp[]> {
  const campaign = await requireCampaign(ctx, id)
  const before = await readFollowUps(ctx, campaign)
  const { status, revision: known } = campaign
  if (status !== 'draft' && status !== 'scheduled' && status !== 'paused') throw conflict(UNTOUCHABLE)
  assertKnown(before, changes)
  const given = changes.map((change, place) => completed(before, change, place))
  if (status === 'paused') assertSettled(before, given)
  const at = ctx.clock.now().toISOString()
  const revision = known + 1 + Math.floor(Math.random() * RISE_MAX)
  // Each statement checks that the first one of this transaction was applied.
  const isMeant = sql`EXISTS (SELECT 1 FROM campaigns AS root WHERE root.id = ${id} AND root.revision = ${revision})`
  const kept = given.flatMap((one) => one.id ?? [])
  const [changed] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE campaigns SET revision = ${revision}, updated_at = ${at}
      WHERE id = ${id} AND revision = ${known} AND status = ${status} RETURNING id`),
    auditStatement(ctx, {
      ...{ action: 'campaign.change-follow-ups', objectId: id },
      ...{ before: { follow_ups: before.length }, after: { follow_ups: given.length } },
    }),
    // Frees the step numbers before they are reassigned.
    statement(sql`UPDATE campaigns SET step = -step WHERE follows_id = ${id} AND ${isMeant}`),
    statement(sql`
      DELETE FROM campaigns WHERE follows_id = ${id} AND ${isMeant} AND id NOT IN (SELECT value FROM json_each(${JSON.stringify(kept)}))`),
    ...given.map((one, place) =>
      writeFollowUp(campaign, { ...one, id: one.id ?? newId(), step: place + 2 }, at, isMeant),
    ),
    ...(status === 'paused' ? postponed(before, given, isMeant) : []),
  ])
  if (changed.length === 0) throw conflict(CHANGED_MEANWHILE)
  return listFollowUps(ctx, id)
}

/** Returns a follow-up with an update applied; an existing one keeps the omitted fields. @throws validation_failed */
function completed(before: readonly CampaignRow[], { id, ...change }: ChangeFollowUp, place: number): FollowUpInput {
  const row = before.find((one) => one.id === id)
  const former = row && followUpFieldsOf(row)
  // Only a row that is not a follow-up has no delay.
  const after_hours = (row?.afterSeconds ?? 0) / HOUR_SECONDS || undefined
  const { variant_test, ...rest } = change
  const whole = { ...rest, variant_test: applyPart(row?.variantTest ?? null, variant_test) }
  return applyChange(FollowUpInput.superRefine(checkFollowUp), { id, after_hours, ...former } as never, whole, [
    'follow_ups',
    place,
  ])
}

function assertKnown(before: readonly CampaignRow[], given: readonly ChangeFollowUp[]): void {
  const known = new Set(before.map(({ id }) => id))
  // `delete` also rejects an id that is listed twice.
  for (const [place, { id }] of given.entries())
    if (id && !known.delete(id)) throw invalid({ [`follow_ups.${place}.id`]: ['There is no such follow-up'] })
}

function assertSettled(before: readonly CampaignRow[], given: readonly FollowUpInput[]): void {
  const isSame = (row: CampaignRow, one: FollowUpInput | undefined) =>
    one?.id === row.id &&
    one.stop_on_click === row.stopsOnClick &&
    one.kind === row.stepKind &&
    one.condition === row.condition &&
    one.variants.length === (row.variants?.length ?? 0)
  if (before.length !== given.length || !before.every((row, place) => isSame(row, given[place])))
    throw conflict(SETTLED)
}

/**
 * Applies changed delays to pending recipients. Those that a mail server deferred keep the time of their next attempt.
 */
function postponed(
  before: readonly CampaignRow[],
  given: readonly FollowUpInput[],
  isMeant: SQL,
): Statement<unknown>[] {
  return before.flatMap((row, place) => {
    const after = afterSecondsOf(given[place]!)
    if (after === row.afterSeconds) return []
    // They became pending when the previous message was sent.
    return [postponeStatement(row.id, after, isMeant)]
  })
}
