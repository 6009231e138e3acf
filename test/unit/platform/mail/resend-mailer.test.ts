import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createResendMailer } from '../../../../src/platform/mail/resend-mailer.ts'

interface Seen {
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}
const seen: Seen[] = []
let answer: { status: number; body: object } = { status: 200, body: { id: 'sent' } }

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  seen.push({
    path: request.url ?? '',
    headers: request.headers,
    body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const mailerAt = (url: string) => createResendMailer({ apiKey: 're_test', baseUrl: url, from: 'Us <us@example.org>' })
const mail = {
  id: '01900000-0000-7000-8000-000000000000',
  to: 'ann@example.org',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
beforeEach(() => {
  seen.length = 0
  answer = { status: 200, body: { id: 'sent' } }
})

test('a mail is sent once per ID, to one recipient, as HTML and text', async () => {
  await mailerAt(baseUrl()).send(mail)
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    path: '/emails',
    headers: { authorization: 'Bearer re_test', 'idempotency-key': mail.id },
    body: { from: 'Us <us@example.org>', to: mail.to, subject: 'Hello', html: mail.html, text: 'Hello' },
  })
})

test('replies go to the Reply-To of the mail, and otherwise to the sender', async () => {
  await mailerAt(baseUrl()).send({ ...mail, reply_to: 'ada@example.org' })
  await mailerAt(baseUrl()).send(mail)
  expect(seen.map(({ body }) => (body as { reply_to?: string }).reply_to)).toEqual(['ada@example.org', undefined])
})

test.each([
  [200, {}, true],
  [401, { name: 'restricted_api_key', message: 'This API key is restricted to only send emails' }, true],
  [401, { name: 'missing_api_key', message: 'No.' }, false],
  [403, { name: 'invalid_api_key', message: 'No.' }, false],
  [500, { name: 'application_error', message: 'No.' }, false],
])('a check with response %i %j: the service works is %s, and nothing is sent', async (status, body, isWell) => {
  answer = { status, body }
  const outcome = await mailerAt(baseUrl())
    .check()
    .then(
      () => true,
      () => false,
    )
  expect(outcome).toBe(isWell)
  expect(seen.map(({ path }) => path)).toEqual(['/domains'])
})

test.each([
  [400, 'validation_error', 'bad_request'],
  [403, 'validation_error', 'bad_request'],
  [422, 'invalid_parameter', 'bad_request'],
  [401, 'missing_api_key', 'unavailable'],
  [409, 'concurrent_idempotent_requests', 'unavailable'],
  [429, 'rate_limit_exceeded', 'unavailable'],
  [429, 'daily_quota_exceeded', 'unavailable'],
  [500, 'application_error', 'unavailable'],
  [503, 'internal_server_error', 'unavailable'],
])('a response %i (%s) is %s', async (status, name, code) => {
  answer = { status, body: { statusCode: status, name, message: 'No.' } }
  await expect(mailerAt(baseUrl()).send(mail)).rejects.toMatchObject({ code, message: expect.stringContaining('No.') })
})

test('an unreachable provider may be retried', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', () => resolve()))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  await expect(mailerAt(`http://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({ code: 'unavailable' })
})
