import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as notes from '../../../../src/contracts/notifications/notifications.ts'
import { sessions } from '../../../../src/db/schema/control/accounts.ts'
import { notifyOf } from '../../../../src/features/notifications/notify-of.ts'
import { sendDigests } from '../../../../src/features/notifications/send-digests.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { atEachShard, contextOf, dataOf, db, openSession } from '../../support/factories.ts'
import { accountOf, ask, mailsTo, newIp, PASSWORD } from '../auth/support.ts'
import { addCrawl, addItems } from '../data/support.ts'
import { mintHolder } from './support.ts'

describe('the profile', () => {
  test("shows the user's details, and changes the name right away", async () => {
    const account = await mintHolder()
    const body = { name: ' Ada  Lovelace ', email: account.email }
    const { data, message } = await account.call(contract.updateProfile, { body })
    expect(message).toBe('Profile updated successfully')
    expect(data).toMatchObject({ name: 'Ada Lovelace', email: account.email, pending_email: null, site_limit: 1 })
    expect((await account.call(contract.getProfile, {})).data).toEqual(data)
  })

  test('rejects fields that the user may not change', async () => {
    const account = await mintHolder()
    const more = {
      is_root_user: true,
      is_admin: true,
      plan: 'pro',
      email_verified: false,
      user_id: newId(),
      site_limit: 9,
    }
    await account.call(contract.updateProfile, { body: { name: 'Ada', email: account.email, ...more } as never })
    expect(await accountOf(account.email)).toMatchObject({
      id: account.id,
      isRoot: false,
      isAdmin: false,
      siteLimit: 1,
    })
  })

  test('counts the resources of the account', async () => {
    const account = await mintHolder()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'a@acme-tools.com' }, { value: '+44 20 7946 0999', type: 'phones' }])
    const { data } = await account.call(contract.getAccountStats, {})
    expect(data).toMatchObject({
      account_age_days: 0,
      total_emails: 1,
      total_phones: 1,
      total_names: 0,
      email_verified: true,
    })
  })
})

describe('the password', () => {
  const NEW = 'quite another phrase'
  const body = { current_password: PASSWORD, new_password: NEW, new_password_confirmation: NEW }

  test('can be changed by its holder: other sessions end, this one continues, and a mail reports it', async () => {
    const account = await mintHolder()
    const other = await openSession(account.id)
    expect((await account.call(contract.changePassword, { body })).message).toBe('Password changed successfully')
    expect((await account.send(contract.getProfile)).status).toBe(200)
    expect((await other.send(contract.getProfile)).status).toBe(401)
    expect(await mailsTo(account.email, /password was changed/)).toHaveLength(1)
    expect((await ask(auth.logIn, { body: { email: account.email, password: NEW } })).status).toBe(200)
    expect((await ask(auth.logIn, { body: { email: account.email, password: PASSWORD } })).status).toBe(401)
  })

  test.each([
    [{ current_password: 'wrong' }, 'current_password', 'Current password is incorrect'],
    [{ current_password: '' }, 'current_password', 'Current password is required'],
    [
      { new_password: 'short', new_password_confirmation: 'short' },
      'new_password',
      'Password must be at least 8 characters',
    ],
    [{ new_password: '' }, 'new_password', 'New password is required'],
    [{ new_password_confirmation: '' }, 'new_password_confirmation', 'Password confirmation is required'],
    [{ new_password_confirmation: 'other' }, 'new_password_confirmation', 'Passwords do not match'],
    [{ new_password: 'password1', new_password_confirmation: 'password1' }, 'new_password', /too common/],
  ])('is not changed with %j', async (wrong, field, message) => {
    const account = await mintHolder()
    const failure = await account.fail(contract.changePassword, { body: { ...body, ...wrong } })
    expect(failure.httpStatus).toBe(422)
    expect(failure.errors?.[field]?.[0]).toMatch(message)
  })

  test('cannot be guessed with a stolen session', async () => {
    const account = await mintHolder()
    const wrong = { ...body, current_password: 'wrong' }
    for (let at = 0; at < 5; at++) await account.fail(contract.changePassword, { body: wrong })
    expect(await account.fail(contract.changePassword, { body })).toMatchObject({ httpStatus: 429 })
  })
})

describe('sessions', () => {
  test('are listed, and ended individually or all except the current one', async () => {
    const account = await mintHolder()
    const login = await ask(auth.logIn, { body: { email: account.email, password: PASSWORD } }, newIp())
    await openSession(account.id)
    const { data } = await account.call(contract.listSessions, {})
    expect(data).toHaveLength(3)
    expect(data.filter(({ is_current }) => is_current).map(({ id }) => id)).toEqual([account.sessionId])
    const [claims] = await db.select().from(sessions).where(sql`ip_address <> '' AND account_id = ${account.id}`)
    await account.call(contract.endSession, { params: { id: claims!.id } })
    expect((await ask(contract.getProfile, {}, newIp(), login.data!.token)).status).toBe(401)
    expect((await account.call(contract.endOtherSessions, {})).data).toEqual({ ended: 1 })
    expect((await account.call(contract.listSessions, {})).data).toHaveLength(1)
    expect(await account.fail(contract.endSession, { params: { id: claims!.id } })).toMatchObject({ httpStatus: 404 })
  })
})

describe('preferences', () => {
  const news = (accountId: string) =>
    ({
      kind: 'csv-import.failed',
      id: newId(),
      account_id: accountId,
      happened_at: new Date().toISOString(),
      import_id: newId(),
      file_name: 'list.csv',
      taken: 1,
      next_line: 2,
      failure_text: null,
    }) as const

  test('select the channel of each notification', async () => {
    const account = await mintHolder()
    expect((await account.call(notes.getPreferences, {})).data).toEqual(notes.PREFERENCES_DEFAULT)
    const kinds = { ...notes.PREFERENCES_DEFAULT.kinds, imports: { in_app: false, email: true } }
    await account.call(notes.savePreferences, { body: { kinds, digest: 'off' } })
    await notifyOf(contextOf(account.id), news(account.id))
    expect((await account.call(notes.list, {})).data).toEqual([])
    expect(await mailsTo(account.email, /Import failed/)).toHaveLength(1)
  })

  test('a digest is sent when it is due, once, with the unread notifications', async () => {
    const account = await mintHolder()
    await account.call(notes.savePreferences, { body: { ...notes.PREFERENCES_DEFAULT, digest: 'daily' } })
    const event = news(account.id)
    await notifyOf(contextOf(account.id), event)
    await notifyOf(contextOf(account.id), event)
    await atEachShard(sendDigests)
    await dataOf(account.id).run(
      sql`UPDATE notification_preferences SET digest_at = '2020-01-01T00:00:00.000Z' WHERE account_id = ${account.id}`,
    )
    await atEachShard(sendDigests)
    await atEachShard(sendDigests)
    expect(await mailsTo(account.email, /1 unread notification/)).toHaveLength(1)
  })
})
