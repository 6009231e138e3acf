import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { MailSocket } from '../../../../src/platform/smtp/mail-socket.ts'
import { ConnectionLost, REPLY_BYTES_MAX, SmtpExchange } from '../../../../src/platform/smtp/smtp-exchange.ts'

class Line extends EventEmitter {
  readonly written: string[] = []
  isDestroyed = false
  /** What the other side accepts; never, while this stays open. */
  takes: Promise<void> = Promise.resolve()

  async send(bytes: Uint8Array): Promise<void> {
    this.written.push(Buffer.from(bytes).toString())
    await this.takes
  }

  write(bytes: Uint8Array): boolean {
    this.written.push(Buffer.from(bytes).toString())
    return true
  }

  destroy(): void {
    this.isDestroyed = true
  }
}

function begin() {
  const line = new Line()
  const exchange = new SmtpExchange(line as unknown as MailSocket)
  return { line, exchange, says: (text: string) => line.emit('data', Buffer.from(text)) }
}

test('replies are read completely and one by one, in any chunks', async () => {
  const { exchange, says } = begin()
  const first = exchange.reply()
  for (const sign of '250-one\r\n250-two\r\n250 thr') says(sign)
  says('ee\r\n\r\n354\r\n221 B')
  expect(await first).toBe('250-one\n250-two\n250 three')
  expect(await exchange.reply()).toBe('354')
  says('ye\n')
  expect(await exchange.reply()).toBe('221 Bye')
})

test('an invalid reply ends the exchange, and so does an endless one', async () => {
  for (const text of ['Hello\r\n', `250-${'x'.repeat(REPLY_BYTES_MAX)}`, '250-x\r\n'.repeat(REPLY_BYTES_MAX / 4)]) {
    const { line, exchange, says } = begin()
    const reply = exchange.reply()
    says(text)
    await expect(reply).rejects.toThrow(ConnectionLost)
    expect(line.isDestroyed).toBe(true)
    expect(exchange.isFit).toBe(false)
  }
})

test('a message is dot-stuffed, and its final dot comes last', async () => {
  const { line, exchange } = begin()
  expect(await exchange.sayMessage(Buffer.from('.a\r\n..b\r\nc.\r\n.\r\n'))).toBe(true)
  expect(line.written).toEqual(['..a\r\n...b\r\nc.\r\n..\r\n', '.\r\n'])
})

test('the reply to the final dot may take longer than others (RFC 5321 4.5.3.2.6)', async () => {
  const { line, exchange, says } = begin()
  await exchange.sayMessage(Buffer.from('a\r\n'))
  const reply = exchange.reply()
  line.emit('timeout')
  says('250 OK\r\n')
  expect(await reply).toBe('250 OK')
  const next = exchange.reply()
  line.emit('timeout')
  await expect(next).rejects.toThrow(ConnectionLost)
})

test.each([
  ['the server hangs up', (line: Line) => line.emit('end')],
  ['nothing leaves for too long', (line: Line) => line.emit('timeout')],
  ['the server sends an early reply', (line: Line) => line.emit('data', Buffer.from('451 No\r\n'))],
])('the final dot is withheld if %s', async (_, happens) => {
  const { line, exchange } = begin()
  line.takes = new Promise(() => {})
  const said = exchange.sayMessage(Buffer.from('a\r\n'))
  happens(line)
  expect(await said).toBe(false)
  expect(line.written).toEqual(['a\r\n'])
})

test('an idle session does not time out; one with unsolicited data is not reused', async () => {
  const { line, exchange, says } = begin()
  line.emit('timeout')
  expect(exchange.isFit).toBe(true)
  says('421 4.4.2 Idle\r\n')
  expect(exchange.isFit).toBe(false)
})
