import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { IntegrationPushJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { asAccount } from '../../../core/for-account.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { integrationPushes } from '../../../db/schema/data/integrations.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import { findIntegration, type IntegrationRow } from '../../../domain/integrations/integrations.ts'
import { loseIntegration } from '../../../domain/integrations/lose-integration.ts'
import { openCrm } from '../../../domain/integrations/open-crm.ts'
import { nextTurn } from '../../../lib/steps.ts'
import type { Crm } from '../../../platform/crm/port.ts'
import { ProviderError, type ProviderFailure } from '../../../platform/providers/provider-error.ts'
import { type LinkChange, linkStatements } from './links.ts'
import { pushAnswer } from './push-answer.ts'
import { pushContacts } from './push-contacts.ts'
import type { Pushed } from './push-records.ts'
import { enqueuePushes, type PushRow } from './pushes.ts'
import { readSource } from './read-source.ts'
import { afterFailure } from './wait-times.ts'

/** Steps per queue message; the next message continues. */
const STEPS_MAX = 10
/** A longer wait is left to the clock. */
const QUEUE_WAIT_SECONDS_MAX = 60
const WAITING = 'It waits until the integration is connected again.'

/**
 * Continues the pushes of an integration, oldest first. One consumer at a time runs them (`core/begun-work.ts`), so that
 * no two create the same record. A repeated message changes nothing.
 */
export async function runPushes(
  background: ServiceContext,
  { account_id, integration_id }: IntegrationPushJob,
): Promise<void> {
  const account = await loadAccount(background.db, account_id, background.clock.now())
  if (!account) return
  const ctx = asAccount(background, account)
  const row = await findIntegration(ctx, integration_id)
  if (!row || row.accountId !== account_id || !isUsable(ctx, row)) return
  let crm: Crm | null = null
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    const push = await nextPush(ctx, row.id)
    if (!push) return
    try {
      crm ??= await openCrm(ctx, row)
      await runStep(ctx, row, crm, push)
      publishTopics(ctx, account_id, ['integrations'])
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      await settleFailure(ctx, row, push, error.failure)
      return publishTopics(ctx, account_id, ['integrations'])
    }
    await nextTurn()
  }
  await enqueuePushes(ctx, row)
}

/** Whether the provider can be asked now. */
const isUsable = ({ clock }: ServiceContext, { state, restsUntil }: IntegrationRow): boolean =>
  state === 'connected' && (restsUntil === null || restsUntil <= clock.now().toISOString())

async function nextPush({ data, clock }: ServiceContext, integrationId: string): Promise<PushRow | null> {
  const isDue = and(
    eq(integrationPushes.integrationId, integrationId),
    isNotNull(integrationPushes.dueAt),
    lte(integrationPushes.dueAt, clock.now().toISOString()),
  )
  const [row] = await data
    .select()
    .from(integrationPushes)
    .where(isDue)
    .orderBy(asc(integrationPushes.createdAt), asc(integrationPushes.id))
    .limit(1)
  return row ?? null
}

/** Pushes the next part, and stores its links and the push's progress in one transaction. */
async function runStep(ctx: ServiceContext, row: IntegrationRow, crm: Crm, push: PushRow): Promise<void> {
  const part = await readSource(ctx, push, crm.recordsMax)
  const changes: LinkChange[] = []
  const outcomes: (Pushed | null)[] = []
  if (part.numbers.length > 0) {
    const contacts = await pushContacts(ctx, row, crm, part.numbers)
    changes.push(...contacts.changes)
    outcomes.push(...part.numbers.map((number) => contacts.byNumber.get(number) ?? null))
  }
  for (const id of part.answers) {
    const answer = await pushAnswer(ctx, row, crm, id)
    changes.push(...(answer?.changes ?? []))
    outcomes.push(answer?.pushed ?? null)
  }
  const count = (outcome: Pushed['outcome'] | null) =>
    outcomes.filter((one) => (one?.outcome ?? null) === outcome).length
  const now = ctx.clock.now().toISOString()
  // What failed is found by its rows: without a change, the next step would find the same.
  const isLast = part.isLast || (push.source.kind === 'failed' && changes.length === 0)
  await runBatch(ctx.data, [
    ...linkStatements(ctx, row, changes),
    statement(sql`
      UPDATE integration_pushes SET position = ${part.position}, created = created + ${count('created')}, updated = updated + ${count('updated')},
        unchanged = unchanged + ${count('unchanged')}, failed = failed + ${count('failed')}, skipped = skipped + ${count(null)},
        failures = 0, problem = NULL, due_at = ${isLast ? null : now},
        state = iif(${isLast ? 1 : 0}, 'done', state), ended_at = ${isLast ? now : null}
      WHERE id = ${push.id} AND state = 'running'`),
    statement(
      sql`UPDATE integrations SET problem = NULL, rests_until = NULL WHERE id = ${row.id} AND state = 'connected' AND problem IS NOT NULL`,
    ),
  ])
}

async function settleFailure(
  ctx: ServiceContext,
  row: IntegrationRow,
  push: PushRow,
  failure: ProviderFailure,
): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  if (failure.kind === 'sign_in') {
    await loseIntegration(ctx, (await findIntegration(ctx, row.id)) ?? row, failure.reason)
    await ctx.data.run(
      sql`UPDATE integration_pushes SET problem = ${WAITING} WHERE integration_id = ${row.id} AND state = 'running'`,
    )
    return
  }
  const seconds = afterFailure(failure, push.failures + 1)
  if (seconds === null) {
    await runBatch(ctx.data, [
      statement(sql`
        UPDATE integration_pushes SET state = 'failed', problem = ${failure.reason}, due_at = NULL, ended_at = ${at}
        WHERE id = ${push.id} AND state = 'running'`),
      statement(sql`UPDATE integrations SET problem = ${failure.reason} WHERE id = ${row.id} AND state = 'connected'`),
    ])
    // Others may fare better.
    return enqueuePushes(ctx, row)
  }
  const until = new Date(now.getTime() + seconds * 1_000).toISOString()
  await runBatch(ctx.data, [
    statement(sql`
      UPDATE integration_pushes SET failures = failures + 1, problem = ${failure.reason}, due_at = ${until}
      WHERE id = ${push.id} AND state = 'running'`),
    statement(sql`
      UPDATE integrations SET rests_until = ${until}, problem = ${failure.reason} WHERE id = ${row.id} AND state = 'connected'`),
  ])
  if (seconds <= QUEUE_WAIT_SECONDS_MAX) await enqueuePushes(ctx, row, seconds)
}
