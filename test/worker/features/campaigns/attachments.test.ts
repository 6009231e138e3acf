import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaign-attachments.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '../../../../src/contracts/campaigns/campaign-attachments.ts'
import * as campaignContract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import { addAttachment } from '../../../../src/features/campaigns/attachments/add-attachment.ts'
import { sweepAttachments } from '../../../../src/features/campaigns/attachments/release-attachments.ts'
import { removeAttachment } from '../../../../src/features/campaigns/attachments/remove-attachments.ts'
import { deleteCampaign } from '../../../../src/features/campaigns/change-campaign.ts'
import { duplicateCampaign } from '../../../../src/features/campaigns/duplicate-campaign.ts'
import { actingFor, atEachShard, dataOf } from '../../support/factories.ts'
import { crashesAt, crashingContext, SimulatedCrash } from '../../support/mortal-context.ts'
import { addCampaign, type Campaigner, mintCampaigner } from './support.ts'

let owner: Campaigner
let id: string
beforeEach(async () => {
  owner = await mintCampaigner()
  id = (await addCampaign(owner.id, { status: 'draft' })).id
})

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = name, type = '') =>
  new File([content], name, { type })
function form(given: File): FormData {
  const body = new FormData()
  body.set('file', given)
  return body
}
const add = async (given: File, campaign = id, account = owner) =>
  (await account.call(contract.addAttachment, { params: { id: campaign }, body: form(given) as never })).data
    .attachments
const refuse = (given: File, campaign = id) =>
  owner.fail(contract.addAttachment, { params: { id: campaign }, body: form(given) as never })
const list = async (campaign = id) =>
  (await owner.call(contract.listAttachments, { params: { id: campaign } })).data.attachments
const objects = async () =>
  (await env.FILES.list({ prefix: `accounts/${owner.id}/attachments/` })).objects.map(({ key }) => key)
const rows = () =>
  dataOf(owner.id).all<{ hash: string; campaign_id: string }>(
    sql`SELECT * FROM campaign_attachments WHERE account_id = ${owner.id}`,
  )
const tenMinutesLater = (run: (ctx: Parameters<typeof sweepAttachments>[0]) => Promise<void>) =>
  atEachShard((ctx) => run({ ...ctx, clock: { now: () => new Date(Date.now() + 11 * 60_000) } }))

describe('attachments of a campaign', () => {
  test('are listed in the order added, with the type of their extension', async () => {
    await add(file('Price list.pdf', '%PDF', 'text/html'))
    const both = await add(file('../../etc/terms .TXT', 'Hello'))
    expect(both.map(({ name, content_type, size }) => ({ name, content_type, size }))).toEqual([
      { name: 'Price list.pdf', content_type: 'application/pdf', size: 4 },
      { name: 'terms .TXT', content_type: 'text/plain', size: 5 },
    ])
    expect(await list()).toEqual(both)
    await owner.call(contract.removeAttachment, { params: { id, attachment_id: both[0]!.id } })
    expect((await list()).map(({ name }) => name)).toEqual(['terms .TXT'])
    expect(await objects()).toHaveLength(1)
  })

  test('are rejected if empty or of a blocked type, even under a disguised name', async () => {
    for (const name of ['a.exe', 'a.pdf.JS', 'a.exe.', 'a.exe ', 'a.bat\u202e', 'x/a.scr'])
      expect([name, (await refuse(file(name))).httpStatus]).toEqual([name, 422])
    expect((await refuse(file('empty.pdf', ''))).errors).toMatchObject({ file: [expect.stringMatching(/empty/)] })
    expect(await rows()).toEqual([])
    expect(await objects()).toEqual([])
  })

  test('are limited in number and size, also when uploaded concurrently', async () => {
    const many = await Promise.all(
      Array.from({ length: ATTACHMENTS_MAX + 4 }, (_, place) =>
        owner.send(contract.addAttachment, { params: { id }, body: form(file(`${place}.txt`)) }),
      ),
    )
    expect(many.filter(({ status }) => status === 201)).toHaveLength(ATTACHMENTS_MAX)
    expect(many.filter(({ status }) => status === 422)).toHaveLength(4)
    expect(await list()).toHaveLength(ATTACHMENTS_MAX)

    const other = (await addCampaign(owner.id, { status: 'draft' })).id
    const third = Math.floor(ATTACHMENT_BYTES_MAX / 3)
    const large = await Promise.all(
      [1, 2, 3, 4, 5].map((byte) =>
        owner.send(contract.addAttachment, {
          params: { id: other },
          body: form(file(`${byte}.bin`, new Uint8Array(third).fill(byte))),
        }),
      ),
    )
    expect(large.filter(({ status }) => status === 201)).toHaveLength(3)
    const left = (await list(other)).reduce((sum, { size }) => sum + size, 0)
    expect(left).toBe(third * 3)
    // The files that did not fit leave nothing behind.
    expect(await rows()).toHaveLength(ATTACHMENTS_MAX + 3)
    expect(await objects()).toHaveLength(ATTACHMENTS_MAX + 3)
  })

  test('are rejected for text messages and for started campaigns', async () => {
    const text = (await addCampaign(owner.id, { status: 'draft', type: 'sms' })).id
    expect((await refuse(file('a.pdf'), text)).errors).toEqual({ file: ['Text messages have no attachments'] })
    const there = (await add(file('a.pdf')))[0]!.id
    const sms = { name: 'Texts', type: 'sms' as const, content: 'Hello', sms_config_id: null }
    expect((await owner.fail(campaignContract.updateCampaign, { params: { id }, body: sms as never })).httpStatus).toBe(
      422,
    )
    for (const status of ['sending', 'sent'] as const) {
      await dataOf(owner.id).run(sql`UPDATE campaigns SET status = ${status} WHERE id = ${id}`)
      expect((await refuse(file('b.pdf'))).httpStatus).toBe(409)
      const params = { id, attachment_id: there }
      expect((await owner.fail(contract.removeAttachment, { params })).httpStatus).toBe(409)
    }
    expect(await list()).toHaveLength(1)
    expect(await objects()).toHaveLength(1)
  })

  test('cause a warning before sending if they are large', async () => {
    await add(file('large.bin', new Uint8Array(1_500_000)))
    const { advice } = (await owner.call(sendingContract.validateCampaign, { params: { id } })).data.validation
    expect(advice.find(({ code }) => code === 'message_large')?.text).toMatch(/about 2\.1 MB/)
  })
})

describe('the stored content of a file', () => {
  test('is shared by copies, and deleted with the last of them', async () => {
    await add(file('a.pdf'))
    const ctx = await actingFor(owner.id)
    const copy = await duplicateCampaign(ctx, id, { name: 'Copy', with_recipients: false })
    expect((await list(copy.id)).map(({ name }) => name)).toEqual(['a.pdf'])
    expect(await objects()).toHaveLength(1)
    await deleteCampaign(ctx, id)
    expect(await objects()).toHaveLength(1)
    await deleteCampaign(ctx, copy.id)
    expect(await objects()).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('stays available while it has an owner, even if others add and remove the same file concurrently', async () => {
    const ctx = await actingFor(owner.id)
    const campaigns = [
      id,
      ...(await Promise.all([1, 2, 3].map(() => addCampaign(owner.id, { status: 'draft' })))).map((one) => one.id),
    ]
    const turn = async (campaign: string) => {
      const mine = (await addAttachment(ctx, campaign, file('same.pdf', 'the same')))[0]!.id
      expect(await objects()).toHaveLength(1)
      await removeAttachment(ctx, campaign, mine)
    }
    for (let round = 0; round < 4; round++) await Promise.all(campaigns.map(turn))
    expect(await objects()).toEqual([])
    await Promise.all([addAttachment(ctx, id, file('same.pdf', 'the same')), ...campaigns.slice(1).map(turn)])
    expect(await objects()).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    [
      'adding',
      async (ctx: Awaited<ReturnType<typeof actingFor>>) => void (await addAttachment(ctx, id, file('new.pdf'))),
    ],
    [
      'removing',
      async (ctx: Awaited<ReturnType<typeof actingFor>>) => {
        const there = await dataOf(owner.id).all<{ id: string }>(
          sql`SELECT id FROM campaign_attachments WHERE campaign_id = ${id} AND name = 'old.pdf'`,
        )
        await removeAttachment(ctx, id, there[0]!.id)
      },
    ],
    ['deleting the campaign', (ctx: Awaited<ReturnType<typeof actingFor>>) => deleteCampaign(ctx, id)],
  ])('a crash at any step of %s leaves no object without a row, and no row without its object', async (_, act) => {
    for (let fatal = 1, isOver = false; !isOver; fatal++) {
      id = (await addCampaign(owner.id, { status: 'draft' })).id
      await addAttachment(await actingFor(owner.id), id, file('old.pdf'))
      const crashing = crashingContext(owner.id, () => new Date(), crashesAt(fatal))
      const acting = await actingFor(owner.id)
      const ctx = {
        ...crashing.ctx,
        account: acting.account,
        actor: acting.actor,
        log: { error() {}, warn() {}, info() {}, debug() {} },
      }
      isOver = await act(ctx).then(
        () => true,
        (error: unknown) => {
          for (let cause = error; ; cause = (cause as Error).cause) if (cause instanceof SimulatedCrash) return false
        },
      )
      expect(await objects()).toHaveLength((await keptBefore()).length)
      await tenMinutesLater(sweepAttachments)
      // Every listed object exists, and nothing else.
      const named = [...new Set((await rows()).map(({ hash }) => `accounts/${owner.id}/attachments/${hash}`))].sort()
      expect((await objects()).sort()).toEqual(named)
      for (const { hash } of await rows()) expect(hash).toMatch(/^[\da-f]{64}$/)
      await dataOf(owner.id).run(sql`DELETE FROM campaign_attachments WHERE account_id = ${owner.id}`)
      await env.FILES.delete(await objects())
      expect(fatal).toBeLessThan(60)
    }
  })

  /** Existing objects, each of which some row must name, in whatever state. */
  async function keptBefore() {
    const bare = new Set((await rows()).map(({ hash }) => hash.slice(hash.indexOf(':') + 1)))
    return (await objects()).filter((key) => bare.has(key.slice(key.lastIndexOf('/') + 1)))
  }
})
