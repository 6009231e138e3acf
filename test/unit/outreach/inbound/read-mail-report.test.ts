import { describe, expect, test } from 'vitest'
import type { ParsedMail } from '../../../../src/outreach/inbound/reports/mail-report.ts'
import { readMailReport as read } from '../../../../src/outreach/inbound/reports/read-mail-report.ts'

const readMailReport = (mail: ParsedMail) => read(mail) ?? []

const ORIGINAL = {
  contentType: 'message/rfc822',
  text: 'From: Shop <news@shop.example>\r\nTo: Ada <ada@acme.com>\r\nMessage-ID:\r\n <r1.abc@shop.example>\r\nSubject: Hi\r\n\r\nMessage-ID: <other@x>\r\nHello',
}
const report = (status: string, original = ORIGINAL): ParsedMail => ({
  contentType: 'multipart/report; report-type=delivery-status; boundary=x',
  headers: {},
  parts: [
    { contentType: 'text/plain; charset=utf-8', text: 'Sorry' },
    { contentType: 'message/delivery-status', text: status },
    original,
  ],
})
const dsn = (recipient: string) =>
  `Reporting-MTA: dns; mx.acme.com\r\nArrival-Date: Mon, 23 Nov 2026 10:00:00 +0000\r\n\r\n${recipient}\r\n`

describe('a delivery status notification has the outcome of a message', () => {
  test.each([
    [
      'a mailbox that is none',
      'Final-Recipient: rfc822; Ada@acme.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 user\r\n unknown',
      { kind: 'bounce', status: '5.1.1', action: 'failed', class: 'hard', text: '550 5.1.1 user unknown' },
    ],
    [
      'a status that says less than its diagnostic',
      'Final-Recipient: RFC822;ada@acme.com\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp;550-5.1.1 The email account does not exist',
      { kind: 'bounce', status: '5.0.0', class: 'hard' },
    ],
    [
      'a full mailbox',
      'Final-Recipient: rfc822; ada@acme.com\r\nAction: failed\r\nStatus: 5.2.2 (mailbox full)',
      { kind: 'bounce', status: '5.2.2', class: 'soft', text: null },
    ],
    [
      'a policy',
      'Final-Recipient: rfc822; ada@acme.com\r\nAction: failed\r\nStatus: 5.7.1\r\nDiagnostic-Code: smtp; 554 5.7.1 Blocked',
      { kind: 'bounce', class: 'sender' },
    ],
    [
      'one that was tried until it was given up',
      'Final-Recipient: rfc822; ada@acme.com\r\nAction: failed\r\nStatus: 4.4.7\r\nDiagnostic-Code: smtp; 451 4.4.1 timeout',
      { kind: 'bounce', status: '4.4.7', class: 'soft' },
    ],
    [
      'a delay',
      'Final-Recipient: rfc822; ada@acme.com\r\nAction: delayed\r\nStatus: 4.2.0',
      { kind: 'delay', action: 'delayed', class: null },
    ],
    [
      'a delivery',
      'Final-Recipient: rfc822; ada@acme.com\r\nAction: delivered\r\nStatus: 2.0.0',
      { kind: 'delivery', class: null },
    ],
    [
      'a forwarded recipient by the address that it was sent to',
      'Original-Recipient: rfc822;ada@acme.com\r\nFinal-Recipient: rfc822; x@elsewhere.example\r\nAction: failed\r\nStatus: 5.1.1',
      { kind: 'bounce', class: 'hard' },
    ],
  ])('%s', (_, recipient, expected) => {
    const found = readMailReport(report(dsn(recipient)))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ recipient: 'ada@acme.com', messageId: 'r1.abc@shop.example', ...expected })
  })

  test('of several recipients is reported for each', () => {
    const one = (name: string) => `Final-Recipient: rfc822; ${name}@acme.com\nAction: failed\nStatus: 5.1.1`
    expect(readMailReport(report(dsn(`${one('ada')}\n\n${one('bob')}`))).map(({ recipient }) => recipient)).toEqual([
      'ada@acme.com',
      'bob@acme.com',
    ])
  })

  test('headers alone identify the message as well, and without them nothing does', () => {
    const status = dsn('Final-Recipient: rfc822; ada@acme.com\nAction: failed\nStatus: 5.1.1')
    const headers = { contentType: 'text/rfc822-headers', text: 'Message-Id: <r1.abc@shop.example>' }
    expect(readMailReport(report(status, headers))[0]!.messageId).toBe('r1.abc@shop.example')
    expect(readMailReport(report(status, { contentType: 'text/plain', text: '' }))[0]!.messageId).toBeNull()
  })
})

describe('a complaint', () => {
  const arf = (fields: string): ParsedMail => ({
    contentType: 'multipart/report; report-type=feedback-report',
    headers: {},
    parts: [
      { contentType: 'text/plain', text: 'This is an email abuse report' },
      { contentType: 'message/feedback-report', text: fields },
      ORIGINAL,
    ],
  })

  test('names the complainant, and the message', () => {
    const fields =
      'Feedback-Type: abuse\r\nUser-Agent: SomeGenerator/1.0\r\nVersion: 1\r\nOriginal-Rcpt-To: <Ada@acme.com>\r\n'
    expect(readMailReport(arf(fields))).toEqual([
      {
        kind: 'complaint',
        recipient: 'ada@acme.com',
        status: null,
        action: null,
        messageId: 'r1.abc@shop.example',
        class: null,
        text: 'abuse',
      },
    ])
  })

  test('names them by the message if the report does not', () => {
    expect(readMailReport(arf('Feedback-Type: abuse\r\nVersion: 1\r\n'))[0]!.recipient).toBe('ada@acme.com')
  })

  test('of type not-spam is no complaint', () => {
    expect(readMailReport(arf('Feedback-Type: not-spam\r\nVersion: 1\r\n'))).toEqual([])
  })
})

test.each<[string, ParsedMail]>([
  [
    'a letter',
    { contentType: 'text/plain', headers: {}, parts: [{ contentType: 'text/plain', text: 'Action: failed' }] },
  ],
  ['nothing', { contentType: 'multipart/report', headers: {}, parts: [] }],
  ['an empty report', report('')],
  ['a report of colons', report(':::\n: :\n\n:\n')],
])('%s is not a report', (_, mail) => {
  expect(readMailReport(mail)).toEqual([])
})
