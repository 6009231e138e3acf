import { type SQL, sql } from 'drizzle-orm'
import { BOUNCE_PAUSE, type CampaignStatus } from '../../../contracts/campaigns.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { forAccount } from '../../../core/for-account.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { isHeld } from '../../../domain/campaigns/batch.ts'
import { sequenceId } from '../../../domain/campaigns/family.ts'
import {
  type Batch,
  beginStatement,
  type DeliveryResult,
  deferStatement,
  handOverEventId,
  handOverEvents,
  settleStatement,
  skipStatement,
} from '../../../domain/recipients/batch-steps.ts'
import { type NewRecipientEvent, publishRecipientEvents } from '../../../domain/recipients/publish-recipient-events.ts'
import { suppressStatement } from '../../../domain/suppressions/list-statements.ts'
import { SUPPRESSED_REASON, suppressionHint } from '../../../domain/suppressions/suppressions.ts'
import { isMigrating } from '../../../lib/moving.ts'
import { pause } from '../../../lib/pause.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import { type ClaimedRecipient, giveBack } from './claim-recipients.ts'
import { dayOfBatch, GATHER_MS, hourOfBatch, LEASE_MS, periodsOf, RENEW_MS, WORK_MS } from './policy.ts'

/** What became of a message of a batch. The budget of one that is pending is given back. */
export interface Outcome extends DeliveryResult {
  readonly recipient: ClaimedRecipient
}

/** Why a batch goes no further. `over`: its hour or its time is, or a window of its recipients closed; `stopped`: it was paused or cancelled, or somebody else has it. */
export type Stop = { readonly kind: 'over' | 'stopped' } | { readonly kind: 'bounces'; readonly percent: number }

/** Who is to be handed over to next, and what the message goes by where that is known beforehand. */
export interface Next {
  readonly recipient: ClaimedRecipient
  readonly messageId: string | null
}

/** What a batch goes by, beside its campaign. */
export interface BatchTerms {
  /** How many connections take steps. */
  readonly lanes: number
  /** When the first of its recipients may not be written to any more. */
  readonly closesAt: Date | null
  /** That its sender warms up and has sent nothing since it was told to. */
  readonly beginsWarmUp: boolean
}

interface Wish {
  readonly outcomes: readonly Outcome[]
  readonly next: readonly Next[]
  readonly answer: (begun: ReadonlySet<string>) => void
  readonly fail: (error: unknown) => void
}

interface Standing {
  status: CampaignStatus
  batch_id: string | null
  out: number
  bounced: number
}

/** What was handed over is written down at all costs: so often it is tried, after longer and longer waits. */
const WRITES_MAX = 6
const WRITE_AGAIN_MS = 50
/** While an account moves to another database, which takes seconds. */
const MOVING_WRITES_MAX = 30
const MOVING_AGAIN_MS = 500

/**
 * The only one who writes into a batch's rows while it is handed over. Each connection says in one step what became of its messages and which ones it would begin
 * with; steps that come while a transaction is under way share the next one. A row is `sending` from just before it is handed over until right
 * after, so whoever dies leaves no more rows in doubt than the connections had begun: one each, or what a fast server takes in a moment.
 */
export class Ledger {
  #ctx: ServiceContext
  readonly #taken: TakenCampaign
  readonly #until: number
  #beginsWarmUp: boolean
  #renewAt: number
  #waiting: Wish[] = []
  #isWriting = false
  #gathering: ReturnType<typeof setTimeout> | null = null
  readonly #lanes: number
  #told: Promise<unknown> = Promise.resolve()
  readonly #timer: ReturnType<typeof setInterval>
  /** When the last message went out. */
  sentAt: string | null = null
  stop: Stop | null = null

  constructor(ctx: ServiceContext, taken: TakenCampaign, { lanes, closesAt, beginsWarmUp }: BatchTerms) {
    this.#ctx = ctx
    this.#taken = taken
    this.#lanes = lanes
    const now = ctx.clock.now().getTime()
    this.#until = Math.min(now + WORK_MS, closesAt?.getTime() ?? Number.POSITIVE_INFINITY)
    this.#beginsWarmUp = beginsWarmUp
    this.#renewAt = now + RENEW_MS
    // A server may take its time over every connection: the batch stays ours as long as we are there.
    this.#timer = setInterval(() => void this.step([], []).catch(() => {}), RENEW_MS)
  }

  /** Lets the batch end where it is. */
  end(stop: Stop): void {
    this.stop ??= stop
  }

  /**
   * Writes down what became of messages, and that the next ones are being handed over now.
   *
   * @returns which of those may be, by their recipients' ids
   */
  step(outcomes: readonly Outcome[], next: readonly Next[]): Promise<ReadonlySet<string>> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ outcomes, next, answer, fail })
      if (!this.#isWriting) this.#writeSoon()
    })
  }

  /** Where messages go fast, a transaction is worth a short wait for others to share it; half of the connections go on meanwhile. */
  #writeSoon(): void {
    const areFast = this.#waiting.every(({ outcomes }) => outcomes.length > 1)
    if (!areFast || this.#waiting.length * 2 >= this.#lanes) return void this.#write()
    this.#gathering ??= setTimeout(() => void this.#write(), GATHER_MS)
  }

  /** Ends with all that was to be told. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#told
  }

  async #write(): Promise<void> {
    if (this.#gathering) clearTimeout(this.#gathering)
    this.#gathering = null
    if (this.#isWriting) return
    this.#isWriting = true
    const wishes = this.#waiting
    this.#waiting = []
    try {
      await this.#writeOnce(wishes)
    } catch (error) {
      for (const { fail } of wishes) fail(error)
    }
    this.#isWriting = false
    if (this.#waiting.length > 0) this.#writeSoon()
  }

  async #writeOnce(wishes: readonly Wish[]): Promise<void> {
    const now = this.#ctx.clock.now()
    const isOver = now.getTime() >= this.#until || periodsOf(now).hour !== hourOfBatch(this.#taken.campaign.batchId)
    if (isOver) this.end({ kind: 'over' })
    const outcomes = wishes.flatMap((wish) => wish.outcomes)
    const wanted = this.stop === null ? wishes.flatMap(({ next }) => next) : []
    if (outcomes.some(({ state }) => state === 'sent')) this.sentAt = now.toISOString()
    const { begun, standing } = await this.#persist(outcomes, wanted, now)
    this.#judge(standing)
    if (outcomes.some(({ state }) => state === 'sent')) this.#beginsWarmUp = false
    this.#tell(outcomes)
    // What cannot be written here is left to the next batch, which leaves them out as it claims them.
    await this.#excludeFromBatch(wanted.filter(({ recipient }) => !begun.has(recipient.id))).catch(() => {})
    for (const { answer } of wishes) answer(begun)
  }

  /** One transaction; again and again where messages that went out are to be written down, also at the account's new place where it moves. */
  async #persist(outcomes: readonly Outcome[], wanted: readonly Next[], now: Date) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#transact(outcomes, wanted, now)
      } catch (error) {
        const moves = isMigrating(error)
        if (outcomes.length === 0 || attempt >= (moves ? MOVING_WRITES_MAX : WRITES_MAX)) throw error
        this.#ctx.log.warn('a batch could not write down what it sent', { attempt, error })
        await pause(moves ? MOVING_AGAIN_MS : WRITE_AGAIN_MS * 2 ** (attempt - 1))
        const accountId = this.#taken.campaign.accountId
        this.#ctx = (await forAccount(this.#ctx, accountId).catch(() => null)) ?? this.#ctx
      }
    }
  }

  async #transact(outcomes: readonly Outcome[], wanted: readonly Next[], now: Date) {
    const { campaign } = this.#taken
    const { id } = campaign
    const given = wanted.map(({ recipient: { id, hash }, messageId }) => ({ id, hash, messageId }))
    const statements: Statement<unknown>[] = this.#outcomeStatements(outcomes, now)
    // At the end, so that their places are known.
    const tail = [
      beginStatement(this.#batch, this.#isListed(sql`wanted`), given),
      statement<Standing>(sql`
        SELECT status, batch_id,
          (SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = ${id} AND what IN ('sent', 'delivered', 'bounced')) - sent_before AS out,
          (SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = ${id} AND what = 'bounced') - bounced_before AS bounced
        FROM campaigns WHERE id = ${id}`),
    ] as const
    if (now.getTime() >= this.#renewAt) statements.push(this.#renewal(now))
    const rows = await runBatch(this.#ctx.data, [...statements, ...tail])
    const [begun, standing] = rows.slice(statements.length) as [{ id: string }[], Standing[]]
    return { begun: new Set(begun.map((row) => row.id)), standing: standing[0] ?? null }
  }

  get #batch(): Batch {
    const { id, batchId } = this.#taken.campaign
    return { campaignId: id, batchId }
  }

  /** That the address of a row of JSON is on the suppression list. */
  #isListed(row: SQL) {
    const { accountId, type } = this.#taken.campaign
    return sql`EXISTS (SELECT 1 FROM suppressions
      WHERE account_id = ${accountId} AND channel = ${type} AND hash = ${row}.value ->> 'hash')`
  }

  /** Leaves out who came on the suppression list since the batch claimed them, which few do: apart from what every step writes. */
  async #excludeFromBatch(refused: readonly Next[]): Promise<void> {
    if (refused.length === 0) return
    const given = refused.map(({ recipient: { id, hash } }) => ({ id, hash, reason: SUPPRESSED_REASON }))
    const { campaign } = this.#taken
    await runBatch(this.#ctx.data, [
      skipStatement(this.#batch, given, sql`${isHeld(campaign)} AND ${this.#isListed(sql`given`)}`),
      giveBack(campaign),
    ])
  }

  #renewal(now: Date): Statement<unknown> {
    this.#renewAt = now.getTime() + RENEW_MS
    const { id, batchId } = this.#taken.campaign
    return statement(sql`
      UPDATE campaigns SET next_at = ${new Date(now.getTime() + LEASE_MS).toISOString()}, sent_at = coalesce(${this.sentAt}, sent_at)
      WHERE id = ${id} AND batch_id = ${batchId}`)
  }

  #outcomeStatements(outcomes: readonly Outcome[], now: Date): Statement<unknown>[] {
    if (outcomes.length === 0) return []
    const { campaign } = this.#taken
    const { accountId, type, batchId } = campaign
    const at = now.toISOString()
    const kept = outcomes.filter(({ state }) => state !== 'pending')
    const put = outcomes.filter(({ state }) => state === 'pending')
    const warms = this.#beginsWarmUp && kept.some(({ state }) => state === 'sent')
    return [
      ...(kept.length > 0 ? [settleStatement(this.#batch, kept, at)] : []),
      ...(put.length > 0 ? [deferStatement(this.#batch, put, at), giveBack(campaign)] : []),
      ...(warms
        ? [
            statement(sql`UPDATE senders SET warm_up_since = ${dayOfBatch(batchId)}
              WHERE id = ${campaign.senderId} AND warm_up_from IS NOT NULL AND warm_up_since IS NULL`),
          ]
        : []),
      // Whom nothing came of was not tried.
      ...handOverEvents(this.#batch, accountId, outcomes, at),
      ...outcomes.flatMap(({ recipient: { hash, address }, suppressAs }) =>
        suppressAs === null
          ? []
          : suppressStatement(this.#ctx, {
              ...{ accountId, channel: type, hash, hint: suppressionHint(type, address) },
              ...{ reason: suppressAs, campaignId: sequenceId(campaign) },
            }),
      ),
    ]
  }

  #judge(standing: Standing | null): void {
    const { batchId } = this.#taken.campaign
    if (standing?.status !== 'sending' || standing.batch_id !== batchId) {
      this.end({ kind: 'stopped' })
      return
    }
    const percent = (100 * standing.bounced) / Math.max(1, standing.out)
    if (standing.out >= BOUNCE_PAUSE.afterSent && percent > BOUNCE_PAUSE.percent) this.end({ kind: 'bounces', percent })
  }

  /** Beside the work: a campaign does not wait for who hears of it. */
  #tell(outcomes: readonly Outcome[]): void {
    const { accountId, type } = this.#taken.campaign
    const bounced = outcomes.flatMap(({ recipient, state, reason }): NewRecipientEvent[] =>
      state === 'bounced'
        ? [
            {
              kind: 'recipient.bounced',
              id: handOverEventId(this.#batch, recipient.id, state),
              account_id: accountId,
              campaign_id: sequenceId(this.#taken.campaign),
              recipient_id: recipient.id,
              channel: type,
              address: recipient.address,
              reason: reason ?? '',
            },
          ]
        : [],
    )
    if (bounced.length === 0) return
    const telling = publishRecipientEvents(this.#ctx, accountId, bounced).catch((error: unknown) =>
      this.#ctx.log.error('a bounce could not be told', { error }),
    )
    this.#told = Promise.all([this.#told, telling])
  }
}
