import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { composeMime } from '../../../../src/platform/smtp/compose-mime.ts'
import type { OutgoingMail } from '../../../../src/platform/smtp/port.ts'

const mailWith = (more: Partial<OutgoingMail>): OutgoingMail => ({
  returnPath: 'news@acme.test',
  from: { name: 'Acme', address: 'news@acme.test' },
  to: { name: 'Anna', address: 'anna@example.org' },
  replyTo: null,
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@acme.test>',
  date: new Date('2026-11-23T10:00:00.000Z'),
  headers: {},
  attachments: [],
  ...more,
})

async function read(mail: OutgoingMail) {
  const bytes = await composeMime(mail, null)
  const raw = bytes.toString('latin1')
  // Whatever the content: lines that every server accepts, ended only by CRLF, including the last one.
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(raw.endsWith('\r\n')).toBe(true)
  expect(raw).toMatch(/^[\t\r\n -~]*$/)
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  return { raw, mail: await PostalMime.parse(bytes) }
}

test('an address with letters beyond ASCII is written in UTF-8 (RFC 6532)', async () => {
  const to = { name: null, address: 'пример@example.org' }
  expect((await composeMime(mailWith({ to }), null)).toString()).toContain('To: пример@example.org\r\n')
})

describe('a header value is encoded whatever it ends in', () => {
  test.each([
    'Please note:',
    'a: ',
    ':',
    '::',
    'Subject:',
    'Grüße:',
    'Re: Re:',
    `${'long '.repeat(40)}:`,
    'To: b@c.de:',
  ])('%j', async (value) => {
    const { raw, mail } = await read(
      mailWith({ subject: value, from: { name: value, address: 'news@acme.test' }, headers: { 'X-Note': value } }),
    )
    expect(mail.subject?.trim()).toBe(value.trim())
    expect(mail.from?.name.trim()).toBe(value.trim())
    expect(raw).toMatch(/^X-Note: *\S/m)
  })

  test('and omitted without a value', async () => {
    const { raw } = await read(mailWith({ subject: '', headers: { 'X-Note': ' ' } }))
    expect(raw).not.toMatch(/^(?:Subject|X-Note):/m)
  })
})

const TEXTS = {
  'short lines': 'Hello\nworld\n\nBye',
  'a long line': 'word '.repeat(200).trim(),
  'one word without end': 'x'.repeat(3_000),
  'dots at the beginning of lines': '.hidden\n..\n.\nend',
  'blanks at the ends of lines': 'one \ntwo\t\n\nthree ',
  'signs of its own': 'a=3D b==c =\n= =20',
  'what looks like a boundary': '--\n--=_00000000-0000-0000-0000-000000000000--\nFrom here',
  'letters of Europe': 'Grüße aus Łódź, naïve façade — “yes” …'.repeat(9),
  'letters of others': 'Привет, как дела? 你好，世界。こんにちは。'.repeat(20),
  'signs beyond the first plane': '👩‍👩‍👧‍👦 🇪🇺'.repeat(40),
  'signs for control': 'a\u0001b\u007fc\u0085d',
  nothing: '',
}

describe('a message is decoded unchanged', () => {
  test.each(Object.entries(TEXTS))('%s', async (_, text) => {
    const html = `<p title="a=b">${text}</p>`
    const { mail } = await read(mailWith({ text, html }))
    expect(mail.text?.replaceAll('\r\n', '\n').replace(/\n$/, '')).toBe(text)
    expect(mail.html?.replaceAll('\r\n', '\n').replace(/\n$/, '')).toBe(html)
    const alone = await read(mailWith({ text, html: null }))
    expect(alone.mail.text?.replaceAll('\r\n', '\n').replace(/\n$/, '')).toBe(text)
  })

  test('random texts', async () => {
    const signs = ['a', 'word', ' ', '  ', '\t', '\n', '\r\n', '=', '.', 'é', '界', '😀', '=\n', 'x'.repeat(70), '--']
    for (let turn = 0; turn < 300; turn++) {
      const length = Math.floor(Math.random() * 60)
      const text = Array.from({ length }, () => signs[Math.floor(Math.random() * signs.length)]).join('')
      const { mail } = await read(mailWith({ text, html: `<pre>${text}</pre>` }))
      expect(mail.html?.replaceAll('\r\n', '\n').trimEnd()).toBe(`<pre>${text.replaceAll('\r\n', '\n')}</pre>`)
    }
  })

  test('any line break is normalised', async () => {
    const { mail } = await read(mailWith({ text: 'a\rb\nc\r\nd', html: null }))
    expect(mail.text).toBe('a\r\nb\r\nc\r\nd\r\n'.replaceAll('\r\n', '\n'))
  })
})

test('its headers are decoded unchanged', async () => {
  const { mail, raw } = await read(
    mailWith({
      from: { name: 'Käse, Brot & Söhne', address: 'news@bücher.test' },
      to: { name: 'Byron, "Ada"', address: 'ada@example.org' },
      replyTo: 'help@acme.test',
      subject: `Grüße aus der Werkstatt ${'und noch mehr davon '.repeat(20)}`.trim(),
      headers: {
        'List-Unsubscribe': `<https://acme.test/${'u'.repeat(400)}>`,
        'In-Reply-To': '<a@b>',
        References: '<0@b> <a@b>',
        Empty: '',
      },
    }),
  )
  expect(mail).toMatchObject({
    from: { name: 'Käse, Brot & Söhne', address: 'news@xn--bcher-kva.test' },
    to: [{ name: 'Byron, "Ada"', address: 'ada@example.org' }],
    replyTo: [{ address: 'help@acme.test' }],
    subject: `Grüße aus der Werkstatt ${'und noch mehr davon '.repeat(20)}`.trim(),
    messageId: '<1@acme.test>',
    date: '2026-11-23T10:00:00.000Z',
    inReplyTo: '<a@b>',
    references: '<0@b> <a@b>',
  })
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    `<https://acme.test/${'u'.repeat(400)}>`,
  )
  expect(raw).not.toMatch(/^Empty/m)
})

test('attachments arrive byte for byte with every message', async () => {
  const content = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256)
  const attachments = [
    { name: 'Prés, “1”.pdf', type: 'application/pdf', content },
    { name: 'a.txt', type: 'text/plain', content: new TextEncoder().encode('inside') },
  ]
  for (const text of ['One', 'Another']) {
    const { mail } = await read(mailWith({ text, html: `<p>${text}</p>`, attachments }))
    expect(mail.text).toContain(text)
    expect(mail.html).toContain(`<p>${text}</p>`)
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Prés, “1”.pdf', 'application/pdf'],
      ['a.txt', 'text/plain'],
    ])
    expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).equals(Buffer.from(content))).toBe(true)
  }
})
