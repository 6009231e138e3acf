import { type SQL, sql } from 'drizzle-orm'
import type { VariantName } from '../../../contracts/campaigns/steps.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import {
  awaitsWinner,
  judgeSubjects,
  settledFrom,
  type TestedCampaign,
  type Variant,
  type VariantFigures,
} from '../../../outreach/outcomes/judge-subject-test.ts'
import type { TakenCampaign } from '../sending/acquire-batch.ts'
import { splitRecipients } from './split-recipients.ts'

/** SQL condition on `recipients`: those who may get their message before the winning subject is decided. */
export const hasSubject = (campaign: TestedCampaign): SQL =>
  awaitsWinner(campaign) ? sql`variant IS NOT NULL` : sql`true`

export interface SubjectRow extends VariantFigures {
  readonly variant: VariantName
  /** Recipients who were not sent to yet. */
  readonly untried: number
}

/**
 * SQL condition on `recipients`: a program loaded the images of the message, but no person is known to have opened it.
 */
export const wasPrefetched: SQL = sql`opened_at IS NULL AND EXISTS (
      SELECT 1 FROM recipient_events WHERE recipient_id = recipients.id AND recipient_events.kind = 'opened' AND is_automatic = 1)`

/** Recipients read per statement. It takes a few milliseconds, during which other queries wait. */
const ROWS_AT_ONCE = 2_000

/**
 * Returns the results of each subject, from the messages that were sent with it, regardless of how it was assigned.
 * Reads recipients in steps.
 *
 * @param by the column that names what they got
 */
export async function readSubjectFigures(
  { data }: Pick<ServiceContext, 'data'>,
  { id }: Pick<CampaignRow, 'id'>,
  rowsAtOnce = ROWS_AT_ONCE,
  by: SQL = sql`variant`,
): Promise<SubjectRow[]> {
  const totals = new Map<VariantName, SubjectRow>()
  for (let after: string | null = ''; after !== null; ) {
    const step: SQL = sql`FROM recipients WHERE campaign_id = ${id} AND id > ${after} ORDER BY id LIMIT`
    const [rows, [edge]]: readonly [SubjectRow[], { id: string }[]] = await runBatch(data, [
      statement<SubjectRow>(sql`
        SELECT variant, count(*) FILTER (WHERE state IN ('sent', 'delivered', 'bounced')) AS sent, count(opened_at) AS opened,
          count(*) FILTER (WHERE ${wasPrefetched}) AS prefetched, count(clicked_at) AS clicked, count(replied_at) AS replied,
          count(*) FILTER (WHERE state IN ('pending', 'claimed', 'sending') AND attempts = 0) AS untried
        FROM (SELECT id, ${by} AS variant, state, opened_at, clicked_at, replied_at, attempts ${step} ${rowsAtOnce}) AS recipients
        WHERE variant IS NOT NULL GROUP BY variant`),
      statement<{ id: string }>(sql`SELECT id ${step} 1 OFFSET ${rowsAtOnce - 1}`),
    ])
    for (const row of rows) totals.set(row.variant, sumOf(row, totals.get(row.variant)))
    after = edge?.id ?? null
  }
  return [...totals.values()]
}

const sumOf = (a: SubjectRow, b: SubjectRow | undefined): SubjectRow =>
  b === undefined
    ? a
    : {
        variant: a.variant,
        sent: a.sent + b.sent,
        opened: a.opened + b.opened,
        prefetched: a.prefetched + b.prefetched,
        clicked: a.clicked + b.clicked,
        replied: a.replied + b.replied,
        untried: a.untried + b.untried,
      }

const NOTHING: VariantFigures = { sent: 0, opened: 0, prefetched: 0, clicked: 0, replied: 0 }
export const figuresOf = (rows: readonly SubjectRow[], variant: VariantName): VariantFigures =>
  rows.find((row) => row.variant === variant) ?? NOTHING

/**
 * Prepares the subjects of a campaign before a batch. It first assigns the test recipients, once. When the waiting time
 * is over and all test recipients were sent to, it decides the winning subject for the others. The decision is a single
 * statement, so a later one cannot change it.
 *
 * @returns the campaign after these changes
 */
export async function prepareSubjects(ctx: ServiceContext, given: TakenCampaign): Promise<TakenCampaign> {
  const taken = await splitRecipients(ctx, given)
  const { campaign } = taken
  const from = settledFrom(campaign)
  const now = ctx.clock.now()
  if (!awaitsWinner(campaign) || campaign.followsId !== null || from === null || now < from) return taken
  const rows = await readSubjectFigures(ctx, campaign)
  if (rows.some(({ untried }) => untried > 0)) return taken
  const { winner, by } = judgeSubjects(campaign.subjectTest!.by, { a: figuresOf(rows, 'a'), b: figuresOf(rows, 'b') })
  const [settled] = await ctx.data.all<{ subject_winner: Variant }>(sql`
    UPDATE campaigns SET subject_winner = coalesce(subject_winner, ${winner}),
      subject_decided_by = iif(subject_winner IS NULL, ${by}, subject_decided_by), updated_at = ${now.toISOString()}
    WHERE id = ${campaign.id} AND batch_id = ${campaign.batchId} RETURNING subject_winner`)
  return settled ? { campaign: { ...campaign, subjectWinner: settled.subject_winner } } : taken
}
