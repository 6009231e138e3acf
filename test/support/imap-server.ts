import { createServer as createControl } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { certificateOf } from './smtp-sink.ts'

/** A mailbox of the fake server, keyed by user name. */
export interface FakeInbox {
  uidValidity: number
  uidNext: number
  messages: { uid: number; raw: string; day: string }[]
  /** Commands received, by verb; for `BODY.PEEK[]`, the number of messages fetched. */
  readonly counts: Record<string, number>
}

/**
 * Replaces the server's response, by command verb (`SEARCH` and `FETCH` for `UID SEARCH` and `UID FETCH`, `BODY` for
 * fetching a message, `greeting`). The value is raw text, with `{tag}` for the command's tag; or `drop` to close the
 * connection, `hang` to never respond, `endless` for a line that never ends.
 */
export type ImapScript = Readonly<Record<string, string>>

const FIELDS = /BODY\.PEEK\[HEADER\.FIELDS \(([^)]*)\)\]/i

/**
 * An IMAP server on loopback with mailboxes in memory (the part of RFC 3501 needed to read INBOX). It runs until the
 * test run ends. Every user can sign in with any password except `wrong`. STARTTLS uses a trusted certificate.
 */
export async function serveImap(script: ImapScript = {}) {
  const inboxes = new Map<string, FakeInbox>()
  const inboxOf = (user: string): FakeInbox => {
    let inbox = inboxes.get(user)
    if (!inbox) {
      inbox = { uidValidity: 1_000, uidNext: 1, messages: [], counts: {} }
      inboxes.set(user, inbox)
    }
    return inbox
  }
  const server = createServer((socket) => converse(socket, script, inboxOf))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    inboxOf,
    append(user: string, raw: string, day = new Date().toISOString().slice(0, 10)): number {
      const inbox = inboxOf(user)
      const uid = inbox.uidNext++
      inbox.messages.push({ uid, raw: raw.replace(/\r?\n/g, '\r\n'), day })
      return uid
    },
    /** Changes the UIDVALIDITY of the mailbox, as after a restore or a move. */
    renumber(user: string): void {
      const inbox = inboxOf(user)
      inbox.uidValidity++
      inbox.uidNext = 1
      for (const message of inbox.messages) message.uid = inbox.uidNext++
    },
    close: () => server.close(),
  }
}
export type ImapServer = Awaited<ReturnType<typeof serveImap>>

/**
 * `serveImap` with HTTP control, for tests inside the Worker: `POST /append?user=…` with a raw message, `POST
 * /renumber?user=…`, `GET /counts?user=…`, and `POST /servers` with an `ImapScript`, which starts another server and
 * returns its port.
 */
export async function serveControlledImap(): Promise<{ origin: string; port: number }> {
  const server = await serveImap()
  const control = createControl(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const user = searchParams.get('user') ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    response.setHeader('content-type', 'application/json')
    if (pathname === '/append')
      return response.end(JSON.stringify(server.append(user, body, searchParams.get('day') ?? undefined)))
    if (pathname === '/renumber') server.renumber(user)
    if (pathname === '/servers') return response.end(JSON.stringify({ port: (await serveImap(JSON.parse(body))).port }))
    response.end(JSON.stringify(server.inboxOf(user).counts))
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  control.unref()
  return { origin: `http://127.0.0.1:${(control.address() as AddressInfo).port}`, port: server.port }
}

function converse(plain: Socket, script: ImapScript, inboxOf: (user: string) => FakeInbox): void {
  let socket: Socket = plain
  let pending = ''
  let user: string | null = null
  let awaitsPlain: string | null = null
  const say = (text: string) => socket.write(Buffer.from(text, 'latin1'))
  const sayAt = (verb: string, tag: string, text: string): boolean => {
    const scripted = script[verb]
    if (scripted === undefined) say(text)
    else if (scripted === 'drop') socket.destroy()
    else if (scripted === 'endless') {
      const more = () => {
        if (!socket.destroyed) socket.write('x'.repeat(64 * 1024), () => setImmediate(more))
      }
      say('* ')
      more()
    } else if (scripted !== 'hang') say(scripted.replaceAll('{tag}', tag))
    return scripted === undefined
  }
  const signIn = (tag: string, encoded: string) => {
    const [, name = '', password] = Buffer.from(encoded, 'base64').toString().split('\0')
    if (password === 'wrong') return say(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`)
    user = name
    say(`${tag} OK Welcome\r\n`)
  }
  const hear = (line: string) => {
    if (awaitsPlain !== null) {
      const tag = awaitsPlain
      awaitsPlain = null
      return signIn(tag, line)
    }
    const [, tag = '', uid = '', verb = '', rest = ''] = /^(\S+) (UID )?(\S+) ?(.*)$/i.exec(line) ?? []
    const name = uid && /BODY\.PEEK\[\]/i.test(rest) ? 'BODY' : verb.toUpperCase()
    const inbox = inboxOf(user ?? '')
    inbox.counts[name] = (inbox.counts[name] ?? 0) + 1
    if (name === 'CAPABILITY') {
      const offers = script.capabilities ?? (socket === plain ? 'STARTTLS AUTH=PLAIN SASL-IR' : 'AUTH=PLAIN')
      return void sayAt(name, tag, `* CAPABILITY IMAP4rev1 ${offers}\r\n${tag} OK Done\r\n`)
    }
    if (name === 'STARTTLS') {
      if (!sayAt(name, tag, `${tag} OK Begin\r\n${script.injected ?? ''}`)) return
      plain.removeAllListeners('data')
      socket = new TLSSocket(plain, { isServer: true, ...certificateOf('mail-server') })
      listenTo(socket)
      return
    }
    if (name === 'AUTHENTICATE') {
      const [, given] = rest.split(' ')
      if (script[name] !== undefined) return void sayAt(name, tag, '')
      if (given) return void signIn(tag, given)
      awaitsPlain = tag
      return void say('+ \r\n')
    }
    if (name === 'LOGIN') {
      const [, who = '', password = ''] = /^"((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)"$/.exec(rest) ?? []
      const plainly = (text: string) => text.replace(/\\(.)/g, '$1')
      return void (script[name] === undefined
        ? signIn(tag, Buffer.from(`\0${plainly(who)}\0${plainly(password)}`).toString('base64'))
        : sayAt(name, tag, ''))
    }
    if (name === 'LOGOUT') return void socket.end(`* BYE Bye\r\n${tag} OK Done\r\n`)
    if (user === null) return void say(`${tag} NO Sign in first\r\n`)
    if (name === 'EXAMINE') {
      const { messages, uidValidity, uidNext } = inbox
      const text = `* ${messages.length} EXISTS\r\n* OK [UIDVALIDITY ${uidValidity}] Ok\r\n* OK [UIDNEXT ${uidNext}] Next\r\n`
      return void sayAt(name, tag, `${text}${tag} OK [READ-ONLY] Done\r\n`)
    }
    if (name === 'SEARCH') {
      const [, first, last] = /UID (\d+):(\d+)/.exec(rest) ?? []
      const since = /SINCE (.*)$/.exec(rest)?.[1]
      const found = inbox.messages.filter(({ uid: one, day }) =>
        first === undefined
          ? Date.parse(day) >= Date.parse(`${since} UTC`)
          : one >= Number(first) && one <= Number(last),
      )
      return void sayAt(name, tag, `* SEARCH${found.map((one) => ` ${one.uid}`).join('')}\r\n${tag} OK Done\r\n`)
    }
    if (name === 'FETCH' || name === 'BODY') {
      const wanted = new Set(rest.split(' ')[0]?.split(',').map(Number))
      const fields = FIELDS.exec(rest)?.[1]?.toLowerCase().split(' ')
      const text = inbox.messages
        .map((message, index) => ({ ...message, number: index + 1 }))
        .filter((message) => wanted.has(message.uid))
        .map(({ uid: one, number, raw }) => {
          const content = fields ? headerOf(raw, fields) : raw.slice(0, Number(/<0\.(\d+)>/.exec(rest)?.[1]))
          const section = fields ? `BODY[HEADER.FIELDS (${fields.join(' ').toUpperCase()})]<0>` : 'BODY[]<0>'
          const size = fields ? ` RFC822.SIZE ${raw.length}` : ''
          return `* ${number} FETCH (UID ${one}${size} ${section} {${content.length}}\r\n${content})\r\n`
        })
      return void sayAt(name, tag, `* 1 FETCH (FLAGS (\\Seen))\r\n${text.join('')}${tag} OK Done\r\n`)
    }
    say(`${tag} BAD What?\r\n`)
  }
  const listenTo = (one: Socket) => {
    one.on('error', () => {})
    one.on('data', (chunk: Buffer) => {
      pending += chunk.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end >= 0 && !one.destroyed; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        hear(line)
      }
    })
  }
  listenTo(plain)
  sayAt('greeting', '*', '* OK fake.contactory.test ready\r\n')
}

function headerOf(raw: string, fields: readonly string[]): string {
  const lines = raw.split('\r\n\r\n')[0]!.split(/\r\n(?![ \t])/)
  const kept = lines.filter((line) => fields.includes(line.split(':')[0]!.toLowerCase()))
  return `${kept.map((line) => `${line}\r\n`).join('')}\r\n`
}
