import { env } from 'cloudflare:workers'
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../src/lib/ids.ts'
import { createSmtp } from '../../../../src/platform/smtp/create-smtp.ts'
import { publishedKeyOf } from '../../../../src/platform/smtp/dkim-key.ts'
import type { DeliveryResult, OutgoingMail, SmtpServer } from '../../../../src/platform/smtp/port.ts'
import type { SmtpScript } from '../../../support/hostile-smtp.ts'
import type { ReceivedMail } from '../../../support/smtp-sink.ts'

const nowhere = { resolve: async () => [] }
const smtp = createSmtp({ resolver: nowhere, allowPrivateNetwork: true, name: 'contactory.test' })
/** Keeps connections that hang short. */
const hasty = createSmtp({
  ...{ resolver: nowhere, allowPrivateNetwork: true, name: 'contactory.test' },
  timeouts: { open: 6_000, reply: 6_000, message: 20_000 },
})

const { plain, starttls, tls, untrusted, hostile } = env.SMTP_PORTS
const at = (port: number, more: Partial<SmtpServer> = {}): SmtpServer => ({
  ...{ host: '127.0.0.1', port, encryption: 'none', username: 'ada', password: 'right' },
  ...more,
})
const mailTo = (address: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  returnPath: 'news@acme.test',
  from: { name: 'Acme', address: 'news@acme.test' },
  to: { name: 'Anna', address },
  replyTo: null,
  subject: 'Grüße',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: `<${newId()}@acme.test>`,
  date: new Date(),
  headers: { 'List-Unsubscribe': '<https://acme.test/u/x>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  attachments: [],
  ...more,
})

const newAddress = (before = '') => `${before}${newId()}@example.org`
const arrived = async (to: string): Promise<ReceivedMail[]> =>
  (await fetch(`${env.SMTP_ORIGIN}/messages?to=${encodeURIComponent(to)}`)).json()
const wholeAt = async (to: string): Promise<number> =>
  (await fetch(`${env.HOSTILE_SMTP_ORIGIN}/messages?to=${encodeURIComponent(to)}`)).json()
async function scripted(script: SmtpScript): Promise<SmtpServer> {
  const response = await fetch(`${env.HOSTILE_SMTP_ORIGIN}/servers`, { method: 'POST', body: JSON.stringify(script) })
  return at((await response.json<{ port: number }>()).port)
}
async function deliver(server: SmtpServer, mail: OutgoingMail, by = smtp): Promise<DeliveryResult> {
  const pool = by.open(server, { connections: 1, dkim: null })
  try {
    return await pool.send(mail)
  } finally {
    await pool.close()
  }
}

describe('a message arrives as composed', () => {
  test.each([
    ['without encryption', at(plain), false],
    ['by STARTTLS', at(starttls, { encryption: 'tls' }), true],
    ['by TLS', at(tls, { encryption: 'ssl' }), true],
    ['by STARTTLS under a name', at(starttls, { encryption: 'tls', host: 'localhost' }), true],
    ['by TLS under a name', at(tls, { encryption: 'ssl', host: 'localhost' }), true],
  ] as const)('%s', async (_, server, isSecure) => {
    const to = newAddress()
    expect(await deliver(server, mailTo(to))).toMatchObject({ kind: 'accepted' })
    const [mail, ...more] = await arrived(to)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ from: 'news@acme.test', to: [to], username: 'ada', isSecure })
    expect(mail!.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(mail!.raw).toContain('Subject: =?UTF-8?')
    for (const line of mail!.raw.split('\r\n')) expect(line.length).toBeLessThan(998)
    expect(mail!.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('many messages over few connections arrive once each', async () => {
    const pool = smtp.open(at(plain), { connections: 9, dkim: null })
    const all = Array.from({ length: 30 }, () => newAddress())
    const outcomes = await Promise.all(all.map((to) => pool.send(mailTo(to))))
    await pool.close()
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    for (const to of all) expect(await arrived(to)).toHaveLength(1)
  })

  test('leading dots, long lines and an attachment are preserved', async () => {
    const to = newAddress()
    const text = `.hidden\n..\n.\n${'x'.repeat(2_000)}\nend`
    const attachments = [{ name: 'a.txt', type: 'text/plain', content: new TextEncoder().encode('inside') }]
    expect(await deliver(at(plain), mailTo(to, { text, html: null, attachments }))).toMatchObject({
      kind: 'accepted',
    })
    const { raw } = (await arrived(to))[0]!
    expect(raw).toContain(btoa('inside'))
    expect(raw).toContain('\r\n.hidden\r\n..\r\n.\r\n')
  })
})

describe('signatures', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

  test('are valid, cover the essential headers, and no one can add another From or Subject', async () => {
    const to = newAddress()
    const domain = `${newId()}.test`
    const record = `v=DKIM1; k=rsa; p=${publishedKeyOf(privateKey)}`
    const query = new URLSearchParams({ name: `mail1._domainkey.${domain}`, text: record })
    await fetch(`${env.SMTP_ORIGIN}/publish?${query}`, { method: 'POST' })
    const pool = smtp.open(at(plain), { connections: 1, dkim: { domain, selector: 'mail1', privateKey } })
    const mail = mailTo(to, {
      text: 'Trailing   \n\n\n',
      headers: { ...mailTo(to).headers, 'Feedback-ID': 'a:b:c:acme' },
      replyTo: 'help@acme.test',
    })
    expect(await pool.send(mail)).toMatchObject({ kind: 'accepted' })
    await pool.close()
    const [{ dkim, raw }] = (await arrived(to)) as [ReceivedMail]
    expect(dkim).toMatchObject([{ result: 'pass', domain }])
    const names = /\bh=([^;]+);/.exec(raw)![1]!.replace(/\s/g, '').split(':')
    for (const name of 'to date message-id mime-version content-type reply-to feedback-id'.split(' '))
      expect(names).toContain(name)
    for (const name of ['list-unsubscribe', 'list-unsubscribe-post']) expect(names).toContain(name)
    for (const name of ['from', 'subject']) expect(names.filter((one) => one === name)).toHaveLength(2)
  })

  test('a key that cannot sign sends nothing', async () => {
    const to = newAddress()
    const pool = smtp.open(at(plain), { connections: 1, dkim: { domain: 'a.test', selector: 's', privateKey: 'none' } })
    expect(await pool.send(mailTo(to))).toMatchObject({ kind: 'refused', code: 554, stage: 'data' })
    await pool.close()
    expect(await arrived(to)).toEqual([])
  })
})

test.each([
  { subject: 'Hi\r\nBcc: everyone@example.org' },
  { from: { name: 'Acme\r\nBcc: everyone@example.org', address: 'news@acme.test' } },
  { headers: { 'X-One': 'a\r\nBcc: everyone@example.org' } },
  { to: { name: 'A\nBcc: everyone@example.org', address: newAddress() } },
  { messageId: '<a@b>\r\nBcc: everyone@example.org' },
])('a line break in a header starts no other header: %o', async (more) => {
  const mail = mailTo(newAddress(), more)
  await deliver(at(plain), mail)
  for (const { raw } of await arrived(mail.to.address)) expect(raw).not.toMatch(/^Bcc:/im)
})

test.each(['a@b.test\r\nRCPT TO:<c@d.test>', 'a@b.test> SIZE=1'])(
  'an address with SMTP syntax is rejected: %j',
  async (address) => {
    expect(await deliver(at(plain), mailTo(address))).toMatchObject({ kind: 'refused', code: 554 })
  },
)

describe('SMTP replies are reported with their stage and code', () => {
  test.each([
    ['rcpt.550-5.1.1.', 550, 'rcpt', '5.1.1'],
    ['rcpt.450-4.2.2.', 450, 'rcpt', '4.2.2'],
    ['rcpt.421-4.7.0.', 421, 'rcpt', '4.7.0'],
    ['dot.552-5.2.2.', 552, 'data', '5.2.2'],
    ['dot.554-5.7.1.', 554, 'data', '5.7.1'],
    ['dot.421-4.7.0.', 421, 'data', '4.7.0'],
    ['data.554-5.5.1.', 554, 'data', '5.5.1'],
  ] as const)('%s', async (local, code, stage, words) => {
    const outcome = await deliver(at(hostile), mailTo(newAddress(local)))
    expect(outcome).toMatchObject({ kind: 'refused', code, stage })
    expect((outcome as { reply: string }).reply).toContain(words)
  })

  test.each([
    [{ greeting: '554 5.7.1 Go away' }, 554, 'connect'],
    [{ greeting: '421 4.3.2 Busy' }, 421, 'connect'],
    [{ auth: '535 5.7.8 Wrong password' }, 535, 'auth'],
    [{ auth: '454 4.7.0 Later' }, 454, 'auth'],
    [{ mail: '553 5.7.1 Not your address' }, 553, 'mail'],
    [{ mail: '421 4.7.0 Too many' }, 421, 'mail'],
    [{ rcpt: '550 5.1.1 Nobody', pipelining: true }, 550, 'rcpt'],
    [{ mail: '550 5.7.1 No', pipelining: true }, 550, 'mail'],
  ] as const)('%o', async (script, code, stage) => {
    const outcome = await deliver(await scripted(script), mailTo(newAddress()))
    expect(outcome).toMatchObject({ kind: 'refused', code, stage })
  })

  test('a rejected recipient leaves the connection usable for the others', async () => {
    const pool = smtp.open(at(hostile), { connections: 1, dkim: null })
    const kinds = []
    for (const local of ['rcpt.550-5.1.1.', '', 'dot.554-5.7.1.', '', 'dot.drop.', 'rcpt.421-4.7.0.', ''])
      kinds.push((await pool.send(mailTo(newAddress(local)))).kind)
    await pool.close()
    expect(kinds).toEqual(['refused', 'accepted', 'refused', 'accepted', 'unknown', 'refused', 'accepted'])
  })
})

describe('addresses with letters beyond ASCII (RFC 6531)', () => {
  const offering = (...abilities: string[]) =>
    scripted({ ehlo: `${['h', ...abilities].map((one) => `250-${one}`).join('\r\n')}\r\n250 AUTH PLAIN` })

  test('are sent to servers that support them', async () => {
    const to = newAddress('jörg.')
    expect(await deliver(await offering('SMTPUTF8'), mailTo(to))).toMatchObject({ kind: 'accepted' })
  })

  test.each([
    [{}, 'jörg.', 'rcpt'],
    [{ returnPath: 'grüße@acme.test' }, '', 'mail'],
    [{ replyTo: 'grüße@acme.test' }, '', 'mail'],
  ] as const)('and rejected by others: %o', async (more, before, stage) => {
    const outcome = await deliver(await offering('PIPELINING'), mailTo(newAddress(before), more))
    expect(outcome).toMatchObject({ kind: 'refused', code: 553, stage })
    expect((outcome as { reply: string }).reply).toContain('does not offer SMTPUTF8')
  })

  test('an internationalised domain alone is sent to every server, in ASCII', async () => {
    const id = newId()
    expect(await deliver(await offering('8BITMIME'), mailTo(`${id}@bücher.example`))).toMatchObject({
      kind: 'accepted',
    })
  })
})

test.each(['250-h\r\n250 SIZE 1000', '250-h\r\n250 AUTH GSSAPI NTLM', '250 h'])(
  'a server that does not support authentication never gets the password: %j',
  async (ehlo) => {
    const server = await scripted({ ehlo, auth: '235 2.7.0 Welcome' })
    const outcome = await deliver(server, mailTo(newAddress()))
    expect(outcome).toMatchObject({ kind: 'refused', code: 530, stage: 'auth' })
    expect(await smtp.check(server)).toMatch(/does not offer to sign in.*choose TLS or SSL/)
  },
)

describe('a lost connection', () => {
  test.each(['rcpt.drop.', 'data.drop.'])('before the message means that it did not arrive (%s)', async (local) => {
    const to = newAddress(local)
    expect(await deliver(at(hostile), mailTo(to))).toMatchObject({ kind: 'lost' })
    expect(await wholeAt(to)).toBe(0)
  })

  test('after the final dot means an unknown outcome', async () => {
    const to = newAddress('dot.drop.')
    expect(await deliver(at(hostile), mailTo(to))).toMatchObject({ kind: 'unknown' })
    expect(await wholeAt(to)).toBe(1)
  })

  test('within a large message means that it did not arrive', async () => {
    const to = newAddress('body.drop.')
    const outcome = await deliver(at(hostile), mailTo(to, { text: 'word '.repeat(1_000_000) }))
    expect(outcome).toMatchObject({ kind: 'lost' })
    expect(await wholeAt(to)).toBe(0)
  })

  // Run concurrently, because each waits for an unresponsive server.
  test.concurrent.each(['greeting', 'ehlo', 'auth', 'mail', 'rcpt', 'data'] as const)(
    'or a timeout at %s means that it did not arrive',
    async (stage) => {
      expect(await deliver(await scripted({ [stage]: 'drop' }), mailTo(newAddress()))).toMatchObject({
        kind: 'lost',
      })
      expect(await deliver(await scripted({ [stage]: 'hang' }), mailTo(newAddress()), hasty)).toMatchObject({
        kind: 'lost',
      })
    },
  )

  test.concurrent('or a timeout after the final dot means an unknown outcome', async () => {
    const outcome = await deliver(await scripted({ dot: 'hang' }), mailTo(newAddress()), hasty)
    expect(outcome).toMatchObject({ kind: 'unknown' })
  })

  test('between two messages sends the second one over another connection', async () => {
    const pool = smtp.open(at(hostile), { connections: 1, dkim: null })
    expect(await pool.send(mailTo(newAddress()))).toMatchObject({ kind: 'accepted' })
    await pool.send(mailTo(newAddress('rcpt.drop.')))
    expect(await pool.send(mailTo(newAddress()))).toMatchObject({ kind: 'accepted' })
    await pool.close()
  })
})

describe('a connection check reports', () => {
  test('no problem for a working server', async () => {
    expect(await smtp.check(at(plain))).toBeNull()
    expect(await smtp.check(at(starttls, { encryption: 'tls' }))).toBeNull()
    expect(await smtp.check(at(tls, { encryption: 'ssl' }))).toBeNull()
  })

  test.each([
    ['a wrong password', at(plain, { password: 'wrong' }), /refused the username or password.*authentication failed/],
    ['no STARTTLS', at(plain, { encryption: 'tls' }), /does not offer STARTTLS/],
    ['an untrusted certificate', at(untrusted, { encryption: 'tls' }), /certificate/],
    ['an unreachable server', at(1), /refused the connection/],
    ['an unresolvable name', at(plain, { host: 'no-such-name.invalid' }), /No mail server was found under the name/],
    ['no TLS at the port', at(plain, { encryption: 'ssl' }), /No secure connection/],
  ] as const)('%s', async (_, server, words) => {
    expect(await smtp.check(server)).toMatch(words)
  })

  test.concurrent.each([
    ['TLS at the port', at(tls), /choose SSL/],
    ['an unresponsive server', null, /said nothing/],
  ] as const)('%s', async (_, server, words) => {
    expect(await hasty.check(server ?? (await scripted({ greeting: 'hang' })))).toMatch(words)
  })

  test('the sender address is checked, and no message is sent', async () => {
    expect(await smtp.check(at(starttls, { encryption: 'tls' }), 'news@acme.test')).toBeNull()
    const refuses = await scripted({ mail: '553 5.7.1 Not your address' })
    expect(await smtp.check(refuses, 'news@acme.test')).toBe(
      'Signed in, but the server refused the sender address: 5.7.1 Not your address',
    )
    expect(await smtp.check(await scripted({ mail: 'drop' }), 'news@acme.test')).toMatch(/closed the connection/)
  })

  test('STARTTLS is required even if the server accepts the password without it', async () => {
    expect(await smtp.check({ ...(await scripted({})), encryption: 'tls' })).toMatch(/does not offer STARTTLS/)
  })
})

describe('only public mail servers are allowed', () => {
  const guarded = (addresses: string[]) =>
    createSmtp({ resolver: { resolve: async () => addresses }, allowPrivateNetwork: false, name: 'contactory.test' })

  test.each([
    ...[
      'localhost',
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '127.1',
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
    ],
    ...['mail.internal', 'mail.local', 'mail.acme.com.', '１２７.0.0.1', 'a@127.0.0.1', '127.0.0.1/x', '127.0.0.1:25#'],
  ])('%s is rejected', async (host) => {
    expect(await guarded(['93.184.216.34']).check(at(587, { host }))).toBe('This address cannot be called.')
  })

  test.each([25, 22, 80, 5432, 1025])('port %i is rejected', async (port) => {
    expect(await guarded(['93.184.216.34']).check(at(port, { host: 'mail.acme.com' }))).toBe(
      'This address cannot be called.',
    )
  })

  test('a name with any private address is reported like a nonexistent one', async () => {
    const server = at(587, { host: 'mail.acme.com' })
    const none = await guarded([]).check(server)
    expect(await guarded(['93.184.216.34', '127.0.0.1']).check(server)).toBe(none)
    expect(await guarded(['::ffff:10.0.0.1']).check(server)).toBe(none)
    expect(none).toContain('No mail server was found')
  })
})
