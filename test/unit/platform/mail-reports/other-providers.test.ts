import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readMailgunReports } from '../../../../src/platform/mail-reports/mailgun.ts'
import { readPostmarkReports } from '../../../../src/platform/mail-reports/postmark.ts'
import { readSendgridReports } from '../../../../src/platform/mail-reports/sendgrid.ts'

const NOW = new Date('2026-11-23T10:00:00.000Z')
const SECONDS = NOW.getTime() / 1_000
const request = (body: unknown, headers: HeadersInit = {}) => ({
  headers: new Headers(headers),
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

describe('reports of SendGrid', () => {
  const event = (more: object) => ({
    ...{ email: 'Jane@acme.com', timestamp: SECONDS, 'smtp-id': '<r1.abc@acme.com>', sg_event_id: 'e1' },
    ...more,
  })
  const about = { recipient: 'jane@acme.com', messageId: 'r1.abc@acme.com' }

  test('are a list of events, of which the relevant ones are read', () => {
    const events = [
      event({ event: 'processed' }),
      event({ event: 'delivered', response: '250 OK' }),
      event({ event: 'deferred', response: '400 try again later' }),
      event({ event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 5.1.1 no such user' }),
      event({ event: 'bounce', type: 'blocked', status: '5.7.1', reason: '554 5.7.1 blocked' }),
      event({ event: 'bounce', type: 'bounce', bounce_classification: 'Invalid Address', reason: 'x' }),
      event({ event: 'dropped', reason: 'Bounced Address' }),
      event({ event: 'dropped', reason: 'Spam Content' }),
      event({ event: 'spamreport' }),
      event({ event: 'open' }),
      event({ event: 'click', url: 'https://acme.com' }),
      'nonsense',
      null,
    ]
    const told = JSON.stringify(events)
    expect(readSendgridReports(request(told, signed(SECONDS, told)), key, NOW)).toEqual(
      [
        { kind: 'delivery' },
        { kind: 'delay', text: '400 try again later' },
        { kind: 'bounce', isHard: null, status: '5.1.1', text: '550 5.1.1 no such user' },
        { kind: 'bounce', isHard: false, status: '5.7.1' },
        { kind: 'bounce', isHard: true },
        { kind: 'bounce', isHard: true, text: 'Bounced Address' },
        { kind: 'bounce', isHard: false },
        { kind: 'complaint' },
      ].map((expected) => expect.objectContaining({ ...about, ...expected })),
    )
    for (const body of ['', '{', '{}', '"x"', '['.repeat(200_000)])
      expect(readSendgridReports(request(body, signed(SECONDS, body)), key, NOW)).toEqual([])
  })

  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const body = JSON.stringify([event({ event: 'spamreport', note: 'é \\u00e9' })])
  const signed = (seconds: number, signedBody = body) => ({
    'x-twilio-email-event-webhook-timestamp': String(seconds),
    'x-twilio-email-event-webhook-signature': createSign('sha256')
      .update(`${seconds}${signedBody}`)
      .sign(privateKey, 'base64'),
  })

  test('must be signed over their exact bytes, and are rejected without a key', () => {
    expect(readSendgridReports(request(body, signed(SECONDS)), null, NOW)).toBeNull()
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    for (const one of [key, ` ${key}\n`, pem])
      expect(readSendgridReports(request(body, signed(SECONDS)), one, NOW)).toHaveLength(1)
  })

  test.each([
    ['unsigned', body, {}],
    ['on a changed body', `${body} `, signed(SECONDS)],
    ['older than five minutes', body, signed(SECONDS - 301)],
    ['with a future time', body, signed(SECONDS + 301)],
    [
      'with a time other than the signed one',
      body,
      { ...signed(SECONDS), 'x-twilio-email-event-webhook-timestamp': String(SECONDS - 1) },
    ],
    ['with no time', body, { ...signed(SECONDS), 'x-twilio-email-event-webhook-timestamp': 'now' }],
    ['with an invalid signature', body, { ...signed(SECONDS), 'x-twilio-email-event-webhook-signature': 'AAAA' }],
  ])('one %s is rejected', (_what, given, headers) => {
    expect(readSendgridReports(request(given, headers), key, NOW)).toBeNull()
  })

  test('cannot be verified with an invalid key', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey.export({ type: 'spki', format: 'pem' })
    for (const none of ['x', '-----BEGIN PUBLIC KEY-----\nx\n-----END PUBLIC KEY-----', rsa.toString()])
      expect(readSendgridReports(request(body, signed(SECONDS)), none, NOW)).toBeNull()
  })
})

describe('reports of Mailgun', () => {
  const KEY = 'signing-key'
  const signature = (seconds: number, key = KEY, token = 't'.repeat(50)) => ({
    ...{ timestamp: String(seconds), token },
    signature: createHmac('sha256', key).update(`${seconds}${token}`).digest('hex'),
  })
  const event = (more: object) => ({
    signature: signature(SECONDS),
    'event-data': {
      ...{ id: 'e1', recipient: 'jane@acme.com', message: { headers: { 'message-id': 'r1.abc@acme.com' } } },
      envelope: { sender: 'bounces+token@acme.com', transport: 'smtp' },
      ...more,
    },
  })
  const read = (given: unknown, key: string | null = KEY) => readMailgunReports(request(given), key, NOW)

  test.each([
    [event({ event: 'delivered' }), { kind: 'delivery' }],
    [event({ event: 'complained' }), { kind: 'complaint' }],
    [
      event({ event: 'failed', severity: 'temporary', 'delivery-status': { code: 451, message: 'later' } }),
      { kind: 'delay', text: '451 later' },
    ],
    [
      event({
        event: 'failed',
        severity: 'permanent',
        reason: 'bounce',
        'delivery-status': { code: 550, message: '5.1.1 no such user' },
      }),
      { kind: 'bounce', isHard: null, text: '550 5.1.1 no such user' },
    ],
    [
      event({
        event: 'failed',
        severity: 'permanent',
        reason: 'suppress-bounce',
        'delivery-status': { code: 605, description: 'Not delivering to previously bounced address' },
      }),
      { kind: 'bounce', isHard: true },
    ],
    [
      event({ event: 'failed', severity: 'permanent', reason: 'suppress-unsubscribe' }),
      { kind: 'bounce', isHard: false },
    ],
  ])('case %#', async (given, expected) => {
    const about = { recipient: 'jane@acme.com', messageId: 'r1.abc@acme.com', returnPath: 'bounces+token@acme.com' }
    expect(await read(given)).toEqual([expect.objectContaining({ ...about, ...expected })])
  })

  test('are ignored if they are known already or irrelevant', async () => {
    for (const given of [event({ event: 'opened' }), event({ event: 'unsubscribed' })])
      expect(await read(given)).toEqual([])
    for (const body of ['', '{', '[]', 'null']) expect(await readMailgunReports(request(body), KEY, NOW)).toBeNull()
  })

  test('must be signed with a configured key', async () => {
    const given = event({ event: 'complained' })
    expect(await read({ ...given, signature: { ...signature(SECONDS), timestamp: SECONDS } })).toHaveLength(1)
    const wrong = [
      undefined,
      signature(SECONDS, 'another'),
      signature(SECONDS - 301),
      signature(SECONDS + 301),
      { ...signature(SECONDS), token: 'another' },
      { ...signature(SECONDS), timestamp: String(SECONDS - 1) },
      { ...signature(SECONDS), signature: 'é'.repeat(64) },
      { ...signature(SECONDS), signature: '' },
    ]
    for (const one of wrong) expect(await read({ ...given, signature: one })).toBeNull()
    for (const one of [signature(SECONDS), undefined]) expect(await read({ ...given, signature: one }, null)).toBeNull()
  })
})

describe('reports of Postmark', () => {
  const by = (credentials: string) => ({ authorization: `Basic ${Buffer.from(credentials).toString('base64')}` })
  const record = (more: object) => ({
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    MessageStream: 'broadcast',
    ...more,
  })
  const bounce = (Type: string, Details = 'smtp;550 5.1.1 no such user') =>
    record({ RecordType: 'Bounce', Type, Email: 'Jane@acme.com', Details, Description: 'What it means' })

  test.each([
    [bounce('HardBounce'), { kind: 'bounce', isHard: true }],
    [bounce('BadEmailAddress'), { kind: 'bounce', isHard: true }],
    [bounce('SoftBounce'), { kind: 'bounce', isHard: false }],
    [bounce('Blocked'), { kind: 'bounce', isHard: false }],
    [bounce('Transient'), { kind: 'delay' }],
    [bounce('SpamComplaint'), { kind: 'complaint' }],
    [record({ RecordType: 'SpamComplaint', Email: 'jane@acme.com' }), { kind: 'complaint' }],
    [record({ RecordType: 'Delivery', Recipient: 'jane@acme.com', Details: 'Ok' }), { kind: 'delivery' }],
  ])('case %#', (given, expected) => {
    const about = { recipient: 'jane@acme.com', messageId: null, returnPath: null }
    expect(readPostmarkReports(request(given, by('postmark:key:x')), 'key:x')).toEqual([
      expect.objectContaining({ ...about, ...expected }),
    ])
  })

  test('about automatic replies are not bounces', () => {
    for (const given of [bounce('AutoResponder'), bounce('Unsubscribe'), record({ RecordType: 'Open' }), null, 'x'])
      expect(readPostmarkReports(request(given, by('postmark:key:x')), 'key:x')).toEqual([])
  })

  test('require the configured password, and are rejected while there is none', () => {
    expect(readPostmarkReports(request(bounce('HardBounce'), by('postmark:')), null)).toBeNull()
    const given = bounce('HardBounce')
    expect(readPostmarkReports(request(given, by('postmark:key:x')), 'key:x')).toHaveLength(1)
    for (const headers of [{}, by('postmark:key'), by('key:x'), by(''), { authorization: 'Bearer key:x' }])
      expect(readPostmarkReports(request(given, headers), 'key:x')).toBeNull()
  })
})
