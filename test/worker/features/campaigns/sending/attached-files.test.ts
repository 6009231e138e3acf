import { env } from 'cloudflare:workers'
import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { openEmailSecrets, placeOfSecrets, requireSender } from '../../../../../src/domain/senders/senders.ts'
import { addAttachment } from '../../../../../src/features/campaigns/attachments/add-attachment.ts'
import { resumeCampaign } from '../../../../../src/features/campaigns/sending/change-status.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { publishedKeyOf } from '../../../../../src/platform/smtp/dkim-key.ts'
import { actingFor, contextOf, dataOf } from '../../../support/factories.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  arrivedAt,
  campaignOf,
  makeDue,
  mintCampaigner,
  quietContext,
  sendAll,
  spendsOf,
  statesOf,
} from './support.ts'

/** Every byte, in an order that occurs in no text. */
const noise = (bytes: number, seed = 1) => {
  const made = new Uint8Array(bytes)
  for (let at = 0, state = seed; at < bytes; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    made[at] = state >>> 16
  }
  return made
}
const FILES: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ['prices.pdf', noise(70_001)],
  ['Übersicht – ціни 価格.csv', 'a;b\none;two\r\nthree\rfour'],
  ['page.html', '<p>.\n.\n\n--boundary\n'],
  ['answer.eml', `Subject: Hi\n\n${'x'.repeat(2_000)}\nFrom here\n.`],
  [`${'long '.repeat(25)}name "quoted" \\ and; more=.bin`, new Uint8Array([0, 255, 13, 10, 46, 13, 10])],
]
const contentOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

/** A campaign with attachments, due for sending. */
async function begun(files: typeof FILES, to = 3) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const campaign = await addCampaign(account.id, { senderId, to, status: 'draft' })
  const acting = await actingFor(account.id)
  for (const [name, content] of files) await addAttachment(acting, campaign.id, new File([content], name))
  await dataOf(account.id).run(sql`UPDATE campaigns SET status = 'sending' WHERE id = ${campaign.id}`)
  return { account, senderId, acting, ...campaign, ...quietContext(account.id) }
}

async function signWith(accountId: string, senderId: string, domain: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkimPrivateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const record = new URLSearchParams({
    ...{ name: `s1._domainkey.${domain}`, text: `v=DKIM1; k=rsa; p=${publishedKeyOf(dkimPrivateKey)}` },
  })
  await fetch(`${env.SMTP_ORIGIN}/publish?${record}`, { method: 'POST' })
  const ctx = await actingFor(accountId)
  const sender = await requireSender(ctx, 'email', senderId)
  const secrets = JSON.stringify({ ...(await openEmailSecrets(ctx, sender)), dkimPrivateKey })
  const sealed = await contextOf(accountId).sealing.seal(secrets, placeOfSecrets(sender))
  await dataOf(accountId).run(sql`UPDATE senders SET secrets = ${sealed}, settings = json_set(settings,
    '$.dkimSelector', 's1', '$.dkimDomain', ${domain}, '$.hasDkimKey', json('true'), '$.compliance.use_dkim', json('true')) WHERE id = ${senderId}`)
}

describe('attachments of a campaign', () => {
  test('arrive byte for byte with every message, covered by its signature', async () => {
    const { account, senderId, ctx, id, job, addresses } = await begun(FILES)
    await signWith(account.id, senderId, 'blue-harbour.test')
    await sendBatch(ctx, job)
    expect(await statesOf(account.id, id)).toEqual({ sent: 3 })
    for (const address of addresses) {
      const [mail] = await arrivedAt(address)
      expect(mail!.dkim).toMatchObject([{ result: 'pass', domain: 'blue-harbour.test' }])
      const { attachments, html, text } = await PostalMime.parse(Uint8Array.from(mail!.raw, (c) => c.charCodeAt(0)))
      expect(attachments.map(({ filename }) => filename)).toEqual([
        ...['prices.pdf', 'Übersicht – ціни 価格.csv', 'page.html', 'answer.eml'],
        expect.stringMatching(/^and; more=\.bin$|^ and; more=\.bin$/),
      ])
      for (const [place, [, content]] of FILES.entries())
        expect(new Uint8Array(attachments[place]!.content as ArrayBuffer)).toEqual(contentOf(content))
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual([
        ...['application/pdf', 'text/csv', 'text/html', 'application/octet-stream', 'application/octet-stream'],
      ])
      expect(attachments.every(({ disposition }) => disposition === 'attachment')).toBe(true)
      expect(html).toContain('Hello')
      expect(text).toContain('Hello')
      // No line is longer than servers accept.
      expect(Math.max(...mail!.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
    }
  })

  test('may be as large as the limit, and reach everyone once', async () => {
    const half = 2.5 * 1024 * 1024
    const large: typeof FILES = [
      ['one.zip', noise(half, 7)],
      ['two.zip', noise(half, 8)],
    ]
    const { account, ctx, id, addresses } = await begun(large, 4)
    await sendAll(ctx, account.id, id)
    expect(await statesOf(account.id, id)).toEqual({ sent: 4 })
    expect(await arrivals(addresses)).toEqual([1, 1, 1, 1])
    const [mail] = await arrivedAt(addresses[3]!)
    const { attachments } = await PostalMime.parse(Uint8Array.from(mail!.raw, (c) => c.charCodeAt(0)))
    const digest = async (bytes: BufferSource) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    for (const [place, [, content]] of large.entries())
      expect(await digest(attachments[place]!.content as ArrayBuffer)).toBe(await digest(contentOf(content)))
  })

  test('that are missing pause the campaign with a reason: no one gets a message without them', async () => {
    const { account, senderId, acting, ctx, id, job, addresses } = await begun([['prices.pdf', 'prices']])
    const folder = `accounts/${account.id}/attachments/`
    const [object] = (await env.FILES.list({ prefix: folder })).objects
    await env.FILES.delete(object!.key)
    await sendBatch(ctx, job)
    expect(await arrivals(addresses)).toEqual([0, 0, 0])
    expect(await statesOf(account.id, id)).toEqual({ pending: 3 })
    expect(await campaignOf(account.id, id)).toMatchObject({
      ...{
        status: 'paused',
        nextAt: null,
        statusReason: expect.stringMatching(/attachment “prices\.pdf” cannot be found/),
      },
    })
    expect(Object.values(await spendsOf(account.id, senderId))).toEqual([0, 0])
    // Adding the file again restores it.
    await addAttachment(acting, id, new File(['prices'], 'prices.pdf'))
    await resumeCampaign(acting, id)
    await sendAll(ctx, account.id, id)
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
  })

  test('that cannot be read temporarily are retried, and no one gets a message without them', async () => {
    const { account, senderId, ctx, id, job, addresses } = await begun([['prices.pdf', 'prices']])
    const files = { ...ctx.files, get: async () => Promise.reject(new Error('the store is away')) } as never
    await expect(sendBatch({ ...ctx, files }, job)).rejects.toThrow('could not be read')
    expect(await arrivals(addresses)).toEqual([0, 0, 0])
    expect((await campaignOf(account.id, id)).status).toBe('sending')
    await makeDue(account.id, id)
    await sendBatch(ctx, job)
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
    expect(Object.values(await spendsOf(account.id, senderId))).toEqual([3, 3])
  })
})
