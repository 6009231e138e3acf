import { expect, test } from 'vitest'
import { createSmtpMailer } from '../../../../src/platform/mail/smtp-mailer.ts'
import type { DeliveryResult, OutgoingMail, SmtpServer } from '../../../../src/platform/smtp/port.ts'
import { readSmtpUrl } from '../../../../src/platform/smtp/read-smtp-url.ts'

const server: SmtpServer = { host: 'relay.example.org', port: 465, encryption: 'ssl', username: 'u', password: 'p' }
const mail = {
  id: '01900000-0000-7000-8000-000000000000',
  to: 'ann@example.org',
  subject: 'Hi',
  html: '<p>Hi</p>',
  text: 'Hi',
}

function mailer(result: DeliveryResult, problem: string | null = null) {
  const sent: OutgoingMail[] = []
  let open = 0
  const smtp = {
    open: () => {
      open++
      return {
        send: async (one: OutgoingMail) => {
          sent.push(one)
          return result
        },
        close: async () => void open--,
      }
    },
    check: async () => problem,
  }
  const clock = { now: () => new Date('2026-11-27T12:00:00Z') }
  const made = createSmtpMailer({ open: async () => smtp, server, from: '"Acme, Ltd" <no-reply@acme.example>', clock })
  return { made, sent, left: () => open }
}

test('a mail keeps its Message-ID across retries and closes its connection', async () => {
  const { made, sent, left } = mailer({ kind: 'accepted', reply: '250 OK' })
  await made.send({ ...mail, reply_to: 'ada@example.org' })
  await made.send(mail)
  expect(sent[0]).toMatchObject({
    returnPath: 'no-reply@acme.example',
    from: { name: 'Acme, Ltd', address: 'no-reply@acme.example' },
    to: { address: 'ann@example.org' },
    replyTo: 'ada@example.org',
    html: '<p>Hi</p>',
    messageId: `<${mail.id}@acme.example>`,
  })
  expect(sent[1]!.messageId).toBe(sent[0]!.messageId)
  expect(sent[1]!.replyTo).toBeNull()
  expect(left()).toBe(0)
})

test.each<[DeliveryResult, string]>([
  [{ kind: 'refused', code: 550, reply: '550 no such user', stage: 'rcpt' }, 'bad_request'],
  [{ kind: 'refused', code: 554, reply: '554 spam', stage: 'data' }, 'bad_request'],
  [{ kind: 'refused', code: 451, reply: '451 later', stage: 'rcpt' }, 'unavailable'],
  // A wrong password must be fixed by the operator; the mail can wait.
  [{ kind: 'refused', code: 535, reply: '535 no', stage: 'auth' }, 'unavailable'],
  [{ kind: 'refused', code: 550, reply: '550 no', stage: 'mail' }, 'unavailable'],
  [{ kind: 'lost', reason: 'closed' }, 'unavailable'],
  [{ kind: 'unknown', reason: 'closed' }, 'unavailable'],
])('%j is %s', async (result, code) => {
  const { made, left } = mailer(result)
  await expect(made.send(mail)).rejects.toMatchObject({ code })
  expect(left()).toBe(0)
})

test('the check reports the response of the server', async () => {
  await expect(mailer({ kind: 'accepted', reply: '' }).made.check()).resolves.toBeUndefined()
  await expect(mailer({ kind: 'accepted', reply: '' }, 'refused').made.check()).rejects.toThrow('refused')
})

test.each([
  [
    'smtps://u:p%40ss@mail.example.org',
    { host: 'mail.example.org', port: 465, encryption: 'ssl', username: 'u', password: 'p@ss' },
  ],
  [
    'smtp://u:p@mail.example.org',
    { host: 'mail.example.org', port: 587, encryption: 'tls', username: 'u', password: 'p' },
  ],
  [
    'smtp://10.0.0.5:2525?encryption=none',
    { host: '10.0.0.5', port: 2525, encryption: 'none', username: '', password: '' },
  ],
  ['https://mail.example.org', null],
  ['smtp://', null],
  ['smtps://u@mail.example.org', null],
  ['smtps://u:p@mail.example.org?encryption=none', null],
  ['smtp://u:p@mail.example.org?tls=off', null],
  ['smtp://u:%zz@mail.example.org', null],
  ['mail.example.org:465', null],
])('%s', (text, expected) => expect(readSmtpUrl(text)).toEqual(expected))
