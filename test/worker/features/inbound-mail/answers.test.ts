import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { REPLY_TEXT_LENGTH_MAX } from '../../../../src/contracts/replies/replies.ts'
import { replyAddress, returnPathOf } from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf } from '../../support/factories.ts'
import { crashesAtWrite, crashingContext } from '../../support/mortal-context.ts'
import { sayContacts } from '../contacts/support.ts'
import { addCrawl } from '../data/support.ts'
import {
  eventsOf,
  mailOf,
  post,
  recipientOf,
  repliesOf,
  route,
  suppressionsOf,
  type Waiting,
  waiting,
  written,
} from './support.ts'

const AUTHENTIC = 'Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=acme-tools.com policy.dmarc=none'
const answerTo = async (one: Waiting) => (await replyAddress(one.ctx, one))!

describe('a reply is stored, identified by', () => {
  test.each<[string, (one: Waiting) => Promise<readonly [to: string, mail: string]>]>([
    ['its reply address', async (one) => [await answerTo(one), mailOf({ from: 'boss@acme-tools.com' })]],
    ['its reply address in capitals', async (one) => [(await answerTo(one)).toUpperCase(), mailOf()]],
    ['the address it was forwarded from', async (one) => [one.inbound, mailOf({ to: await answerTo(one) })]],
    ['the message it references', async (one) => [one.inbound, mailOf({ inReplyTo: one.messageId })]],
    [
      'an earlier message of the thread',
      async (one) => [
        one.inbound,
        mailOf({ inReplyTo: 'x@y.example', headers: [`References: <${one.messageId}> <x@y.example>`] }),
      ],
    ],
    [
      'an earlier message',
      async (one) => [one.inbound, mailOf({ inReplyTo: `${one.recipientId}.m0@blue-harbour.test` })],
    ],
    [
      'its bounce address',
      async (one) => [one.inbound, mailOf({ to: await returnPathOf(one.ctx, 'bounces@blue-harbour.test', one) })],
    ],
    [
      'an authenticated From',
      async (one) => [one.inbound, mailOf({ from: `Ada <${one.address.toUpperCase()}>`, before: [AUTHENTIC] })],
    ],
  ])('%s', async (_how, given) => {
    const one = await waiting()
    const [to, mail] = await given(one)
    expect(await route(one.ctx, to, mail)).toBeNull()
    expect(await repliesOf(one.accountId)).toMatchObject([
      {
        ...{ campaignId: one.campaignId, recipientId: one.recipientId, kind: 'reply', subject: 'Re: Hello' },
        ...{ text: 'Yes, please call me tomorrow.', readAt: null },
      },
    ])
    expect(await recipientOf(one)).toMatchObject({ state: 'sent', repliedAt: expect.any(String), unsubscribedAt: null })
    expect(await eventsOf(one.accountId)).toMatchObject([{ kind: 'replied', text: 'They answered.' }])
    expect(one.publishedEvents()).toMatchObject([
      { kind: 'recipient.replied', reply_kind: 'reply', address: one.address },
    ])
    expect(await suppressionsOf(one.accountId)).toEqual([])
  })
})

describe('an unauthenticated From header', () => {
  const FORGED = 'Authentication-Results: mx.cloudflare.net; dkim=none; dmarc=fail header.from=acme-tools.com'
  const unchanged = async (one: Waiting) => {
    expect(await recipientOf(one)).toMatchObject({ repliedAt: null, unsubscribedAt: null })
    expect(await eventsOf(one.accountId)).toEqual([])
    expect(one.publishedEvents()).toEqual([])
    expect(await suppressionsOf(one.accountId)).toEqual([])
  }

  test.each<[string, readonly string[]]>([
    ['with a DMARC failure', [FORGED]],
    ['even with a forged DMARC pass', [FORGED, AUTHENTIC]],
    [
      'if another receiver vouches for it',
      ['Authentication-Results: mx.evil.test; dmarc=pass header.from=acme-tools.com'],
    ],
    ['without authentication results', []],
  ])('unsubscribes no one and stops nothing, %s', async (_what, before) => {
    const one = await waiting()
    for (const text of ['Please unsubscribe me.', 'Yes, please call me.'])
      expect(await route(one.ctx, one.inbound, mailOf({ from: one.address, before, text }))).toBeNull()
    const kept = await repliesOf(one.accountId)
    expect(kept.map(({ proof, kind }) => `${proof} ${kind}`).toSorted()).toEqual(['none reply', 'none unsubscribe'])
    await unchanged(one)
  })

  test('is never trusted in mail that a provider posted, whatever its headers say', async () => {
    const one = await waiting()
    const mail = mailOf({ from: one.address, before: [AUTHENTIC], text: 'Please unsubscribe me.' })
    expect((await post(one.accountId, mail)).status).toBe(200)
    expect(await repliesOf(one.accountId)).toMatchObject([{ proof: 'none', kind: 'unsubscribe' }])
    await unchanged(one)
  })

  test('can neither replace a mail by reusing its ID, nor use up the quota of others', async () => {
    const one = await waiting()
    for (let at = 0; at < 25; at++)
      await route(one.ctx, one.inbound, mailOf({ from: one.address, messageId: `${at}@x` }))
    expect(await repliesOf(one.accountId)).toHaveLength(20)
    await route(one.ctx, await answerTo(one), mailOf({ from: one.address, messageId: '1@x' }))
    expect((await repliesOf(one.accountId)).filter(({ proof }) => proof === 'message')).toHaveLength(1)
    expect((await recipientOf(one)).repliedAt).not.toBeNull()
  })
})

test('a reply that has the message ID counts, also from another address, which is shown', async () => {
  const one = await waiting()
  await route(one.ctx, await answerTo(one), mailOf({ from: 'boss@elsewhere.test', text: 'Please unsubscribe me.' }))
  expect(await repliesOf(one.accountId)).toMatchObject([{ proof: 'other_address', kind: 'unsubscribe' }])
  expect((await recipientOf(one)).unsubscribedAt).not.toBeNull()
  const decided = await dataOf(one.accountId).all(
    sql`SELECT decided_by FROM suppressions WHERE account_id = ${one.accountId}`,
  )
  expect(decided).toEqual([{ decided_by: 'automatic' }])
})

test('a reply from another address of the same person counts as theirs', async () => {
  const home = `ada.${newId()}@home.test`
  const one = await waiting()
  const { sourceId } = await addCrawl(one.accountId)
  await sayContacts(one.accountId, sourceId, [{ name: 'Ada Byron', emails: [one.address, home] }])
  const before = ['Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=home.test']
  await route(one.ctx, one.inbound, mailOf({ from: home, before }))
  expect(await repliesOf(one.accountId)).toMatchObject([{ recipientId: one.recipientId, proof: 'authenticated' }])
  expect((await recipientOf(one)).repliedAt).not.toBeNull()
})

describe('nothing is stored of', () => {
  test.each<[string, (one: Waiting) => Promise<string> | string]>([
    ['mail that references no message', () => mailOf({ from: 'stranger@acme-tools.com' })],
    ['mail without an author', () => 'Subject: Hello\r\n\r\nHello'],
    ['mail from the sender itself', (one) => mailOf({ from: 'hello@blue-harbour.test', inReplyTo: one.messageId })],
    [
      'mail about a message of another account',
      async () => {
        const other = await waiting()
        return mailOf({ inReplyTo: other.messageId, to: await answerTo(other), from: other.address })
      },
    ],
  ])('%s', async (_what, mail) => {
    const one = await waiting()
    expect(await route(one.ctx, one.inbound, await mail(one))).toBeNull()
    expect(await repliesOf(one.accountId)).toEqual([])
    expect(await eventsOf(one.accountId)).toEqual([])
    expect(one.publishedEvents()).toEqual([])
  })

  test('mail from people who were not emailed in the last 90 days; of two messages the latest was replied to', async () => {
    const long = new Date(Date.now() - 91 * 24 * 3_600_000).toISOString()
    const one = await waiting({ sentAt: long })
    await route(one.ctx, one.inbound, mailOf({ from: one.address }))
    expect(await repliesOf(one.accountId)).toEqual([])
    const later = await written(one.accountId, { address: one.address })
    await route(one.ctx, one.inbound, mailOf({ from: one.address }))
    expect(await repliesOf(one.accountId)).toMatchObject([{ recipientId: later.recipientId }])
  })
})

test('people who emailed themselves may reply', async () => {
  const one = await waiting({ address: 'hello@blue-harbour.test' })
  await route(one.ctx, await answerTo(one), mailOf({ from: 'hello@blue-harbour.test' }))
  expect(await repliesOf(one.accountId)).toHaveLength(1)
})

describe('the category of a reply decides what follows', () => {
  test('an out-of-office or automatic reply does not count as a reply', async () => {
    const one = await waiting()
    const away = mailOf({
      subject: 'Out of office: Hello',
      headers: ['Auto-Submitted: auto-replied'],
      text: 'I am on vacation.',
    })
    await route(one.ctx, await answerTo(one), away)
    const ticket = mailOf({ headers: ['Auto-Submitted: auto-generated'], text: 'Your request #5 was received.' })
    await route(one.ctx, await answerTo(one), ticket)
    expect((await repliesOf(one.accountId)).map(({ kind }) => kind).toSorted()).toEqual(['automatic', 'out_of_office'])
    expect((await recipientOf(one)).repliedAt).toBeNull()
    expect((await eventsOf(one.accountId)).map(({ text }) => text).toSorted()).toEqual([
      'A machine answered.',
      'They are away.',
    ])
  })

  test('a person who left the company is marked, and not suppressed', async () => {
    const one = await waiting()
    await route(one.ctx, await answerTo(one), mailOf({ text: 'Ada no longer works here.' }))
    expect(await repliesOf(one.accountId)).toMatchObject([{ kind: 'left' }])
    expect((await recipientOf(one)).repliedAt).not.toBeNull()
    expect(await suppressionsOf(one.accountId)).toEqual([])
  })

  test('a written opt-out suppresses the person, with the same event as an unsubscribe link', async () => {
    const one = await waiting()
    await route(one.ctx, await answerTo(one), mailOf({ text: 'Please remove me from your list.' }))
    expect(await recipientOf(one)).toMatchObject({ repliedAt: expect.any(String), unsubscribedAt: expect.any(String) })
    expect(await suppressionsOf(one.accountId)).toEqual([{ reason: 'unsubscribed' }])
    expect((await eventsOf(one.accountId)).map(({ kind }) => kind).toSorted()).toEqual(['replied', 'unsubscribed'])
    expect(
      one
        .publishedEvents()
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['recipient.replied', 'recipient.unsubscribed'])
  })
})

describe('a duplicate mail', () => {
  test('is stored once, however often and from however many mailboxes it arrives', async () => {
    const one = await waiting()
    const to = await answerTo(one)
    const mail = mailOf({ text: 'Stop' })
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        route(one.ctx, at % 2 ? to : one.inbound, mail.replace('To: answers@blue-harbour.test', `To: ${to}`)),
      ),
    )
    expect(await repliesOf(one.accountId)).toHaveLength(1)
    expect(await eventsOf(one.accountId)).toHaveLength(2)
    expect(new Set(one.publishedEvents().map(({ id }) => id)).size).toBe(2)
  })

  test('without a message ID is recognised by its content', async () => {
    const one = await waiting()
    for (let times = 0; times < 3; times++) await route(one.ctx, await answerTo(one), mailOf({ messageId: null }))
    await route(one.ctx, await answerTo(one), mailOf({ messageId: null, text: 'Something else.' }))
    expect(await repliesOf(one.accountId)).toHaveLength(2)
  })

  test('does not overwrite manual changes', async () => {
    const one = await waiting()
    const mail = mailOf()
    await route(one.ctx, await answerTo(one), mail)
    await dataOf(one.accountId).run(
      sql`UPDATE replies SET kind = 'out_of_office', received_at = '2026-01-01T00:00:00.000Z' WHERE account_id = ${one.accountId}`,
    )
    await dataOf(one.accountId).run(sql`UPDATE recipients SET replied_at = NULL WHERE id = ${one.recipientId}`)
    await route(one.ctx, await answerTo(one), mail)
    expect((await recipientOf(one)).repliedAt).toBeNull()
    expect(await repliesOf(one.accountId)).toMatchObject([{ kind: 'out_of_office' }])
  })
})

test('one recipient cannot fill a database, and their reply still counts', async () => {
  const one = await waiting()
  const to = await answerTo(one)
  for (let times = 0; times < 101; times++) await route(one.ctx, to, mailOf())
  await route(one.ctx, to, mailOf({ text: 'Unsubscribe me' }))
  expect(await repliesOf(one.accountId)).toHaveLength(100)
  expect(await suppressionsOf(one.accountId)).toEqual([{ reason: 'unsubscribed' }])
})

test('long replies, markup and missing names are stored in a reduced form', async () => {
  const one = await waiting()
  await route(one.ctx, await answerTo(one), mailOf({ from: 'ada@acme-tools.com', text: `${'😀'.repeat(30_000)}` }))
  const html = mailOf({ text: '<p>Call <b>me</b></p><blockquote>no</blockquote>' }).replace('text/plain', 'text/html')
  await route(one.ctx, await answerTo(one), html)
  const [long, marked] = await repliesOf(one.accountId)
  expect(long!.text.length).toBeLessThanOrEqual(REPLY_TEXT_LENGTH_MAX)
  expect(long!.text.isWellFormed()).toBe(true)
  expect(long!.fromName).toBeNull()
  expect(marked!.text).toMatch(/^Call me/)
})

test('processing may crash at any step and is retried: everything happens once, and is published', async () => {
  for (let fatal = 1; ; fatal++) {
    const one = await waiting()
    const mail = mailOf({ inReplyTo: one.messageId, text: 'Unsubscribe' })
    const { ctx, sent } = crashingContext(one.accountId, () => new Date(), crashesAtWrite(fatal))
    const died = await route(ctx, one.inbound, mail).then(
      () => false,
      () => true,
    )
    await route(one.ctx, one.inbound, mail)
    expect(await repliesOf(one.accountId)).toHaveLength(1)
    expect(await recipientOf(one)).toMatchObject({ repliedAt: expect.any(String), unsubscribedAt: expect.any(String) })
    expect(await suppressionsOf(one.accountId)).toHaveLength(1)
    expect(await eventsOf(one.accountId)).toHaveLength(2)
    const publishedEvents = [
      ...sent.map(({ message }) => (message as unknown as { event: { kind: string } }).event),
      ...one.publishedEvents(),
    ]
    for (const kind of ['recipient.replied', 'recipient.unsubscribed'])
      expect(
        new Set(
          publishedEvents
            .filter((event) => event.kind === kind)
            .map((event) => (event as unknown as { id: string }).id),
        ).size,
      ).toBe(1)
    if (!died) break
  }
})

describe('the text of a reply', () => {
  const CONTENT =
    '<p>Dear {{name}}, we build shelves for bakeries in the north.</p><p>If you want no more emails, please unsubscribe here.</p>'

  test('is read without the quoted message, however it is quoted', async () => {
    const account = await waiting()
    const message = await written(account.accountId, { name: 'Ada Byron' }, { campaign: { content: CONTENT } })
    const one = { ...account, ...message }
    const quoted =
      'Dear Ada Byron, we build shelves for\nbakeries in the north.\n\nIf you want no more emails, please unsubscribe here.'
    const text = `Yes, Tuesday is fine.\n\nXy ${message.address}\n${quoted}`
    expect(await route(one.ctx, await answerTo(one), mailOf({ text }))).toBeNull()
    const [reply] = await repliesOf(one.accountId)
    expect(reply).toMatchObject({ kind: 'reply', isUnsure: false })
    expect(reply!.text).toContain('Yes, Tuesday is fine.')
    expect(reply!.text).not.toMatch(/unsubscribe|bakeries/)
    expect(await suppressionsOf(one.accountId)).toEqual([])
  })

  test('is kept whole if nothing separates it from the quotation', async () => {
    const one = await waiting()
    const text = 'From: Shop\nSent: Monday\nTo: Ada\nSubject: Hello\n\nOur offer.'
    await route(one.ctx, await answerTo(one), mailOf({ text }))
    expect(await repliesOf(one.accountId)).toMatchObject([
      { kind: 'reply', text: expect.stringContaining('Our offer.') },
    ])
  })

  test('stops the follow-ups and asks for a decision if it may be an opt-out', async () => {
    const one = await waiting()
    const text = 'Please remove this address from your list, and send the offer to our colleague instead.'
    await route(one.ctx, await answerTo(one), mailOf({ text }))
    expect(await repliesOf(one.accountId)).toMatchObject([{ kind: 'reply', isUnsure: true }])
    expect(await recipientOf(one)).toMatchObject({ repliedAt: expect.any(String), unsubscribedAt: null })
    expect(await suppressionsOf(one.accountId)).toEqual([])
  })
})
