import { describe, expect, test, vi } from 'vitest'
import { readSesNotification } from '../../../../src/outreach/inbound/reports/ses-notification.ts'
import { readAmazonSesReports } from '../../../../src/platform/mail-reports/amazon-ses.ts'
import type { GetText } from '../../../../src/platform/mail-reports/sns-message.ts'
import { SNS_CERTIFICATE, SNS_CERTIFICATE_URL, snsMessage } from '../../../support/sns-sender.ts'

const web = (certificate: string | null = SNS_CERTIFICATE) =>
  vi.fn(async (url: string) => (url.endsWith('.pem') ? certificate : '<ConfirmSubscriptionResponse/>'))
const request = (body: unknown) => ({ headers: new Headers(), body: JSON.stringify(body) })
const read = (body: unknown, getText: GetText = web()) =>
  readAmazonSesReports(request(body), getText, readSesNotification)

const MAIL = {
  timestamp: '2026-11-23T09:59:00.000Z',
  messageId: '0102018f-ses-000000',
  source: 'bounces+token@acme.com',
  destination: ['jane@acme.com'],
  headers: [
    { name: 'From', value: 'News <news@acme.com>' },
    { name: 'Message-ID', value: '<r1.abc@acme.com>' },
  ],
}
const about = { messageId: 'r1.abc@acme.com', returnPath: 'bounces+token@acme.com' }
const bounce = (bounceType: string, bounceSubType: string, recipient: object) => ({
  notificationType: 'Bounce',
  bounce: { bounceType, bounceSubType, bouncedRecipients: [{ emailAddress: 'Jane@Acme.com', ...recipient }] },
  mail: MAIL,
})
const told = (notification: object, version: '1' | '2' = '2') =>
  read(snsMessage({ Message: JSON.stringify(notification) }, version))

describe('reports of Amazon SES through its topic', () => {
  test.each([
    [
      'an address that its list knows',
      bounce('Permanent', 'NoEmail', {}),
      { kind: 'bounce', isHard: true, text: null },
    ],
    [
      'an address that the server refused: its words tell',
      bounce('Permanent', 'General', {
        status: '5.1.1',
        action: 'failed',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      }),
      { kind: 'bounce', isHard: null, status: '5.1.1', text: '550 5.1.1 user unknown' },
    ],
    ['a permanent failure without words', bounce('Permanent', 'General', {}), { kind: 'bounce', isHard: true }],
    [
      'a full mailbox',
      bounce('Transient', 'MailboxFull', { status: '5.2.2', diagnosticCode: 'smtp; 552 5.2.2 full' }),
      { kind: 'bounce', isHard: false, status: '5.2.2' },
    ],
    [
      'a delay, as an event',
      {
        eventType: 'DeliveryDelay',
        deliveryDelay: { delayedRecipients: [{ emailAddress: 'jane@acme.com', diagnosticCode: 'smtp; 451 later' }] },
        mail: MAIL,
      },
      { kind: 'delay', text: '451 later' },
    ],
    [
      'a complaint',
      {
        notificationType: 'Complaint',
        complaint: { complainedRecipients: [{ emailAddress: 'jane@acme.com' }], complaintFeedbackType: 'abuse' },
        mail: MAIL,
      },
      { kind: 'complaint', recipient: 'jane@acme.com' },
    ],
    [
      'a delivery',
      { notificationType: 'Delivery', delivery: { recipients: ['jane@acme.com'], smtpResponse: '250 ok' }, mail: MAIL },
      { kind: 'delivery', recipient: 'jane@acme.com' },
    ],
  ])('%s', async (_what, notification, expected) => {
    expect(await told(notification)).toEqual([
      expect.objectContaining({ recipient: 'jane@acme.com', ...about, ...expected }),
    ])
    expect(await told(notification, '1')).toHaveLength(1)
  })

  test('several recipients are reported one by one; a not-spam report is ignored', async () => {
    const two = { emailAddress: 'ada@acme.com' }
    const { bounce: given, ...rest } = bounce('Permanent', 'NoEmail', {})
    const both = { ...rest, bounce: { ...given, bouncedRecipients: [...given.bouncedRecipients, two] } }
    expect((await told(both))?.map(({ recipient }) => recipient)).toEqual(['jane@acme.com', 'ada@acme.com'])
    const complaint = { complainedRecipients: [two], complaintFeedbackType: 'not-spam' }
    expect(await told({ notificationType: 'Complaint', complaint, mail: MAIL })).toEqual([])
    expect(await told({ notificationType: 'Send', mail: MAIL })).toEqual([])
  })

  test('without the headers of the message, nothing identifies it', async () => {
    const { headers: _, ...bare } = MAIL
    const delivery = { notificationType: 'Delivery', delivery: { recipients: ['jane@acme.com'] }, mail: bare }
    expect(await told(delivery)).toEqual([expect.objectContaining({ messageId: null, recipient: 'jane@acme.com' })])
  })
})

describe('messages not signed by Amazon are rejected', () => {
  const message = snsMessage({ Message: JSON.stringify(bounce('Permanent', 'NoEmail', {})) })

  test.each([
    ['an unsigned one', { ...message, Signature: undefined }],
    ['a changed message', { ...message, Message: `${message.Message} ` }],
    ['a changed topic', { ...message, TopicArn: 'arn:aws:sns:eu-west-1:123456789012:other' }],
    ['another version', { ...message, SignatureVersion: '1' }],
    ['an unknown version', { ...message, SignatureVersion: '3' }],
    ['another signature', { ...message, Signature: snsMessage({ Message: '{}' }).Signature }],
    ['no message of the topic', bounce('Permanent', 'NoEmail', {})],
    ['nothing', null],
    ['a type of its own', { ...message, Type: 'toString' }],
  ])('%s', async (_what, given) => {
    expect(await read(given)).toBeNull()
  })

  test.each([
    'http://sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com.evil.test/x.pem',
    'https://evil.test/sns.eu-west-1.amazonaws.com/x.pem',
    'https://evil.test#sns.eu-west-1.amazonaws.com/x.pem',
    'https://user@sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com@evil.test/x.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/x.pem',
    'https://s3.eu-west-1.amazonaws.com/bucket/x.pem',
    'https://sns.a.b.amazonaws.com/x.pem',
    'file:///etc/passwd',
    '',
  ])('a certificate at %j is not fetched', async (SigningCertURL) => {
    const getText = web()
    expect(await read({ ...message, SigningCertURL }, getText)).toBeNull()
    expect(getText).not.toHaveBeenCalled()
  })

  test('an unavailable certificate is no rejection, because Amazon retries', async () => {
    const SigningCertURL = SNS_CERTIFICATE_URL.replace('test', 'unheard-of')
    await expect(read({ ...message, SigningCertURL }, web(null))).rejects.toMatchObject({ code: 'unavailable' })
    expect(await read({ ...message, SigningCertURL: `${SigningCertURL}?2` }, async () => 'no certificate')).toBeNull()
  })
})

describe('a subscription', () => {
  const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=2336412f37'
  const confirmation = (url: string) =>
    snsMessage({
      Type: 'SubscriptionConfirmation',
      Token: '2336412f37',
      SubscribeURL: url,
      Message: 'You have chosen…',
    })

  test('is confirmed by a request, only to Amazon', async () => {
    const getText = web()
    expect(await read(confirmation(SubscribeURL), getText)).toEqual([])
    expect(getText).toHaveBeenCalledWith(SubscribeURL)
    const elsewhere = web()
    expect(await read(confirmation('https://evil.test/?Action=ConfirmSubscription'), elsewhere)).toBeNull()
    expect(elsewhere).not.toHaveBeenCalledWith(expect.stringContaining('evil'))
  })

  test('that cannot be confirmed now is retried, and an unsigned one is not requested', async () => {
    const failing = async (url: string) => (url.endsWith('.pem') ? SNS_CERTIFICATE : null)
    await expect(read(confirmation(SubscribeURL), failing)).rejects.toMatchObject({ code: 'unavailable' })
    const getText = web()
    expect(await read({ ...confirmation(SubscribeURL), Token: 'another' }, getText)).toBeNull()
    expect(getText).not.toHaveBeenCalledWith(SubscribeURL)
  })
})
