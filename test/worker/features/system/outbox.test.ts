import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/system/system.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, visitor } from '../../support/factories.ts'

const mail = { id: newId(), to: 'ann@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }

test('in development, undelivered mail is listed, newest first', async () => {
  await db
    .insert(outboxMessages)
    .values({ ...mail, id: newId(), subject: 'Older', createdAt: '2026-01-01T00:00:00.000Z' })
  await db.insert(outboxMessages).values({ ...mail, createdAt: '2099-01-01T00:00:00.000Z' })
  const { data } = await visitor.call(contract.outbox, {})
  expect(data[0]).toEqual({ ...mail, channel: 'email', reply_to: null, created_at: '2099-01-01T00:00:00.000Z' })
  expect(data.at(-1)?.subject).toBe('Older')
})

test('a mail opens as a page that cannot run scripts', async () => {
  const response = await visitor.send(contract.outboxMail, { params: { id: mail.id } })
  expect(await response.text()).toBe(mail.html)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/)
})

test('a mail that does not exist is not found', async () => {
  expect(await visitor.fail(contract.outboxMail, { params: { id: newId() } })).toMatchObject({ httpStatus: 404 })
})
