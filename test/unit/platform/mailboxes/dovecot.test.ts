import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imapReader } from '../../../../src/platform/mailboxes/imap/imap-reader.ts'
import { ImapSession } from '../../../../src/platform/mailboxes/imap/imap-session.ts'
import { dovecotMissing, startDovecot } from '../../../support/dovecot.ts'
import { NodeMailSocket } from '../../../support/node-mail-socket.ts'

const TLS = join(import.meta.dirname, '../../../fixtures/tls')
const ca = readFileSync(join(TLS, 'authority.pem'), 'utf8')
const TIMEOUTS = { open: 20_000, command: 20_000, message: 20_000 }
const missing = dovecotMissing()

describe.skipIf(missing !== null)(`with Dovecot${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let dovecot: Awaited<ReturnType<typeof startDovecot>>
  beforeAll(async () => {
    dovecot = await startDovecot({ cert: join(TLS, 'mail-server.pem'), key: join(TLS, 'mail-server.key.pem') })
  })
  afterAll(() => dovecot?.stop())

  const reader = (username: string, encryption: 'tls' | 'ssl' = 'tls', password = 'secret') =>
    imapReader(
      async () => {
        const port = dovecot.ports[encryption === 'ssl' ? 'tls' : 'starttls']
        const socket = await NodeMailSocket.open(port, { isTls: encryption === 'ssl', ca })
        return ImapSession.open(socket, { host: '127.0.0.1', port, encryption, username, password }, TIMEOUTS)
      },
      () => new Date(),
    )

  /** Lists with a connection of its own, and fetches the listed messages. */
  async function read(username: string, cursor: string | null, encryption: 'tls' | 'ssl' = 'tls', messagesMax = 50) {
    const at = reader(username, encryption)
    const listed = await at.listNew(cursor, messagesMax)
    const raws: string[] = []
    for (const { id } of listed.messages) raws.push(Buffer.from((await at.fetchMessage(id))!).toString())
    await at.close()
    return { ...listed, raws }
  }

  const reply = (from: string, text: string) =>
    `Return-Path: <${from}>\r\nFrom: ${from}\r\nIn-Reply-To: <ours@contactory.test>\r\nReferences: <first@contactory.test>\r\n\t<ours@contactory.test>\r\nSubject: Re: Hello\r\n\r\n${text}\r\n`

  test.each(['tls', 'ssl'] as const)('new messages are listed and fetched (%s)', async (encryption) => {
    const user = `ann-${encryption}`
    dovecot.deliver(user, reply('old@acme.test', 'Before'))
    const { cursor, messages } = await read(user, null, encryption)
    expect(messages).toEqual([])
    const long = 'Grüße (aus) "Köln" {9}\r\n'.repeat(20_000)
    const raw = reply('bob@acme.test', long)
    dovecot.deliver(user, raw)
    dovecot.deliver(user, 'Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.test\r\n\r\nSorry.\r\n')
    const next = await read(user, cursor, encryption)
    expect(next.messages).toEqual([
      {
        ...{ id: '2', threadId: null, from: 'bob@acme.test', isReport: false, sizeBytes: Buffer.byteLength(raw) },
        answersTo: ['ours@contactory.test', 'first@contactory.test'],
      },
      expect.objectContaining({ id: '3', from: 'mailer-daemon@mx.test', isReport: true }),
    ])
    expect(next.raws[0]).toBe(raw)
    expect((await read(user, next.cursor, encryption)).messages).toEqual([])
  })

  test('in batches, and again after the server renumbered its messages', async () => {
    dovecot.deliver('cleo', reply('p0@acme.test', 'Hi'))
    const { cursor } = await read('cleo', null)
    for (const name of ['p1', 'p2', 'p3']) dovecot.deliver('cleo', reply(`${name}@acme.test`, 'Hi'))
    const first = await read('cleo', cursor, 'tls', 2)
    expect(first.messages.map(({ from }) => from)).toEqual(['p1@acme.test', 'p2@acme.test'])
    expect(first.hasMore).toBe(true)
    dovecot.renumber('cleo')
    const again = await read('cleo', first.cursor)
    expect(again.messages.map(({ from }) => from).sort()).toEqual([0, 1, 2, 3].map((at) => `p${at}@acme.test`))
    expect(again.hasMore).toBe(false)
    expect((await read('cleo', again.cursor)).messages).toEqual([])
  })

  test('a wrong password is reported as such', async () => {
    await expect(reader('ann', 'tls', 'wrong').listNew(null, 10)).rejects.toMatchObject({
      failure: { kind: 'sign_in' },
    })
  })
})
