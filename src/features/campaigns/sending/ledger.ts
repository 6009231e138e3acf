import { type SQL, sql } from 'drizzle-orm'
import type { CampaignStatus } from '../../../contracts/campaigns/campaign-states.ts'
import { BOUNCE_PAUSE, SENDER_BOUNCE_LIMIT } from '../../../contracts/campaigns/limits.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { keepWriting } from '../../../core/keep-writing.ts'
import { count } from '../../../core/metrics/counters.ts'
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
import { hasStopped } from '../../../domain/recipients/eligibility/messages-before.ts'
import { type NewRecipientEvent, publishRecipientEvents } from '../../../domain/recipients/publish-recipient-events.ts'
import { suppressStatement } from '../../../domain/suppressions/list-statements.ts'
import { SUPPRESSED_REASON, suppressionHint } from '../../../domain/suppressions/suppressions.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import { bouncesOf } from './bounces-of.ts'
import { type ClaimedRecipient, returnQuota } from './claim-recipients.ts'
import { dayOfBatch, GATHER_MS, hourOfBatch, LEASE_MS, periodsOf, RENEW_MS, WORK_MS } from './policy.ts'

/** The outcome of a message. For a pending one, the budget is returned. */
export interface Outcome extends DeliveryResult {
  readonly recipient: ClaimedRecipient
}

/**
 * Why a batch stops. `over`: its time or its hour is over, or the sending window of a recipient closed. `stopped`: the
 * campaign was paused or cancelled, or another worker acquired it.
 */
export type Stop = { readonly kind: 'over' | 'stopped' } | { readonly kind: 'bounces'; readonly percent: number }

/** A recipient to send to next, with the message id if it is known in advance. */
export interface Next {
  readonly recipient: ClaimedRecipient
  readonly messageId: string | null
}

/** The limits of a batch, in addition to those of its campaign. */
export interface BatchTerms {
  /** The number of connections that write steps. */
  readonly lanes: number
  /** When the first of its recipients may no longer be contacted. */
  readonly closesAt: Date | null
  /** Whether its sender is to be warmed up and has sent nothing since that was enabled. */
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

/**
 * The only writer of a batch's rows while it is sent. In one step, each connection reports the outcomes of its messages
 * and the recipients that it wants to begin with. Steps that arrive during a transaction share the next one. A row is
 * `sending` from just before until just after its delivery, so a crash leaves in doubt at most the messages that the
 * connections had begun: one each, or a few with a fast server.
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
  /** When the last message was sent. */
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
    // A server may be slow on every connection. The lease is renewed as long as this worker is alive.
    this.#timer = setInterval(() => void this.step([], []).catch(() => {}), RENEW_MS)
  }

  /** Stops the batch after the messages in progress. */
  end(stop: Stop): void {
    this.stop ??= stop
  }

  /**
   * Writes the outcomes of messages, and marks the next recipients as `sending`.
   *
   * @returns the ids of those recipients that may be sent to
   */
  step(outcomes: readonly Outcome[], next: readonly Next[]): Promise<ReadonlySet<string>> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ outcomes, next, answer, fail })
      if (!this.#isWriting) this.#writeSoon()
    })
  }

  /**
   * With fast servers, it waits briefly so that more steps share a transaction; meanwhile half of the connections
   * continue.
   */
  #writeSoon(): void {
    const areFast = this.#waiting.every(({ outcomes }) => outcomes.length > 1)
    if (!areFast || this.#waiting.length * 2 >= this.#lanes) return void this.#write()
    this.#gathering ??= setTimeout(() => void this.#write(), GATHER_MS)
  }

  /** Stops renewing the lease and waits until all events are published. */
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
    const sent = outcomes.filter(({ state }) => state === 'sent').length
    count('contactory_messages_sent_total', { channel: this.#taken.campaign.type }, sent)
    if (outcomes.some(({ state }) => state === 'sent')) this.#beginsWarmUp = false
    this.#tell(outcomes)
    // If this fails, the next batch excludes them when it claims them.
    await this.#excludeFromBatch(wanted.filter(({ recipient }) => !begun.has(recipient.id))).catch(() => {})
    for (const { answer } of wishes) answer(begun)
  }

  /**
   * Runs one transaction. It is retried if it contains outcomes of sent messages, also in the account's new database
   * during a migration.
   */
  #persist(outcomes: readonly Outcome[], wanted: readonly Next[], now: Date) {
    if (outcomes.length === 0) return this.#transact(outcomes, wanted, now)
    return keepWriting(this.#ctx, this.#taken.campaign.accountId, (at) => {
      this.#ctx = at
      return this.#transact(outcomes, wanted, now)
    })
  }

  async #transact(outcomes: readonly Outcome[], wanted: readonly Next[], now: Date) {
    const { campaign } = this.#taken
    const { id } = campaign
    const given = wanted.map(({ recipient: { id, hash }, messageId }) => ({ id, hash, messageId }))
    const statements: Statement<unknown>[] = this.#outcomeStatements(outcomes, now)
    // Last, so that the positions of their results are known.
    const tail = [
      beginStatement(this.#batch, sql`(${this.#isListed(sql`wanted`)} OR ${hasStopped(campaign)})`, given),
      statement<Standing>(sql`
        SELECT status, batch_id, ${bouncesOf(this.#taken)} FROM campaigns WHERE id = ${id}`),
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

  /** SQL condition: the address of a JSON row is on the suppression list. */
  #isListed(row: SQL) {
    const { accountId, type } = this.#taken.campaign
    return sql`EXISTS (SELECT 1 FROM suppressions
      WHERE account_id = ${accountId} AND channel = ${type} AND hash = ${row}.value ->> 'hash')`
  }

  /**
   * Excludes recipients that were added to the suppression list since the batch claimed them. This is rare, so it is
   * not part of every step.
   */
  async #excludeFromBatch(refused: readonly Next[]): Promise<void> {
    if (refused.length === 0) return
    const given = refused.map(({ recipient: { id, hash } }) => ({ id, hash, reason: SUPPRESSED_REASON }))
    const { campaign } = this.#taken
    await runBatch(this.#ctx.data, [
      skipStatement(this.#batch, given, sql`${isHeld(campaign)} AND ${this.#isListed(sql`given`)}`),
      returnQuota(campaign),
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
      ...(put.length > 0 ? [deferStatement(this.#batch, put, at), returnQuota(campaign)] : []),
      ...(warms
        ? [
            statement(sql`UPDATE senders SET warm_up_since = ${dayOfBatch(batchId)}
              WHERE id = ${campaign.senderId} AND warm_up_from IS NOT NULL AND warm_up_since IS NULL`),
          ]
        : []),
      // Outcomes without a result were not attempted and have no event.
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
    const limit = this.#taken.rotation ? SENDER_BOUNCE_LIMIT : BOUNCE_PAUSE
    if (standing.out >= limit.afterSent && percent > limit.percent) this.end({ kind: 'bounces', percent })
  }

  /** Publishes bounces in the background, so that sending does not wait for it. */
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
