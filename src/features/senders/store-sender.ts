import { and, eq, sql } from 'drizzle-orm'
import type { WarmUp } from '../../contracts/campaigns/campaign-settings.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { FromProof } from '../../contracts/senders/email-config.ts'
import { SENDERS_MAX } from '../../contracts/senders/sender-fields.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, personIdOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { type EmailSecrets, type EmailSettings, type SmsSecrets, senders } from '../../db/schema/data/senders.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import { replaceSenderStatement } from '../../domain/campaigns/replace-sender.ts'
import { findMailbox } from '../../domain/mailboxes/mailboxes.ts'
import { revokeMailbox } from '../../domain/mailboxes/revoke-mailbox.ts'
import { firstCheck } from '../../domain/senders/proof-terms.ts'
import { emailSettingsOf, placeOfSecrets, requireSender, type SenderRow } from '../../domain/senders/senders.ts'
import { conflict } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { laterThan } from '../../lib/later-than.ts'

const FEATURES = { email: 'email_campaigns', sms: 'sms_campaigns' } as const satisfies Record<Channel, string>

/** @throws feature_not_in_plan */
export const assertChannel = (ctx: ServiceContext, channel: Channel): void =>
  assertFeature(accountOf(ctx), FEATURES[channel])

/** The values to store for a sender, with unencrypted secrets. */
export interface SenderChange
  extends Pick<SenderRow, 'name' | 'settings' | 'isActive' | 'isDefault' | 'perHour' | 'perDay'> {
  /** Null for no warm-up. */
  readonly warmUp: WarmUp | null
  /** Null keeps the existing secrets. */
  readonly secrets: EmailSecrets | SmsSecrets | null
  /** Whether the sender has to be tested again. */
  readonly isUntested: boolean
  /** Whether the From address has to be confirmed again. */
  readonly isUnproven: boolean
}

/** The facts of a sender that the audit trail records, without secrets. */
const factsOf = ({
  name,
  settings,
  isActive,
  isDefault,
}: Pick<SenderRow, 'name' | 'settings' | 'isActive' | 'isDefault'>) => ({
  name,
  server: 'host' in settings ? `${settings.host}:${settings.port}` : settings.provider,
  from: 'host' in settings ? settings.fromEmail : settings.fromNumber,
  is_active: isActive,
  is_default: isDefault,
})

/**
 * Adds a sender. A new default replaces the previous one, and the first sender of a channel is always the default.
 *
 * @param more for a sender that is known to work: its id, how its From address is proven, and what is stored with it
 * @throws conflict when the account has reached its maximum
 */
export async function insertSender(
  ctx: ServiceContext,
  channel: Channel,
  change: SenderChange & { readonly secrets: EmailSecrets | SmsSecrets },
  more: { readonly id?: string; readonly fromProof?: FromProof; readonly further?: readonly Statement<unknown>[] } = {},
): Promise<string> {
  const row = { id: more.id ?? newId(), accountId: accountOf(ctx).id }
  const proof = more.fromProof ? provenColumns(more.fromProof, ctx.clock.now()) : null
  const sealed = await ctx.sealing.seal(JSON.stringify(change.secrets), placeOfSecrets(row))
  const now = ctx.clock.now().toISOString()
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM senders WHERE account_id = ${row.accountId} AND channel = ${channel})`
  const hasRoom = sql`(SELECT count(*) FROM senders WHERE account_id = ${row.accountId} AND channel = ${channel}) < ${SENDERS_MAX}`
  const [, created] = await runBatch(ctx.data, [
    statement(sql`UPDATE senders SET is_default = 0 WHERE account_id = ${row.accountId} AND channel = ${channel} AND is_default = 1
      AND ${change.isDefault ? 1 : 0} AND ${hasRoom}`),
    statement<{ id: string }>(sql`
      INSERT INTO senders (id, account_id, channel, created_by, name, settings, secrets, is_active, is_verified, is_default, per_hour, per_day, warm_up_from, warm_up_step,
        from_proof, from_proven_at, from_check_at, created_at, updated_at)
      SELECT ${row.id}, ${row.accountId}, ${channel}, ${personIdOf(ctx)}, ${change.name}, ${JSON.stringify(change.settings)}, ${sealed}, ${change.isActive ? 1 : 0}, ${change.isUntested ? 0 : 1},
        ${change.isDefault ? 1 : 0} OR ${isFirst}, ${change.perHour}, ${change.perDay}, ${change.warmUp?.from ?? null}, ${change.warmUp?.step ?? null},
        ${proof?.fromProof ?? null}, ${proof?.fromProvenAt ?? null}, ${proof?.fromCheckAt ?? null}, ${now}, ${now}
      WHERE ${hasRoom} RETURNING id`),
    auditStatement(ctx, { action: 'sender.create', objectId: row.id, after: factsOf(change) }),
    ...(more.further ?? []),
  ])
  if (created.length === 0) throw conflict(`An account may have ${SENDERS_MAX} configurations of a kind.`)
  return row.id
}

/** Changes a sender, unless it changed since it was read. @throws conflict if it did */
export async function updateSender(ctx: ServiceContext, before: SenderRow, change: SenderChange): Promise<void> {
  const sealed = change.secrets && (await ctx.sealing.seal(JSON.stringify(change.secrets), placeOfSecrets(before)))
  const isUnchanged = sql`EXISTS (SELECT 1 FROM senders WHERE id = ${before.id} AND updated_at = ${before.updatedAt})`
  const [, changed] = await runBatch(ctx.data, [
    statement(sql`UPDATE senders SET is_default = 0 WHERE account_id = ${before.accountId} AND channel = ${before.channel} AND is_default = 1
      AND ${change.isDefault ? 1 : 0} AND id <> ${before.id} AND ${isUnchanged}`),
    statement<{ id: string }>(
      ctx.data
        .update(senders)
        .set({
          name: change.name,
          settings: change.settings,
          ...(sealed === null ? {} : { secrets: sealed }),
          isActive: change.isActive,
          isDefault: change.isDefault,
          perHour: change.perHour,
          perDay: change.perDay,
          warmUpFrom: change.warmUp?.from ?? null,
          warmUpStep: change.warmUp?.step ?? null,
          // Kept while the warm-up continues, since a running batch may be setting it.
          ...(change.warmUp && before.warmUpFrom !== null ? {} : { warmUpSince: null }),
          ...(JSON.stringify(change.settings) === JSON.stringify(before.settings) ? {} : { domainCheck: null }),
          ...(change.isUntested ? { isVerified: false, problem: null } : {}),
          ...(change.isUnproven ? { fromProof: null, fromProvenAt: null, fromCheckAt: null } : {}),
          updatedAt: laterThan(before.updatedAt, ctx.clock.now()),
        })
        .where(isAsRead(before))
        .returning({ id: senders.id }),
    ),
    auditStatement(ctx, {
      action: 'sender.update',
      objectId: before.id,
      before: factsOf(before),
      after: { ...factsOf(change), has_new_secrets: change.secrets !== null },
    }),
  ])
  if (changed.length === 0) throw conflict('The configuration has changed. Please reload and try again.')
}

/**
 * Lets a sender send through a mailbox that was connected, which also proves its From address.
 *
 * @param by how its mail leaves
 * @param further what is stored with it
 * @throws conflict if the sender changed meanwhile
 */
export async function reconnectSender(
  ctx: ServiceContext,
  before: SenderRow,
  by: Pick<EmailSettings, 'transport' | 'host' | 'port' | 'encryption'>,
  further: readonly Statement<unknown>[],
): Promise<void> {
  const settings: EmailSettings = { ...emailSettingsOf(before), ...by }
  const proof = provenColumns('mailbox', ctx.clock.now())
  const [changed] = await runBatch(ctx.data, [
    // Other settings may change meanwhile, but not the address that the mailbox proves.
    statement<{ id: string }>(sql`
      UPDATE senders SET is_verified = 1, problem = NULL, updated_at = ${laterThan(before.updatedAt, ctx.clock.now())},
        settings = json_set(settings, '$.transport', ${by.transport ?? 'smtp'}, '$.host', ${by.host}, '$.port', ${by.port}, '$.encryption', ${by.encryption}),
        from_proof = ${proof.fromProof}, from_proven_at = ${proof.fromProvenAt}, from_check_at = ${proof.fromCheckAt}
      WHERE id = ${before.id} AND account_id = ${before.accountId} AND settings ->> 'fromEmail' = ${settings.fromEmail} RETURNING id`),
    auditStatement(ctx, {
      action: 'sender.update',
      objectId: before.id,
      before: factsOf(before),
      after: factsOf({ ...before, settings }),
    }),
    ...further,
  ])
  if (changed.length === 0) throw conflict('The configuration has changed. Please reload and try again.')
}

/**
 * Deletes a sender. Campaigns that rotate several go on with the others; the next one becomes their own. The others are
 * left without one.
 *
 * @throws not_found
 */
export async function deleteSender(ctx: ServiceContext, channel: Channel, id: string): Promise<void> {
  const before = await requireSender(ctx, channel, id)
  const mailbox = await findMailbox(ctx, id)
  await runBatch(ctx.data, [
    replaceSenderStatement(id, before.accountId),
    statement(sql`DELETE FROM senders WHERE id = ${id} AND account_id = ${before.accountId}`),
    auditStatement(ctx, { action: 'sender.delete', objectId: id, before: factsOf(before) }),
  ])
  if (mailbox) await revokeMailbox(ctx, mailbox)
}

/**
 * Stores the result of a test, unless the sender changed since.
 *
 * @param problem null if the test succeeded
 * @param fromProof the proof of the From address that the test found; null keeps the existing proof
 */
export async function keepVerdict(
  ctx: ServiceContext,
  tested: SenderRow,
  problem: string | null,
  fromProof: FromProof | null = null,
): Promise<void> {
  await ctx.data
    .update(senders)
    .set({
      isVerified: problem === null,
      problem,
      ...(fromProof && fromProof !== tested.fromProof ? provenColumns(fromProof, ctx.clock.now()) : {}),
    })
    .where(isAsRead(tested))
}

/** Stores the proof of a From address. The statement returns no row if the sender changed since. */
export const proofStatement = (shown: SenderRow, fromProof: FromProof, now: Date) =>
  statement<{ id: string }>(sql`
    UPDATE senders SET from_proof = ${fromProof}, from_proven_at = ${now.toISOString()}, from_check_at = ${firstCheck(fromProof, now.toISOString())}
    WHERE id = ${shown.id} AND updated_at = ${shown.updatedAt} RETURNING id`)

const provenColumns = (fromProof: FromProof, now: Date) => ({
  fromProof,
  fromProvenAt: now.toISOString(),
  fromCheckAt: firstCheck(fromProof, now.toISOString()),
})

const isAsRead = ({ id, updatedAt }: Pick<SenderRow, 'id' | 'updatedAt'>) =>
  and(eq(senders.id, id), eq(senders.updatedAt, updatedAt))
