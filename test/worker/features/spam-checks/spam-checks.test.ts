import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { updateCampaign } from '../../../../src/contracts/campaigns/campaigns.ts'
import * as contract from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { campaigns, suppressions } from '../../../../src/db/schema/data/campaigns.ts'
import { checkCampaign } from '../../../../src/features/spam-checks/check-campaign.ts'
import { actingFor, dataOf } from '../../support/factories.ts'
import { addCampaign, type Campaigner, draft, mintCampaigner } from '../campaigns/support.ts'

const SPAM = '<p>FREE MONEY!!! Click here NOW to claim your prize. Viagra, no prescription, 100% guaranteed!</p>'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const keptScores = async ({ id }: Campaigner) =>
  (await dataOf(id).select({ score: campaigns.spamScore }).from(campaigns).where(eq(campaigns.accountId, id))).map(
    ({ score }) => score,
  )

test('a subject and content are analysed as an email by default, or as a text message', async () => {
  const { call } = await mintCampaigner()
  const body = { subject: 'FREE MONEY!!!', content: SPAM }
  const { data } = await call(contract.analyzeSpam, { body })
  expect(data.analysis).toMatchObject({ passed: false, risk_level: 'very_high', subject_length: 13 })
  const text = await call(contract.analyzeSpam, { body: { ...body, type: 'sms' } })
  expect(text.data.analysis).not.toEqual(data.analysis)
})

test.each([{ subject: ' ', content: 'Hello' }, { subject: 'Hello', content: '\n' }, { subject: 'Hello' }])(
  'an empty input is rejected with the specified message: %o',
  async (body) => {
    const { send } = await mintCampaigner()
    const response = await send(contract.analyzeSpam, { body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message: 'Please enter both subject and content to analyze' })
  },
)

test('the score of a campaign is stored, and removed when its content changes', async () => {
  const account = await mintCampaigner()
  const { campaign } = await draft(account, { content: SPAM })
  const { data } = await account.call(contract.checkCampaignSpam, { params: { id: campaign.id } })
  expect(data.spam_report.passed).toBe(false)
  expect(await keptScores(account)).toEqual([Math.floor(data.spam_report.spam_score)])
  await account.call(updateCampaign, { params: { id: campaign.id }, body: { ...campaign, content: 'Hello' } })
  expect(await keptScores(account)).toEqual([null])
})

test('a score is not stored if the content changed in the meantime', async () => {
  const account = await mintCampaigner()
  const { id } = await addCampaign(account.id, { status: 'draft', content: SPAM })
  const ctx = await actingFor(account.id)
  const data = Object.create(ctx.data, {
    // The campaign is saved right before the score is.
    update: {
      value: (table: typeof campaigns) => {
        const update = ctx.data.update(table)
        return {
          set: (values: object) => ({
            where: (condition: never) => ({
              returning: async (fields: never) => {
                await ctx.data.update(campaigns).set({ content: 'Hello', revision: 1 }).where(eq(campaigns.id, id))
                return await update.set(values).where(condition).returning(fields)
              },
            }),
          }),
        }
      },
    },
  })
  await expect(checkCampaign({ ...ctx, data }, id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await keptScores(account)).toEqual([null])
})

test("another account's campaign is not found", async () => {
  const { id } = await addCampaign((await mintCampaigner()).id)
  const { send } = await mintCampaigner()
  expect((await send(contract.checkCampaignSpam, { params: { id } })).status).toBe(404)
})

test('statistics cover the last 30 days and only their own account', async () => {
  const account = await mintCampaigner()
  const at = daysAgo(2)
  await addCampaign(account.id, {
    sentAt: at,
    spamScore: 40,
    rows: [
      { state: 'sent', sentAt: at },
      { state: 'sent', sentAt: at, unsubscribedAt: at },
      { state: 'delivered', sentAt: at, complainedAt: at },
      { state: 'bounced', sentAt: at, bouncedAt: at },
      { state: 'bounced', bouncedAt: at },
      { state: 'sent', sentAt: daysAgo(40) },
      { state: 'bounced', bouncedAt: daysAgo(40) },
      { state: 'pending' },
    ],
  })
  await dataOf(account.id)
    .insert(suppressions)
    .values(
      [2, 40].map((days) => ({
        accountId: account.id,
        channel: 'email' as const,
        hash: `${days}`,
        hint: 'a•••@acme.com',
        reason: 'manual' as const,
        createdAt: daysAgo(days),
      })),
    )
  const { data } = await account.call(contract.getSpamStatistics, {})
  // The rate is the delivered share of the messages with an outcome.
  expect(data.totals).toEqual({
    ...{ sent: 5, delivered: 3, decided: 5, bounced: 2 },
    ...{ complained: 1, unsubscribed: 1, suppressed: 1 },
  })
  expect(data).toMatchObject({ delivery_rate: 60, bounce_rate: 40, complaint_rate: 33.33, unsubscribe_rate: 33.33 })
  expect(data.recommendations.length).toBeGreaterThan(0)

  const other = await mintCampaigner()
  const nothing = await other.call(contract.getSpamStatistics, {})
  expect(nothing.data).toMatchObject({ overall_score: 0, risk_level: 'low', delivery_rate: null })
})

test('text messages are not counted: the figures are those of email', async () => {
  const account = await mintCampaigner()
  const at = daysAgo(1)
  const rows = [
    { state: 'sent', sentAt: at },
    { state: 'delivered', sentAt: at },
    { state: 'failed', sentAt: at },
  ] as const
  await addCampaign(account.id, { type: 'sms', rows: [...rows] })
  const { data: none } = await account.call(contract.getSpamStatistics, {})
  expect(none).toMatchObject({ delivery_rate: null, totals: { sent: 0, delivered: 0, decided: 0 } })
  await addCampaign(account.id, { rows: [{ state: 'sent', sentAt: at }] })
  const { data } = await account.call(contract.getSpamStatistics, {})
  expect(data).toMatchObject({ delivery_rate: 100, totals: { sent: 1, delivered: 1, decided: 1 } })
})
