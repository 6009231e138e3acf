import { describe, expect, test } from 'vitest'
import { parseMail, type ReceivedMail } from '../../../../src/outreach/inbound/parse-mail.ts'
import { readMail } from '../../../../src/outreach/inbound/read-mail.ts'
import { judgeReply } from '../../../../src/outreach/outcomes/judge-reply.ts'
import type { ReplyClass } from '../../../../src/outreach/outcomes/reply-class.ts'

const parsed = async (lines: readonly string[]): Promise<ReceivedMail> =>
  (await parseMail(new TextEncoder().encode(lines.join('\r\n'))))!

describe('permanent failures', () => {
  test.each<[ReplyClass, string]>([
    [
      'hard',
      '550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking. NoSuchUser',
    ],
    ['hard', '550 5.2.1 The email account that you tried to reach is disabled.'],
    ['hard', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
    ['hard', '550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found'],
    ['hard', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)'],
    ['hard', '550 5.1.351 Remote server returned unknown recipient or mailbox unavailable'],
    ['hard', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)'],
    ['hard', "554 delivery error: dd This user doesn't have a yahoo.com account (ada@yahoo.com) [0]"],
    ['hard', '554 delivery error: dd Sorry your message cannot be delivered. This mailbox is disabled (554.30).'],
    ['hard', '550 5.1.1 <ada@acme.example>: Recipient address rejected: User unknown in virtual mailbox table'],
    ['hard', '550 Unrouteable address'],
    ['hard', '550 unknown local part "ada"'],
    ['hard', '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)'],
    ['hard', 'Sorry, no mailbox here by that name. (#5.1.1)'],
    ['hard', "Sorry, I couldn't find any host named acme.example. (#5.1.2)"],
    ['hard', '550 5.1.2 <ada@acme.example>... Host unknown (Name server: host not found)'],
    ['hard', 'all relevant MX records point to non-existent hosts'],
    [
      'hard',
      '556 5.1.10 <ada@acme.example>: Recipient address rejected: Domain acme.example does not accept mail (nullMX)',
    ],
    ['hard', 'User ada (ada@acme.example) not listed in Domino Directory'],
    ['hard', '550 Requested action not taken: mailbox unavailable'],
    [
      'hard',
      '550 Message was not accepted -- invalid mailbox. Local mailbox ada@mail.example is unavailable: user not found',
    ],
    ['hard', '550 5.4.310 DNS domain acme.example does not exist'],
    ['hard', '550 5.1.0 Address rejected, unknown address error'],
    ['hard', '550 No such user - ada@spam-blocklist-policy.example'],
    [
      'soft',
      '550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
    ],
    ['soft', '550 5.1.1 <ada@acme.example> has sent to too many recipients this hour'],
    ['soft', '550 5.1.1 The mailbox is over quota'],
    ['soft', '552 5.2.2 ada@acme.example: user is over quota'],
    ['soft', '550-5.1.1 Mailbox quota exceeded'],
    ['soft', '452 4.2.2 The email account that you tried to reach is over quota'],
    ['soft', 'Host not found, try again'],
    ['soft', '550 5.4.6 Routing loop detected'],
    ['soft', 'retry timeout exceeded'],
    ['sender', '550 5.1.1 Recipient rejected: your IP is blacklisted'],
    ['sender', '550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using zen.spamhaus.org'],
    ['sender', '550 SC-001 (COL004) Unfortunately, messages from 192.0.2.1 were not sent. Please see the block list'],
    ['sender', '550-5.7.26 This mail has been blocked because the sender is unauthenticated'],
    ['sender', '550-Verification failed for <shop@news.example>\n550-No Such User Here\n550 Sender verify failed'],
    ['sender', '554 5.7.1 <ada@acme.example>: Relay access denied'],
    ['sender', '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required'],
    ['sender', '550 5.4.5 Daily user sending quota exceeded'],
    ['sender', '550 Sender domain does not exist'],
    ['content', '552 5.3.4 Message size exceeds fixed limit'],
  ])('%s: %s', (kind, reply) => {
    const code = /^([45]\d{2})\b/.exec(reply)?.[1]
    const judged = judgeReply({ code: code?.[0] === '5' ? Number(code) : 550, reply })
    expect(judged.kind).toBe(kind)
  })
})

const HEAD = ['To: bounce@mail.example', 'Subject: failure notice', 'MIME-Version: 1.0', 'Content-Type: text/plain', '']
const COPY = [
  '',
  '--- Below this line is a copy of the message.',
  '',
  'Message-ID: <r1.abc@shop.example>',
  '',
  'Our old site does not exist any more.',
]

describe('bounces in plain text', () => {
  test.each<[string, string | null, readonly string[]]>([
    [
      'qmail',
      'hard',
      [
        'From: MAILER-DAEMON@mx.example',
        ...HEAD,
        'Hi. This is the qmail-send program at mx.example.',
        "I'm afraid I wasn't able to deliver your message.",
        '',
        '<ada@acme.example>:',
        'Sorry, no mailbox here by that name. (#5.1.1)',
      ],
    ],
    [
      'qmail with a reply',
      'soft',
      [
        'From: MAILER-DAEMON@mx.example',
        ...HEAD,
        '<ada@acme.example>:',
        '192.0.2.7 does not like recipient.',
        'Remote host said: 552 5.2.2 Mailbox full',
        'Giving up on 192.0.2.7.',
      ],
    ],
    [
      'Exim',
      'hard',
      [
        'From: Mail Delivery System <Mailer-Daemon@mx.example>',
        'X-Failed-Recipients: ada@acme.example',
        ...HEAD,
        'A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.',
        '',
        '  ada@acme.example',
        '    host mx.acme.example [192.0.2.7]',
        '    SMTP error from remote mail server after RCPT TO:<ada@acme.example>:',
        '    550 5.1.1 User unknown',
      ],
    ],
    [
      'without a From',
      'hard',
      ['From: MAILER-DAEMON <>', 'Return-Path: <>', ...HEAD, '<ada@acme.example>: unknown user'],
    ],
    [
      'Domino',
      'hard',
      [
        'From: postmaster@acme.example',
        'Return-Path: <>',
        ...HEAD,
        'Your message could not be delivered because:',
        '',
        'User Ada (ada@acme.example) not listed in Domino Directory',
      ],
    ],
    [
      'Exchange',
      'hard',
      [
        'From: System Administrator <postmaster@acme.example>',
        ...HEAD,
        'Your message did not reach some or all of the intended recipients.',
        '',
        'The e-mail account does not exist at the organization this message was sent to.',
        'ada@acme.example',
        '#5.1.1',
      ],
    ],
    [
      'a German gateway',
      'hard',
      [
        'From: Postmaster <postmaster@acme.example>',
        ...HEAD.map((line) => line.replace('failure notice', 'Unzustellbar: Regale')),
        'Der Empfänger existiert nicht: ada@acme.example',
      ],
    ],
    [
      'a policy',
      'sender',
      [
        'From: Mail Delivery Subsystem <mailer-daemon@mx.example>',
        ...HEAD,
        'ada@acme.example: 554 5.7.1 Message rejected as spam',
      ],
    ],
  ])('%s', async (_, kind, lines) => {
    expect(readMail(await parsed([...lines, ...COPY]))).toMatchObject({ kind: 'bounce', class: kind })
  })

  test('a delay is not a bounce', async () => {
    const lines = [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
      ...HEAD.map((line) => line.replace('failure notice', 'Warning: message delayed 24 hours')),
    ]
    const reading = readMail(
      await parsed([...lines, 'Delivery to ada@acme.example has been delayed. Attempts will be retried.']),
    )
    expect(reading).toMatchObject({ kind: 'automatic', effect: 'nothing' })
  })

  test('a notification of Amazon SES by mail is a bounce', async () => {
    const bounce = {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [
        { emailAddress: 'ada@acme.example', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
      ],
    }
    const message = JSON.stringify({ notificationType: 'Bounce', bounce, mail: {} })
    const lines = [
      'From: AWS Notifications <no-reply@sns.amazonaws.example>',
      ...HEAD,
      JSON.stringify({ Type: 'Notification', Message: message }),
    ]
    expect(readMail(await parsed(lines))).toMatchObject({ kind: 'bounce', class: 'hard', effect: 'suppress' })
  })
})

describe('replies of people are not bounces', () => {
  test.each([
    ['From: Ada <ada@acme.example>', 'Re: Shelves', 'My mailbox was full, sorry. Please send it again.'],
    ['From: postmaster@acme.example', 'Re: Shelves', 'I run the mail here. Yes, Tuesday works.'],
    ['From: Support <support@acme.example>', 'Re: Undelivered shelves', 'They were not delivered. Where are they?'],
    ['From: Ada <ada@acme.example>', 'Delivery failed?', 'Your parcel never came. Call me.'],
  ])('%s: %s', async (from, subject, text) => {
    const lines = [from, 'To: shop@news.example', `Subject: ${subject}`, 'Return-Path: <ada@acme.example>', '', text]
    expect(readMail(await parsed(lines)).kind).toBe('reply')
  })
})

test("Hotmail's complaints have no machine-readable part", async () => {
  const lines = [
    ...[
      'From: staff@hotmail.example',
      'To: abuse@shop.example',
      'Subject: complaint about message from 192.0.2.1',
      'MIME-Version: 1.0',
    ],
    ...['Content-Type: multipart/mixed; boundary="b"', '', '--b', 'Content-Type: message/rfc822', ''],
    ...[
      'X-HmXmrOriginalRecipient: ada@hotmail.example',
      'To: ada@hotmail.example',
      'Message-ID: <r1.abc@shop.example>',
      '',
      'Hello',
      '--b--',
      '',
    ],
  ]
  expect(readMail(await parsed(lines))).toMatchObject({ kind: 'complaint', effect: 'suppress' })
})
