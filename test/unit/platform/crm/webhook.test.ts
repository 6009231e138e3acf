import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { GUIDE } from '../../../../src/contracts/v1/guide-words.ts'
import { uuidOf } from '../../../../src/lib/ids.ts'
import type { Relay } from '../../../../src/lib/relayed-request.ts'
import { newWebhookSecret } from '../../../../src/lib/sign-webhook.ts'
import { createPacer } from '../../../../src/platform/crm/pacer.ts'
import type { CrmRecord } from '../../../../src/platform/crm/port.ts'
import { createWebhookCrm } from '../../../../src/platform/crm/webhook.ts'

const secret = newWebhookSecret()
const ADA: CrmRecord = {
  ...{ key: '01900000-0000-7000-8000-000000000003', kind: 'person', name: 'Ada Byron', email: 'ada@acme.example' },
  values: { name: 'Ada Byron', email: 'ada@acme.example', company: 'Acme' },
  ...{ company: 'Acme', domain: null, remoteId: null, organizationId: null },
}
const ANSWER = {
  ...{ key: '01900000-0000-7000-8000-000000000016', personId: '42', at: '2026-11-27T09:30:20.000Z' },
  ...{ from: 'ada@acme.example', subject: 'Re: Hello', text: 'Yes, please call me.' },
}

/** A receiver with the given responses, and the messages that it received. */
function receiver(status = 200, body = '', headers: [string, string][] = []) {
  const arrived: { body: string; headers: Record<string, string> }[] = []
  const relay = (async (request: { body: Uint8Array; headers: Record<string, string> }) => {
    arrived.push({ body: new TextDecoder().decode(request.body), headers: request.headers })
    return { kind: 'response', status, headers, body: new TextEncoder().encode(body) }
  }) as unknown as Relay
  const crm = createWebhookCrm({
    ...{ url: 'https://hooks.example/1', secret, userAgent: 'Test', relay },
    now: () => new Date(),
    idOf: (text) => uuidOf(text),
  })
  return { crm, arrived }
}

test('messages match the documentation, and are signed as specified by Standard Webhooks', async () => {
  const { crm, arrived } = receiver()
  await crm.create('person', [ADA])
  await crm.addAnswer(ANSWER)
  const shown = GUIDE.find(({ id }) => id === 'automation')!.code!.split('\n\n')
  expect(arrived.map(({ body }) => body)).toEqual(shown)
  for (const { body, headers } of arrived) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
})

test('a repeated message has the same ID, and the receiver’s own ID is kept', async () => {
  const { crm, arrived } = receiver(200, '{"id":42}')
  expect(await crm.create('person', [ADA])).toEqual([{ key: ADA.key, kind: 'done', remoteId: '42' }])
  await crm.create('person', [ADA])
  await crm.update('person', [{ ...ADA, remoteId: '42' }])
  const ids = arrived.map(({ headers }) => headers['webhook-id'])
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a rejection concerns the record, and any other failure is retried', async () => {
  const { crm: refusing } = receiver(422, '{"message":"No email"}')
  expect(await refusing.create('person', [ADA])).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('No email') },
  ])
  const { crm: busy } = receiver(429, '', [['retry-after', '90']])
  await expect(busy.create('person', [ADA])).rejects.toMatchObject({
    failure: { kind: 'later', retryAfterSeconds: 90 },
  })
  const { crm: down } = receiver(503)
  await expect(down.addAnswer(ANSWER)).rejects.toMatchObject({ failure: { kind: 'later' } })
})

test('a pacer allows a burst, and then only as much as leaves the window', async () => {
  let ms = 0
  const pace = createPacer(3, 1_000, () => ms)
  for (let sent = 0; sent < 3; sent++) await pace()
  // A second later, all three have left the window.
  ms = 1_000
  for (let sent = 0; sent < 3; sent++) await pace()
  expect(ms).toBe(1_000)
})
