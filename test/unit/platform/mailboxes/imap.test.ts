import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imapReader } from '../../../../src/platform/mailboxes/imap/imap-reader.ts'
import { ImapSession } from '../../../../src/platform/mailboxes/imap/imap-session.ts'
import { MailboxError, type MailboxReader } from '../../../../src/platform/mailboxes/port.ts'
import { type ImapScript, type ImapServer, serveImap } from '../../../support/imap-server.ts'
import { NodeMailSocket } from '../../../support/node-mail-socket.ts'
import { TRUSTED_CERTIFICATE } from '../../../support/smtp-sink.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const TIMEOUTS = { open: 5_000, command: 5_000, message: 5_000 }
const ca = readFileSync(TRUSTED_CERTIFICATE, 'utf8')

interface Given {
  readonly username?: string
  readonly password?: string
  readonly encryption?: 'none' | 'tls'
  readonly commandMs?: number
}

const readerAt = (
  { port }: Pick<ImapServer, 'port'>,
  { username = 'ann', password = 'secret', encryption = 'none', commandMs = TIMEOUTS.command }: Given = {},
): MailboxReader =>
  imapReader(
    async () =>
      ImapSession.open(
        await NodeMailSocket.open(port, { ca }),
        { host: '127.0.0.1', port, encryption, username, password },
        { ...TIMEOUTS, command: commandMs },
      ),
    () => NOW,
  )

/** Lists with a connection of its own. */
async function list(server: Pick<ImapServer, 'port'>, cursor: string | null, messagesMax = 100, given: Given = {}) {
  const reader = readerAt(server, given)
  const listed = await reader.listNew(cursor, messagesMax)
  await reader.close()
  return listed
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof MailboxError ? error.failure : error),
  )

const mail = (from: string, headers = '', text = 'Hello') => `From: ${from}\n${headers}Subject: Secret\n\n${text}\n`

test('reading starts now, and then lists new messages with the relevant headers', async () => {
  const server = await serveImap()
  server.append('ann', mail('old@acme.test'))
  const { cursor, ...first } = await list(server, null)
  expect(first).toEqual({ messages: [], hasMore: false })
  server.append('ann', mail('"Bob, of Acme" <Bob@Acme.test>', 'In-Reply-To: <b@us>\nReferences: <a@us>\n <b@us>\n'))
  server.append('ann', mail('MAILER-DAEMON@mx.test', 'Return-Path: <>\n'))
  const { messages, cursor: next } = await list(server, cursor)
  expect(messages).toEqual([
    { id: '2', threadId: null, answersTo: ['b@us', 'a@us'], from: 'bob@acme.test', isReport: false, sizeBytes: 114 },
    { id: '3', threadId: null, answersTo: [], from: 'mailer-daemon@mx.test', isReport: true, sizeBytes: 72 },
  ])
  expect((await list(server, next)).messages).toEqual([])
})

test('a long list is read in bounded batches, across gaps', async () => {
  const server = await serveImap()
  const { cursor } = await list(server, null)
  for (let count = 0; count < 7; count++) {
    server.append('ann', mail(`p${count}@acme.test`))
    server.inboxOf('ann').uidNext += 2_500
  }
  const senders: (string | null)[] = []
  let at = cursor
  for (let more = true; more; ) {
    const listed = await list(server, at, 3)
    expect(listed.messages.length).toBeLessThanOrEqual(3)
    senders.push(...listed.messages.map(({ from }) => from))
    at = listed.cursor
    more = listed.hasMore
  }
  expect(senders).toEqual([0, 1, 2, 3, 4, 5, 6].map((count) => `p${count}@acme.test`))
})

test('when the server renumbers its messages, reading restarts with those of the day of the last listing', async () => {
  const server = await serveImap()
  server.append('ann', mail('long-ago@acme.test'), '2026-10-01')
  server.append('ann', mail('read@acme.test'), '2026-11-27')
  const { cursor } = await list(server, null)
  server.append('ann', mail('missed@acme.test'), '2026-11-27')
  server.renumber('ann')
  const { messages, cursor: next } = await list(server, cursor)
  expect(messages.map(({ from }) => from)).toEqual(['read@acme.test', 'missed@acme.test'])
  expect((await list(server, next)).messages).toEqual([])
})

test('a message is fetched unchanged, and a deleted one is null', async () => {
  const server = await serveImap()
  const raw = mail('bob@acme.test', '', 'Grüße {3}\r\n)'.repeat(3_000))
  const uid = server.append('ann', Buffer.from(raw).toString('latin1'))
  const reader = readerAt(server)
  const fetched = await reader.fetchMessage(String(uid))
  expect(Buffer.from(fetched!).toString()).toBe(raw.replace(/\r?\n/g, '\r\n'))
  expect(await reader.fetchMessage('99')).toBeNull()
  await reader.close()
})

test('the connection is encrypted before the password is sent, whatever was injected before', async () => {
  const server = await serveImap({ injected: '* BYE injected\r\nc2 OK injected\r\n' })
  server.append('ann', mail('bob@acme.test'))
  await expect(list(server, null, 10, { encryption: 'tls' })).resolves.toMatchObject({ hasMore: false })
  const preauth = await serveImap({ greeting: '* PREAUTH welcome\r\n' })
  expect(await failureOf(list(preauth, null, 10, { encryption: 'tls' }))).toMatchObject({ kind: 'refused' })
  const without = await serveImap({ STARTTLS: '{tag} BAD What?\r\n' })
  expect(await failureOf(list(without, null, 10, { encryption: 'tls' }))).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('does not offer STARTTLS'),
  })
})

test('signing in uses a method that the server offers', async () => {
  for (const capabilities of ['AUTH=PLAIN', 'AUTH=PLAIN SASL-IR', '']) {
    const server = await serveImap({ capabilities })
    await list(server, null, 10, { username: 'ann "the\\boss"' })
    expect(Object.keys(server.inboxOf('ann "the\\boss"').counts)).toContain('EXAMINE')
  }
  const refusals: readonly (readonly [ImapScript, Given, string])[] = [
    [{}, { password: 'wrong' }, 'sign_in'],
    [{ AUTHENTICATE: '{tag} NO LOGIN failed.\r\n' }, {}, 'sign_in'],
    [{ AUTHENTICATE: '{tag} NO [UNAVAILABLE] Temporary authentication failure.\r\n' }, {}, 'later'],
    [{ AUTHENTICATE: '{tag} NO [ALERT] Too many simultaneous connections\r\n' }, {}, 'later'],
    [{ AUTHENTICATE: '{tag} BAD What?\r\n' }, {}, 'refused'],
    [{ capabilities: 'LOGINDISABLED' }, {}, 'refused'],
    [{ capabilities: '' }, { password: 'pä' }, 'refused'],
    [{ greeting: '* BYE Try again later\r\n' }, {}, 'later'],
  ]
  for (const [script, given, kind] of refusals)
    expect(await failureOf(list(await serveImap(script), null, 10, given))).toMatchObject({
      kind,
      reason: expect.stringMatching(/^127\.0\.0\.1:\d+ .*[.?]$/),
    })
})

const HOSTILE: Readonly<Record<string, ImapScript>> = {
  'a line without end': { SEARCH: 'endless' },
  'a literal without end': { FETCH: '* 1 FETCH (UID 1 BODY[] {99999999999}\r\n' },
  'more than was asked for': { SEARCH: `* 1 FETCH (UID 1 BODY[] {16000000}\r\n${'x'.repeat(17_000_000)}` },
  'responses without end': { SEARCH: '* 1 EXISTS\r\n'.repeat(6_000) },
  'a wrong tag': { SEARCH: 'zz OK Done\r\n' },
  'an unasked continuation': { SEARCH: '+ go on\r\n' },
  'no protocol': { greeting: '220 smtp.test ESMTP\r\n' },
  'an end in the middle': { FETCH: '* BYE Shutting down\r\n' },
  'a connection that breaks': { FETCH: 'drop' },
  silence: { SEARCH: 'hang' },
  'a refusal': { EXAMINE: '{tag} NO Mailbox is locked\r\n' },
  'no UIDVALIDITY': { EXAMINE: '* 1 EXISTS\r\n{tag} OK Done\r\n' },
}
test.each(Object.keys(HOSTILE))('%s fails with a message', async (name) => {
  const fine = await serveImap()
  const { cursor } = await list(fine, null)
  const server = await serveImap(HOSTILE[name])
  server.append('ann', mail('bob@acme.test'))
  expect(await failureOf(list(server, cursor, 100, { commandMs: name === 'silence' ? 300 : 5_000 }))).toMatchObject({
    kind: expect.stringMatching(/^(?:later|refused)$/),
    reason: expect.stringMatching(/^127\.0\.0\.1:\d+ .*[.?]$/),
  })
})

test('invalid data from a hostile server is ignored', async () => {
  const fine = await serveImap()
  const { cursor } = await list(fine, null)
  const server = await serveImap({
    SEARCH: '* SEARCH 1 7 4294967295 x -3\r\n{tag} OK Done\r\n',
    FETCH: `* 1 FETCH (UID 9 RFC822.SIZE 1 BODY[] "x")\r\n* 1 FETCH ${'('.repeat(50_000)}\r\n* 1 FETCH (UID 1 RFC822.SIZE x BODY[] NIL)\r\n{tag} OK Done\r\n`,
  })
  server.append('ann', mail('bob@acme.test'))
  expect((await list(server, cursor)).messages).toEqual([
    { id: '1', threadId: null, answersTo: [], from: null, isReport: true, sizeBytes: 0 },
  ])
})
