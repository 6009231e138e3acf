import { describe, expect, test } from 'vitest'
import { parseMail } from '../../../../src/outreach/inbound/parse-mail.ts'
import { readMailReport } from '../../../../src/outreach/inbound/reports/read-mail-report.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'))
const read = (text: string) => parseMail(bytesOf(text))

const ANSWER = `Received: from mx.acme.com
From: =?utf-8?q?J=C3=B6rg?= Roe <Joerg@Acme.com>
To: "News" <r.abc@mail.contactory.test>, Other <other@acme.com>
Cc: third@acme.com
Delivered-To: IN.xyz@mail.contactory.test
Subject: Re: =?utf-8?b?R3LDvMOfZQ==?=
Message-ID: <a1@acme.com>
In-Reply-To: <r2.x@shop.example>
References: <r1.x@shop.example> <r2.x@shop.example>
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Gr=FC=DFe, yes!
--b
Content-Type: text/html

<p>Gr&uuml;&szlig;e, <b>yes!</b></p>
--b--
`

test('a mail has its author, recipients, references and text', async () => {
  expect(await read(ANSWER)).toMatchObject({
    from: { name: 'Jörg Roe', address: 'joerg@acme.com' },
    to: ['r.abc@mail.contactory.test', 'other@acme.com', 'third@acme.com', 'in.xyz@mail.contactory.test'],
    subject: 'Re: Grüße',
    messageId: 'a1@acme.com',
    answersTo: ['r2.x@shop.example', 'r1.x@shop.example'],
    text: expect.stringMatching(/^Grüße, yes!\s*$/),
  })
})

test('a mail with only markup, or an empty plain part, is read as text', async () => {
  const html = 'Content-Type: text/html; charset=utf-8\n\n<style>p{}</style><p>Hello<br>there</p><script>x</script>'
  expect((await read(`From: a@acme.com\n${html}`))?.text.trim()).toBe('Hello\nthere')
  const parts = `Content-Type: multipart/alternative; boundary=b\n\n--b\n\n \n--b\n${html}\n--b--\n`
  expect((await read(`From: a@acme.com\n${parts}`))?.text.trim()).toBe('Hello\nthere')
})

test('an empty input is a mail without an author', async () => {
  for (const text of ['', '\n', 'Hello', 'From:\nSubject:\n\n'])
    expect(await read(text)).toMatchObject({ from: null, subject: null, messageId: null, to: [], answersTo: [] })
})

test("headers of an attached message are not the mail's own", async () => {
  const report = `From: MAILER-DAEMON@acme.com
To: bounces@shop.example
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b

Sorry
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.acme.com

Final-Recipient: rfc822; ada@acme.com
Action: failed
Status: 5.1.1
--b
Content-Type: message/rfc822

From: Shop <news@shop.example>
To: ada@acme.com
Message-ID: <r1.abc@shop.example>
Content-Type: multipart/mixed; boundary=b

--b
--b--
`
  const mail = (await read(report))!
  expect(mail).toMatchObject({ messageId: null, to: ['bounces@shop.example'] })
  expect(readMailReport(mail)).toEqual([
    expect.objectContaining({
      kind: 'bounce',
      class: 'hard',
      messageId: 'r1.abc@shop.example',
      recipient: 'ada@acme.com',
    }),
  ])
})

describe('abnormal mails are not read', () => {
  const type = (boundary: string) => `Content-Type: multipart/mixed; boundary="${boundary}"\n\n--${boundary}\n`
  test.each([
    ['parts in parts', Array.from({ length: 10_000 }, (_, at) => type(`b${at}`)).join('')],
    ['so many parts', `${type('b')}${'\nx\n--b\n'.repeat(10_000)}`],
    ['so many headers', `a: ${'b'.repeat(100)}\n`.repeat(10_000)],
    ['a header of such a length', `a: ${'b'.repeat(1_000_000)}`],
  ])('%s', async (_what, text) => {
    expect(await parseMail(new TextEncoder().encode(text))).toBeNull()
  })

  test('mails with too many lines are truncated', async () => {
    const mail = await parseMail(bytesOf(`From: a@acme.com\n\nHello\n${'x\n'.repeat(1_000_000)}`))
    expect(mail?.text).toMatch(/^Hello\nx/)
  })

  test('and yield to others', async () => {
    let turns = 0
    let isParsing = true
    const count = () => {
      turns++
      if (isParsing) setImmediate(count)
    }
    setImmediate(count)
    await parseMail(bytesOf(`From: a@acme.com\n\n${'x\n'.repeat(30_000)}`))
    isParsing = false
    expect(turns).toBeGreaterThan(3)
  })

  test('and a large attachment of a few parts is skipped, also before the text', async () => {
    const line = `${'A'.repeat(76)}\n`
    const file = `\n--b\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n${line.repeat(120_000)}--b\n`
    const text = `From: a@acme.com\n${type('b')}${file}\nHello\n${file}--b--\n`
    expect((await parseMail(new TextEncoder().encode(text)))?.text.trim()).toBe('Hello')
  })
})
