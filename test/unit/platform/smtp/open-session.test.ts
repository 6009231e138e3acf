import { EventEmitter } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Encryption } from '../../../../src/contracts/senders/email-config.ts'
import type { MailSocket } from '../../../../src/platform/smtp/mail-socket.ts'
import { abilitiesOf, openSession } from '../../../../src/platform/smtp/open-session.ts'
import { SmtpExchange } from '../../../../src/platform/smtp/smtp-exchange.ts'

/**
 * A server that responds to each command as its script says; it greets first. `hang` never responds, `drop` closes the
 * connection.
 */
class Scripted extends EventEmitter {
  readonly heard: string[] = []
  readonly #script: (command: string, at: number) => string
  isSecure = false
  #isTelling = false
  isDestroyed = false

  constructor(script: (command: string, at: number) => string) {
    super()
    this.#script = script
    setImmediate(() => this.#say(this.#script('', 0)))
  }

  write(bytes: Uint8Array): boolean {
    const command = Buffer.from(bytes).toString().trimEnd()
    this.heard.push(command)
    setImmediate(() => this.#say(this.#script(command, this.heard.length)))
    return true
  }

  #say(text: string): void {
    if (text === 'drop') this.emit('end')
    else if (text !== 'hang') {
      this.#isTelling = true
      this.emit('data', Buffer.from(`${text}\r\n`))
      this.#isTelling = false
    }
  }

  /** Like in the runtime: a stream cannot be upgraded to TLS while it is being read, as it is right after a reply. */
  async secure(): Promise<void> {
    if (!this.#isTelling) throw new Error('It is being read.')
    this.isSecure = true
  }

  destroy(): void {
    this.isDestroyed = true
  }
}

/** Responses by the command's first words; other commands succeed. */
const answers =
  (said: Readonly<Record<string, string>> = {}) =>
  (command: string): string => {
    const [verb = ''] = command.split(' ')
    const well: Record<string, string> = { '': '220 ready', EHLO: '250-mail\r\n250 AUTH PLAIN LOGIN', AUTH: '235 in' }
    return said[verb] ?? well[verb] ?? '220 go on'
  }

async function open(
  script: (command: string, at: number) => string,
  { encryption = 'none' as Encryption, ms = 60_000 } = {},
) {
  const server = { host: 'mail.test', port: 587, encryption, username: 'ada', password: 'péss' }
  const socket = new Scripted(script)
  const exchange = new SmtpExchange(socket as unknown as MailSocket)
  const opened = openSession(exchange, socket, server, { name: 'contactory.test', openMs: ms, replyMs: ms })
  const result = await opened.then(
    (abilities) => ({ abilities, stage: null, problem: null, reply: null }),
    ({ stage, problem, reply }) => ({ abilities: null, stage, problem, reply }),
  )
  return { ...result, heard: socket.heard, isSecure: socket.isSecure }
}

const encoded = (text: string) => Buffer.from(text).toString('base64')
const decoded = (text: string) => Buffer.from(text, 'base64').toString()

describe('the capabilities of a server', () => {
  test('are one per line, in any case, with and without an equals sign', () => {
    const { extensions, bytesMax, mechanisms } = abilitiesOf(
      '250-mail.test greets size 5\n250-size 35882577\n250-Pipelining\n250-AUTH=LOGIN\n250-AUTH plain CRAM-MD5\n250 SMTPUTF8',
    )
    expect([...extensions]).toEqual(['SIZE', 'PIPELINING', 'AUTH', 'SMTPUTF8'])
    expect(bytesMax).toBe(35_882_577)
    expect([...mechanisms]).toEqual(['LOGIN', 'PLAIN', 'CRAM-MD5'])
  })

  test.each(['250 mail', '250-mail\n250 SIZE', '250-mail\n250 SIZE 99999999999999999999', '250-mail\n250 SIZE -1', ''])(
    'include no size: %j',
    (reply) => expect(abilitiesOf(reply).bytesMax).toBe(0),
  )
})

describe('signing in', () => {
  test('uses PLAIN if offered', async () => {
    const { heard, abilities } = await open(answers())
    expect(heard).toEqual(['EHLO contactory.test', `AUTH PLAIN ${encoded('\0ada\0péss')}`])
    expect(abilities?.extensions.has('AUTH')).toBe(true)
  })

  test('uses LOGIN', async () => {
    const replies = [
      '220 ready',
      '250-mail\r\n250 AUTH LOGIN',
      `334 ${encoded('Username:')}`,
      '334 UGFzc3dvcmQ6',
      '235 in',
    ]
    const { heard, problem } = await open((_, at) => replies[at]!)
    expect(problem).toBeNull()
    expect(heard.slice(1)).toEqual(['AUTH LOGIN', encoded('ada'), encoded('péss')])
  })

  test('uses CRAM-MD5, as specified by RFC 2195', async () => {
    const challenge = encoded('<1896.697170952@postoffice.reston.mci.net>')
    const replies = ['220 ready', '250-mail\r\n250 AUTH CRAM-MD5', `334 ${challenge}`, '235 in']
    const { heard, problem } = await open((_, at) => replies[at]!)
    expect(problem).toBeNull()
    expect(decoded(heard[2]!)).toMatch(/^ada [\da-f]{32}$/)
  })

  test.each(['250-mail\r\n250 AUTH GSSAPI NTLM', '250-mail\r\n250 SIZE 10', '250 mail', '502 what?'])(
    'never sends a password to a server that did not ask for one: %j',
    async (EHLO) => {
      const { stage, problem, heard } = await open(answers({ EHLO }))
      expect([stage, problem]).toEqual(['auth', 'no-auth'])
      expect(heard).toHaveLength(1)
    },
  )

  test.each(['535-5.7.8 No\r\n535 5.7.8 such user', '334 more?', '454 later'])(
    'reports a rejection: %j',
    async (AUTH) => {
      expect(await open(answers({ AUTH }))).toMatchObject({
        ...{ stage: 'auth', problem: 'reply' },
        reply: AUTH.replaceAll('\r\n', '\n'),
      })
    },
  )
})

describe('STARTTLS', () => {
  const tls = { encryption: 'tls' as const }

  test('is started before the password, and earlier unencrypted responses are discarded', async () => {
    let hellos = 0
    const script = (command: string) => {
      // An attacker adds a response of their own after the server's.
      if (command === 'STARTTLS') return '220 go on\r\n250-evil\r\n250 AUTH LOGIN'
      if (command.startsWith('EHLO')) return hellos++ === 0 ? '250-mail\r\n250 STARTTLS' : '250-mail\r\n250 AUTH PLAIN'
      return answers()(command)
    }
    const { heard, problem, isSecure } = await open(script, tls)
    expect(problem).toBeNull()
    expect(isSecure).toBe(true)
    expect(heard.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'AUTH'])
    expect(heard[3]).toMatch(/^AUTH PLAIN /)
  })

  test('is requested even if not offered, and nothing continues without it', async () => {
    const { stage, problem, heard } = await open(answers({ STARTTLS: '502 5.5.1 What?' }), tls)
    expect([stage, problem]).toEqual(['tls', 'no-starttls'])
    expect(heard.some((command) => command.startsWith('AUTH'))).toBe(false)
  })

  test('cannot be used with a server without EHLO', async () => {
    expect(await open(answers({ EHLO: '502 What?' }), tls)).toMatchObject({ stage: 'greeting', problem: 'reply' })
  })
})

describe('a server that', () => {
  afterEach(() => vi.useRealTimers())

  test.each([
    ['does not respond', { '': 'hang' }, ['greeting', 'timeout', null]],
    ['hangs up', { '': 'drop' }, ['greeting', 'closed', null]],
    ['refuses us', { '': '554 5.7.1 Not you' }, ['greeting', 'reply', '554 5.7.1 Not you']],
    ['greets as something else', { '': '250 Hello' }, ['greeting', 'closed', '250 Hello']],
    ['is no mail server', { '': 'HTTP/1.1 400 Bad Request' }, ['greeting', 'closed', 'HTTP/1.1 400 Bad Request']],
    ['refuses EHLO', { EHLO: '421 4.3.2 Going down' }, ['greeting', 'reply', '421 4.3.2 Going down']],
    ['is silent behind its greeting', { EHLO: 'hang' }, ['greeting', 'timeout', null]],
    ['hangs up at the password', { AUTH: 'drop' }, ['auth', 'closed', null]],
    ['is silent at the password', { AUTH: 'hang' }, ['auth', 'timeout', null]],
    ['answers the password with garbage', { AUTH: '\u0000\u0001!' }, ['auth', 'closed', '\u0000\u0001!']],
  ] as const)('%s', async (_, said, [stage, problem, reply]) => {
    // The clock moves only when the server is silent, so that a busy machine reaches no limit.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silence = Promise.withResolvers<void>()
    const opened = open((command) => {
      const response = answers(said)(command)
      if (response === 'hang') silence.resolve()
      return response
    })
    await Promise.race([silence.promise, opened])
    vi.runAllTimers()
    expect(await opened).toMatchObject({ stage, problem, reply })
  })
})
