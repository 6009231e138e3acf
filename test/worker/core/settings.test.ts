import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import * as auth from '../../../src/contracts/auth/auth.ts'
import { Settings } from '../../../src/contracts/system/settings.ts'
import { backgroundFacts, createContext } from '../../../src/core/context.ts'
import { changeSettings, readSettings } from '../../../src/core/settings.ts'
import { newId } from '../../../src/lib/ids.ts'
import { clientFor, db } from '../support/factories.ts'

const ctx = createContext(env, backgroundFacts('a-request', 'an-operator'))
const audited = () =>
  db.all<Record<string, unknown>>(
    sql`SELECT action, object_id, before, after FROM audit_events WHERE action = 'settings.change'`,
  )

afterEach(async () => {
  await db.run(sql`DELETE FROM settings`)
  await db.run(sql`DELETE FROM audit_events`)
})

test('a setting keeps its default until it is changed, and the change is audited', async () => {
  expect(await readSettings(ctx)).toEqual(Settings.parse({}))
  expect(await changeSettings(ctx, { sign_up_open: false })).toEqual({ ...Settings.parse({}), sign_up_open: false })
  expect(await changeSettings(ctx, { sign_up_open: false })).toEqual({ ...Settings.parse({}), sign_up_open: false })
  expect(await audited()).toEqual([
    {
      action: 'settings.change',
      object_id: 'sign_up_open',
      before: '{"sign_up_open":true}',
      after: '{"sign_up_open":false}',
    },
  ])
})

test('a stored value that is no longer valid falls back to the default', async () => {
  await db.run(sql`INSERT INTO settings VALUES ('sign_up_open', '"maybe"', ''), ('gone', '1', '')`)
  expect(await readSettings(ctx)).toEqual(Settings.parse({}))
})

test('no one can create an account while sign-up is closed', async () => {
  await changeSettings(ctx, { sign_up_open: false })
  const email = `${newId()}@example.org`
  const password = 'a fine passphrase, really'
  const body = { name: 'Ann', email, password, password_confirmation: password } as never
  const refused = await clientFor(undefined).fail(auth.register, { body })
  expect(refused).toMatchObject({ httpStatus: 403, message: 'Sign-up is closed at the moment.' })
  expect(await db.all(sql`SELECT 1 FROM accounts WHERE email = ${email}`)).toEqual([])
})
