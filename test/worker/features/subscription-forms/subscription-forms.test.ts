import { exports } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listContacts } from '../../../../src/contracts/contacts/contacts.ts'
import * as labels from '../../../../src/contracts/contacts/labels.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/subscription-forms/subscription-forms.ts'
import * as topics from '../../../../src/contracts/topics/topics.ts'
import { asAccount } from '../../../../src/core/for-account.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { suppressionHash, suppressionReasons } from '../../../../src/domain/suppressions/suppressions.ts'
import { confirmSubscription } from '../../../../src/features/subscription-forms/confirm.ts'
import { confirmationUrl } from '../../../../src/features/subscription-forms/confirmation-link.ts'
import { deleteExpired } from '../../../../src/features/subscription-forms/delete-expired.ts'
import { findForm } from '../../../../src/features/subscription-forms/find-form.ts'
import { mailConfirmation } from '../../../../src/features/subscription-forms/mail-confirmation.ts'
import { stampOf } from '../../../../src/features/subscription-forms/stamp.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { atEachShard, contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'
import { crashesAt, crashingContext } from '../../support/mortal-context.ts'
import { linkIn, mailsTo, newEmail, newIp } from '../auth/support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
let account: Account
beforeAll(async () => {
  account = await mintAccount()
})

async function addForm(body: Partial<BodyFor<typeof contract.createForm>> = {}) {
  const { data } = await account.call(contract.createForm, {
    body: { name: 'News', title: 'Acme news', consent_text: 'I want news by mail.', ...body },
  })
  return { ...data.form, code: data.form.url.split('/').at(-1)! }
}
type Form = Awaited<ReturnType<typeof addForm>>

const ask = (url: string, init: RequestInit = {}, ip = newIp()) =>
  exports.default.fetch(
    new Request(url, { redirect: 'manual', ...init, headers: { 'cf-connecting-ip': ip, ...init.headers } }),
  )
const send = async (form: Form, fields: Record<string, string>, ip?: string, at = new Date(Date.now() - 10_000)) =>
  ask(
    form.url,
    {
      method: 'POST',
      body: new URLSearchParams({ stamp: await stampOf(contextOf(account.id).config, form.code, at), ...fields }),
      headers: { referer: 'https://acme.test/join?mail=secret#x' },
    },
    ip,
  )
const press = (url: string | URL, ip?: string) => ask(`${url}`, { method: 'POST', body: new URLSearchParams() }, ip)
/** The link of the only mail to an address, or of the one whose link differs from an earlier mail's. */
const linkTo = async (email: string, former?: URL) => {
  const links = (await mailsTo(email, /Acme news/, former ? 2 : 1)).map(linkIn)
  return links.find(({ href }) => href !== former?.href)!
}
const counts = async (form: Form) => {
  const { data } = await account.call(contract.listForms, {})
  const { shown, submitted, confirmed } = data.forms.find(({ id }) => id === form.id)!
  return { shown, submitted, confirmed }
}
const contactOf = async (email: string) =>
  (await account.call(listContacts, { query: { search: email } })).data.find((contact) => contact.email === email)
const rowsOf = (email: string) =>
  dataOf(account.id).all<{ id: string; submitted_at: string; confirmed_at: string | null }>(
    sql`SELECT * FROM form_subscriptions WHERE account_id = ${account.id} AND address = ${email}`,
  )

describe('a subscription form', () => {
  test('works without JavaScript, in frames of other websites, and counts its views', async () => {
    const form = await addForm({ description: '<b>Monthly</b>', color: '#FFEE00' })
    const shown = await ask(form.url)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors \*/)
    expect(shown.headers.get('x-frame-options')).toBeNull()
    const text = await shown.text()
    expect(text).toContain('&lt;b&gt;Monthly')
    expect(text).not.toMatch(/<script/)
    expect(await counts(form)).toMatchObject({ shown: 1, submitted: 0 })
    await account.call(contract.updateForm, { params: { id: form.id }, body: { is_active: false } })
    for (const url of [form.url, form.url.slice(0, -1).concat('1'), form.url.replace(/f\/./, 'f/z')])
      expect((await ask(url)).status).toBe(404)
    expect((await send(form, { email: newEmail() })).status).toBe(404)
  })

  test('belongs to its account, with its lists, topics and senders', async () => {
    const form = await addForm()
    const stranger = await mintAccount()
    const params = { id: form.id }
    for (const call of [contract.updateForm, contract.deleteForm, contract.listSubscriptions])
      expect((await stranger.fail(call, { params, body: {} } as never)).httpStatus).toBe(404)
    const { data: label } = await stranger.call(labels.addLabel, { body: { kind: 'list', name: 'Theirs' } })
    for (const body of [{ label_ids: [label.id] }, { topic_ids: [newId()] }, { sender_id: newId() }])
      expect((await account.fail(contract.updateForm, { params, body })).httpStatus).toBe(404)
    expect(
      await account.fail(contract.updateForm, { params, body: { redirect_url: 'http://acme.test' } }),
    ).toMatchObject({ httpStatus: 422 })
    const { data } = await account.call(contract.updateForm, { params, body: { fields: { company: 'required' } } })
    expect(data.form).toMatchObject({ title: 'Acme news', fields: { name: 'optional', company: 'required', own: [] } })
  })
})

describe('double opt-in', () => {
  test('creates a contact on the lists once the mailbox has confirmed, and stores the proof', async () => {
    const { data: list } = await account.call(labels.addLabel, { body: { kind: 'list', name: 'Newsletter' } })
    const form = await addForm({
      ...{
        label_ids: [list.id],
        fields: { own: [{ label: 'Size', is_required: false }] },
        redirect_url: 'https://acme.test/thanks',
      },
    })
    const email = newEmail()
    const answer = await send(form, { email, name: 'Ada Byron', field_1: '39' })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Check your mail')])
    const link = await linkTo(email)
    expect(await contactOf(email)).toBeUndefined()
    // Scanners follow the link; nothing happens.
    const shown = await ask(`${link}`)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(shown.headers.get('content-security-policy')).toContain("form-action 'self' https://acme.test;")
    expect(await shown.text()).toContain('Ada Byron')
    expect(await contactOf(email)).toBeUndefined()
    expect(await counts(form)).toMatchObject({ submitted: 1, confirmed: 0 })
    const done = await press(link)
    expect([done.status, done.headers.get('location')]).toEqual([303, 'https://acme.test/thanks'])
    const contact = await contactOf(email)
    expect(contact).toMatchObject({ name: 'Ada Byron', kind: 'person', labels: [{ name: 'Newsletter' }] })
    const { data } = await account.call(contract.listContactSubscriptions, { params: { id: contact!.id } })
    expect(data.subscriptions).toEqual([
      {
        ...{ id: expect.any(String), form_name: 'News', address: email, consent_text: 'I want news by mail.' },
        ...{ values: { name: 'Ada Byron', company: null, own: { Size: '39' } }, page: 'https://acme.test/join' },
        ...{ network: expect.stringMatching(/^[\da-f]{16}$/), submitted_at: expect.any(String) },
        confirmed_at: expect.any(String),
      },
    ])
    // Submitted again and confirmed by another mail: still one contact and one subscriber.
    expect((await press(link)).status).toBe(303)
    await send(form, { email, name: 'Ada Byron' })
    expect((await press(await linkTo(email, link))).status).toBe(303)
    expect(await counts(form)).toEqual({ shown: 0, submitted: 2, confirmed: 1 })
    expect((await account.call(contract.listSubscriptions, { params: { id: form.id } })).data.pagination.total).toBe(2)
    // The proof is kept after the form is deleted.
    await account.call(contract.deleteForm, { params: { id: form.id } })
    expect(await rowsOf(email)).toHaveLength(2)
    expect((await press(link)).status).toBe(404)
  })

  test('gives the same response for subscribed addresses, and limits mails per address and hour', async () => {
    const form = await addForm()
    const [email, blocked] = [newEmail(), newEmail()]
    await suppress(contextOf(account.id), {
      accountId: account.id,
      channel: 'email',
      reason: 'complained',
      address: blocked,
    })
    const answers = new Set<string>()
    const tries: Record<string, string>[] = [
      { email: blocked },
      { email },
      { email },
      { email },
      { email },
      { email, homepage: 'x' },
    ]
    for (const fields of tries) {
      const answer = await send(form, fields)
      answers.add(`${answer.status} ${(await answer.text()).replace(/nonce="[^"]+"/, '')}`)
    }
    expect(answers.size).toBe(1)
    await mailsTo(email, /Acme news/)
    expect(await rowsOf(email)).toHaveLength(1)
    expect(await counts(form)).toMatchObject({ submitted: 4 })
    const [row] = await rowsOf(blocked)
    await mailConfirmation(contextOf(account.id), {
      ...{ account_id: account.id, subscription_id: row!.id, submitted_at: row!.submitted_at },
    })
    expect(await db.select().from(outboxMessages).where(sql`"to" = ${blocked}`)).toEqual([])
  })

  test('is throttled by network, and sent again if the page was not served by us', async () => {
    const form = await addForm()
    const ip = newIp()
    const statuses = new Set<number>()
    for (let at = 0; at < 21; at++) statuses.add((await send(form, { email: 'x' }, ip)).status)
    expect([...statuses]).toEqual([422, 429])
    const email = newEmail()
    const embedded = await ask(form.url, { method: 'POST', body: new URLSearchParams({ email, name: 'Ada' }) })
    const text = await embedded.text()
    expect([embedded.status, text.includes(`value="${email}"`)]).toEqual([200, true])
    expect(await rowsOf(email)).toEqual([])
  })

  test('rejects links that are altered, of another form, or expired', async () => {
    const [form, other] = [await addForm(), await addForm()]
    const email = newEmail()
    await send(form, { email })
    const link = `${await linkTo(email)}`
    const [row] = await rowsOf(email)
    const ctx = contextOf(account.id)
    const wrong = [
      link.slice(0, -1).concat(link.endsWith('A') ? 'B' : 'A'),
      link.replace(form.code, other.code),
      await confirmationUrl(ctx, other.code, row!.id),
      await confirmationUrl(ctx, form.code, newId()),
    ]
    for (const url of wrong) expect([url, (await press(url)).status]).toEqual([url, 410])
    await ctx.data.run(sql`UPDATE form_subscriptions SET expires_at = '2026-01-01T00:00:00.000Z' WHERE id = ${row!.id}`)
    expect((await ask(link)).status).toBe(410)
    expect((await press(link)).status).toBe(410)
    await atEachShard(deleteExpired)
    expect(await rowsOf(email)).toEqual([])
    expect(await contactOf(email)).toBeUndefined()
  })

  test('reverts an unsubscription and a left topic of the same mailbox, but neither a complaint nor a bounce', async () => {
    const { data: made } = await account.call(topics.createTopic, { body: { name: 'Offers' } })
    const topic = made.topic.id
    const form = await addForm({ topic_ids: [topic] })
    const ctx = contextOf(account.id)
    const listed = { accountId: account.id, channel: 'email' as const }
    for (const [reason, status] of [
      ['unsubscribed', 200],
      ['complained', 409],
      ['bounced', 409],
      ['manual', 409],
    ] as const) {
      const email = newEmail()
      await send(form, { email })
      const link = await linkTo(email)
      await suppress(ctx, { ...listed, reason, address: email })
      await ctx.data.run(sql`
        INSERT INTO topic_opt_outs (topic_id, account_id, channel, hash, hint, created_at)
        VALUES (${topic}, ${account.id}, 'email', ${await suppressionHash(ctx, account.id, 'email', email)}, 'x', '2026')`)
      expect([reason, (await press(link)).status]).toEqual([reason, status])
      const isFree = status === 200
      expect((await suppressionReasons(ctx, account.id, 'email', [email])).has(email)).toBe(!isFree)
      const left = await ctx.data.all(sql`SELECT 1 FROM topic_opt_outs WHERE topic_id = ${topic}`)
      expect(left).toHaveLength(isFree ? 0 : ['complained', 'bounced', 'manual'].indexOf(reason) + 1)
      expect((await contactOf(email)) !== undefined).toBe(isFree)
    }
  })

  test('is completed by another submission at whatever step the first one crashed', async () => {
    const form = await addForm()
    const email = newEmail()
    await send(form, { email, name: 'Ada Stone' })
    const token = `${await linkTo(email)}`.split('/').at(-1)!
    const found = await findForm(contextOf(account.id), form.code)
    for (let step = 1; ; step++) {
      const { ctx } = crashingContext(account.id, () => new Date(), crashesAt(step))
      const crashing = asAccount(ctx, found.at.account!)
      const outcome = await confirmSubscription({ ...found, at: crashing }, token).catch(() => null)
      if (outcome === null) continue
      expect(outcome).toMatchObject({ kind: 'confirmed' })
      expect(step).toBeGreaterThan(3)
      break
    }
    expect(await counts(form)).toMatchObject({ confirmed: 1 })
    expect(await contactOf(email)).toMatchObject({ name: 'Ada Stone', total_sources: 1 })
  })
})
