import { exports } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { list as listNotifications } from '../../../../src/contracts/notifications/notifications.ts'
import { INBOUND_MAIL_BYTES_MAX, listReplies } from '../../../../src/contracts/replies/replies.ts'
import { inboundAddress, replyAddress } from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import { receiveMail } from '../../../../src/features/inbound-mail/receive-mail.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitUntil } from '../../../support/wait.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { mintCampaigner } from '../campaigns/sending/support.ts'
import { mailOf, post, repliesOf, route, waiting, written } from './support.ts'

test('mail to an unknown address is rejected permanently', async () => {
  const one = await waiting()
  const gone = await inboundAddress(one.ctx, newId())
  for (const to of [
    '',
    'postmaster@mail.contactory.test',
    gone!,
    one.inbound.replace('in.', 'in.a'),
    `x${one.inbound}`,
  ])
    expect(await route(one.ctx, to, mailOf({ inReplyTo: one.messageId }))).toBe('Unknown address')
  expect(await repliesOf(one.accountId)).toEqual([])
})

test('mail of the maximum size is read completely, and one byte more is rejected', async () => {
  const one = await waiting()
  const mail = new TextEncoder().encode(mailOf({ inReplyTo: one.messageId }))
  const full = new Uint8Array(INBOUND_MAIL_BYTES_MAX).fill(0x61)
  full.set(mail)
  const over = new Uint8Array([...full.subarray(0, 1), ...full])
  expect(await route(one.ctx, one.inbound, over)).toBe('Message too large')
  expect(await repliesOf(one.accountId)).toEqual([])
  expect(await route(one.ctx, one.inbound, full)).toBeNull()
  expect(await repliesOf(one.accountId)).toHaveLength(1)
  expect((await post(one.accountId, over)).status).toBe(413)
  expect((await post(one.accountId, full)).status).toBe(200)
})

test('a stream longer than announced is cut off', async () => {
  const one = await waiting()
  const setReject = vi.fn()
  const raw = new Response(new Uint8Array(INBOUND_MAIL_BYTES_MAX + 1)).body!
  await receiveMail(one.ctx, { to: one.inbound, raw, rawSize: 5, setReject })
  expect(setReject).toHaveBeenCalledWith('Message too large')
})

test('a mail that crashes the parser is rejected permanently, and the next one is read', async () => {
  const one = await waiting()
  const nested = Array.from(
    { length: 10_000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')
  expect(await route(one.ctx, one.inbound, nested)).toMatch(/too many parts/)
  expect((await post(one.accountId, nested)).status).toBe(400)
  const parts = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(10_000)}`
  expect(await route(one.ctx, one.inbound, parts)).toMatch(/too many parts/)
  expect(await route(one.ctx, one.inbound, mailOf({ inReplyTo: one.messageId }))).toBeNull()
  expect(await repliesOf(one.accountId)).toHaveLength(1)
})

test('while an account moves, its mail is deferred to the sending server', async () => {
  const one = await waiting()
  await dataOf(one.accountId).run(sql`INSERT INTO held_accounts (account_id) VALUES (${one.accountId})`)
  await expect(route(one.ctx, one.inbound, mailOf({ inReplyTo: one.messageId }))).rejects.toThrow()
  expect((await post(one.accountId, mailOf({ inReplyTo: one.messageId }))).status).toBe(503)
  await dataOf(one.accountId).run(sql`DELETE FROM held_accounts WHERE account_id = ${one.accountId}`)
  expect(await route(one.ctx, one.inbound, mailOf({ inReplyTo: one.messageId }))).toBeNull()
  expect(await repliesOf(one.accountId)).toHaveLength(1)
})

test.each<[string, (mail: string, to: string) => [BodyInit, string | null]]>([
  ['unchanged', (mail) => [mail, 'message/rfc822']],
  ['as bytes without a content type', (mail) => [new TextEncoder().encode(mail), null]],
  [
    'by SendGrid',
    (mail, to) => {
      const form = new FormData()
      form.set('email', mail)
      form.set('envelope', JSON.stringify({ to: [to], from: 'ada@acme-tools.com' }))
      return [form, null]
    },
  ],
  [
    'from SendGrid as a file',
    (mail, to) => {
      const form = new FormData()
      form.set('email', new File([mail], 'mail.eml'))
      form.set('envelope', JSON.stringify({ to: [to] }))
      return [form, null]
    },
  ],
  [
    'by Mailgun',
    (mail, to) => {
      const form = new FormData()
      form.set('body-mime', mail)
      form.set('recipient', to)
      return [form, null]
    },
  ],
  ['from Mailgun without files', (mail, to) => [new URLSearchParams({ 'body-mime': mail, recipient: to }), null]],
  [
    'by Postmark',
    (mail, to) => [JSON.stringify({ RawEmail: mail, OriginalRecipient: to }), 'application/json; charset=utf-8'],
  ],
])('a mail is accepted %s', async (how, bodyOf) => {
  const one = await waiting()
  const to = (await replyAddress(one.ctx, one))!
  // If the provider names the recipient, the mail itself need not.
  const isTold = /by /.test(how)
  const response = await post(one.accountId, ...bodyOf(mailOf(isTold ? {} : { to, text: 'Grüße' }), to.toUpperCase()))
  expect(await response.text()).toMatch(/"success":true/)
  expect(await repliesOf(one.accountId)).toMatchObject([{ recipientId: one.recipientId }])
})

test.each<[string, () => [BodyInit, string | null], number]>([
  ['nothing', () => ['', 'message/rfc822'], 400],
  ['a form without one', () => [new FormData(), null], 400],
  ['an invalid form', () => ['x', 'multipart/form-data; boundary=b'], 400],
  ['JSON without one', () => ['{}', 'application/json'], 400],
  ['no JSON', () => ['{', 'application/json'], 400],
  ['JSON of lists', () => ['['.repeat(300_000), 'application/json'], 400],
  ['JSON with another one', () => ['{"RawEmail":5}', 'application/json'], 400],
  ['an oversized form', () => [new URLSearchParams({ email: 'x'.repeat(INBOUND_MAIL_BYTES_MAX + 1) }), null], 413],
])('%s is rejected as mail', async (_what, bodyOf, status) => {
  const account = await mintCampaigner()
  expect((await post(account.id, ...bodyOf())).status).toBe(status)
})

test('a URL that was never issued is not found', async () => {
  const url = `http://127.0.0.1:8787/api/inbound-mail/${'A'.repeat(43)}`
  for (const address of [url, url.slice(0, -1), `${url}A`]) {
    const response = await exports.default.fetch(new Request(address, { method: 'POST', body: mailOf() }))
    expect(response.status).toBe(404)
  }
})

test('incoming mail is in the inbox, and the account is notified of the reply', async () => {
  const account = await mintCampaigner()
  const one = await written(account.id)
  expect((await post(account.id, mailOf({ inReplyTo: one.messageId }))).status).toBe(200)
  const { data } = await account.call(listReplies, { query: {} })
  expect(data).toMatchObject({ unread: 1, replies: [{ campaign_name: 'Autumn', kind: 'reply', is_read: false }] })
  const stranger = await mintAccount()
  expect((await stranger.call(listReplies, { query: {} })).data).toMatchObject({ unread: 0, replies: [] })
  const notified = async () => (await account.call(listNotifications, { query: {} })).data
  await waitUntil(async () => (await notified()).length > 0)
  expect(await notified()).toMatchObject([{ title: 'New answer', message: `${one.address} answered “Autumn”.` }])
})
