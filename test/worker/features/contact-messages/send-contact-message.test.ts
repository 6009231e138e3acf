import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/contact-messages/contact-messages.ts'
import { MailJob } from '../../../../src/contracts/queues.ts'
import { contactMessages } from '../../../../src/db/schema/control/contact-messages.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { PER_IP, PER_SENDER } from '../../../../src/features/contact-messages/policy.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitFor } from '../../../support/wait.ts'
import { clientFor, db, mintAccount, visitor } from '../../support/factories.ts'

const THANKS = "Thank you for contacting us. We've received your message and will get back to you shortly."
let lastAddress = 0
const freshAddress = () => ({ 'cf-connecting-ip': `203.0.113.${++lastAddress}` })

const messageOf = (more: object = {}) => ({
  name: 'Ada Obi',
  email: `${newId()}@example.org`,
  subject: 'Crawling at night',
  message: 'First line.\n\nSecond <b>line</b>.',
  ...more,
})
const send = (body: object, headers: HeadersInit = freshAddress()) => visitor.send(contract.send, { body }, headers)
const storedOf = (email: string) => db.select().from(contactMessages).where(eq(contactMessages.email, email))
const mailsOf = (email: string) => db.select().from(outboxMessages).where(eq(outboxMessages.replyTo, email))

test('a message is stored as unread with its sender, and mailed to support with Reply-To', async () => {
  const body = messageOf({ phone: '+234 803 123 4567' })
  const response = await send(body, { 'cf-connecting-ip': '198.51.100.7', 'user-agent': 'A browser' })
  expect(await response.json()).toEqual({ success: true, status: 'successful', message: THANKS })
  const [stored] = await storedOf(body.email)
  expect(stored).toMatchObject({ ...body, readAt: null, ipAddress: '198.51.100.7', userAgent: 'A browser' })
  const mail = await waitFor(async () => {
    const mails = await mailsOf(body.email)
    expect(mails).toHaveLength(1)
    return mails[0]!
  })
  expect(mail).toMatchObject({
    id: stored!.id,
    to: 'support@contactory.test',
    subject: `Contact form: ${body.subject}`,
  })
  expect(mail.text).toContain('Second <b>line</b>.')
  expect(mail.text).toContain(`From Ada Obi, ${body.email}, +234 803 123 4567.`)
  expect(mail.html).not.toContain('<b>line</b>')
})

test.each([
  ['an account whose plan has priority support', true, 'own', '[Priority] Contact form: '],
  ['an account whose plan lacks it', false, 'own', 'Contact form: '],
  ['a visitor who gives the address of such an account', true, 'none', 'Contact form: '],
  ['an invalid session', true, 'void', 'Contact form: '],
])('the mail about a message of %s says so', async (_, hasPrioritySupport, session, beginning) => {
  const account = await mintAccount()
  await db
    .update(plans)
    .set({ hasPrioritySupport })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  const writers = { own: account, none: visitor, void: clientFor('ey.not.valid') }
  const body = messageOf({ email: account.email })
  const { status } = await writers[session as keyof typeof writers].send(contract.send, { body }, freshAddress())
  expect(status).toBe(200)
  const mail = await waitFor(async () => {
    const [one] = await mailsOf(body.email)
    expect(one).toBeTruthy()
    return one!
  })
  expect(mail.subject).toBe(beginning + body.subject)
})

test.each([{ phone: '' }, { phone: '  ' }, {}])('a message with phone %j is stored without one', async (more) => {
  const body = messageOf(more)
  expect((await send(body)).status).toBe(200)
  expect((await storedOf(body.email))[0]?.phone).toBeNull()
})

test('a bot that fills in the honeypot field gets the same response, and nothing is stored', async () => {
  const body = messageOf({ homepage: 'https://spam.example' })
  const response = await send(body)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, status: 'successful', message: THANKS })
  expect(await storedOf(body.email)).toEqual([])
  const honest = messageOf()
  await send(honest)
  await waitFor(async () => expect(await mailsOf(honest.email)).toHaveLength(1))
  expect(await mailsOf(body.email)).toEqual([])
})

test.each([
  [{ subject: 'Hello\r\nBcc: everyone@example.org' }, 'subject'],
  [{ name: 'Ada\nX: y' }, 'name'],
  [{ email: 'ada@example.org\r\nBcc: everyone@example.org' }, 'email'],
  [{ email: 'ada\u0000@example.org' }, 'email'],
  [{ phone: '1\r\n2' }, 'phone'],
])('header injection by a line break is rejected: %j', async (more, field) => {
  const body = messageOf(more)
  const error = await visitor.fail(contract.send, { body })
  expect(error).toMatchObject({ httpStatus: 422, code: 'validation_failed' })
  expect(Object.keys(error.errors ?? {})).toEqual([field])
  expect(await storedOf(body.email)).toEqual([])
})

test.each(['to', 'reply_to', 'subject'])('a mail with a line break in %s is rejected by the queue', (header) => {
  const mail = { id: newId(), to: 'a@example.org', subject: 'Hi', html: '', text: '' }
  expect(MailJob.safeParse({ ...mail, reply_to: 'b@example.org' }).success).toBe(true)
  for (const end of ['\r\n', '\r', '\n', '\u0000', '\u000b', '\u0085', '\u2028']) {
    expect(MailJob.safeParse({ ...mail, [header]: `a@example.org${end}Bcc: b@example.org` }).success).toBe(false)
  }
})

test('a sender is throttled after a few messages, from any IP address', async () => {
  const body = messageOf()
  for (let count = 0; count < PER_SENDER.attemptsMax; count++) expect((await send(body)).status).toBe(200)
  const refused = await send({ ...body, email: body.email.toUpperCase() })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await storedOf(body.email)).toHaveLength(PER_SENDER.attemptsMax)
})

test('a network is throttled, whatever IP address it claims', async () => {
  const from = (host: number) => ({ 'cf-connecting-ip': `2001:db8:1:2::${host}` })
  for (let count = 0; count < PER_IP.attemptsMax; count++) {
    expect((await send(messageOf(), from(count + 1))).status).toBe(200)
  }
  expect((await send(messageOf(), from(99))).status).toBe(429)
  expect((await send(messageOf())).status).toBe(200)
})

test('an oversized body is rejected', async () => {
  expect((await send(messageOf({ message: 'x'.repeat(40_000) }))).status).toBe(413)
})
