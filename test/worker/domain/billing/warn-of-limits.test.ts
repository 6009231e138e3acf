import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { workspaceMembers } from '../../../../src/db/schema/control/workspaces.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { warnNow, warnOfLimits } from '../../../../src/domain/billing/warn-of-limits.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { periodOf } from '../../../../src/rules/billing/plan-limits.ts'
import { waitUntil } from '../../../support/wait.ts'
import { actingFor, dataOf, db, mintAccount } from '../../support/factories.ts'

const titlesOf = async (accountId: string) =>
  (await dataOf(accountId).select().from(notifications).where(eq(notifications.accountId, accountId))).map(
    ({ title }) => title,
  )
const mailsTo = async (email: string) =>
  (await db.select().from(outboxMessages).where(eq(outboxMessages.to, email))).map(({ subject }) => subject)

async function spend(accountId: string, count: number): Promise<void> {
  for (let at = 0; at < count; at++)
    await dataOf(accountId).run(
      `INSERT INTO crawl_spends (crawl_id, account_id, period) VALUES ('${newId()}', '${accountId}', '${periodOf('crawls', new Date())}')`,
    )
}

test('the owner and billing members are warned once each at 80 and 100 %, and no one else is', async () => {
  const owner = await mintAccount({ plan: { crawlsPerMonth: 5 } })
  const [clerk, viewer] = [await mintAccount(), await mintAccount()]
  const createdAt = new Date().toISOString()
  await db.insert(workspaceMembers).values([
    { workspaceId: owner.id, memberId: clerk.id, role: 'billing', createdAt },
    { workspaceId: owner.id, memberId: viewer.id, role: 'viewer', createdAt },
  ])
  const ctx = await actingFor(owner.id)
  await spend(owner.id, 3)
  await warnNow(ctx, ['crawls'])
  await spend(owner.id, 1)
  await Promise.all([warnNow(ctx, ['crawls']), warnNow(ctx, ['crawls'])])
  await warnNow(ctx, ['crawls'])
  await waitUntil(async () => (await mailsTo(clerk.email)).length > 0)
  await spend(owner.id, 1)
  // An administrator who impersonates the account triggers no warning.
  warnOfLimits({ ...ctx, actor: { kind: 'stand-in', administratorId: newId(), sessionId: newId() } }, ['crawls'])
  await warnNow(ctx, ['crawls'])
  await warnNow(ctx, ['crawls'])
  await waitUntil(async () => (await mailsTo(owner.email)).length >= 2 && (await mailsTo(clerk.email)).length >= 2)
  const titles = ['80% of your crawls are used', 'All crawls are used']
  expect((await titlesOf(owner.id)).toSorted()).toEqual(titles)
  for (const { email } of [owner, clerk]) expect((await mailsTo(email)).toSorted()).toEqual(titles)
  expect(await mailsTo(viewer.email)).toEqual([])
})
