import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/message-templates/message-templates.ts'
import { messageTemplates } from '../../../../src/db/schema/data/message-templates.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
let owner: Account
beforeEach(async () => {
  owner = await mintAccount()
})

const body = (more: object = {}) => ({ name: 'Welcome', subject: 'Hello', content: '<p>Hello {{name}}</p>', ...more })
const create = async (more: object = {}, account = owner) =>
  (await account.call(contract.createTemplate, { body: body(more) })).data.template
const list = async (query: object = {}) =>
  (await owner.call(contract.listTemplates, { query })).data.templates.map(({ name }) => name)

/** Inserts rows as if that many had been created. */
async function fill(total: number, content = 'x') {
  const at = new Date().toISOString()
  const rows = Array.from({ length: total }, (_, place) => ({
    ...{ id: newId(), accountId: owner.id, name: `T${place}`, channel: 'email' as const },
    ...{ content, createdAt: at, updatedAt: at },
  }))
  for (let from = 0; from < rows.length; from += 10)
    await dataOf(owner.id)
      .insert(messageTemplates)
      .values(rows.slice(from, from + 10))
}

describe('templates', () => {
  test('are created, changed and deleted, and listed by name', async () => {
    const welcome = await create()
    expect(welcome).toMatchObject({ name: 'Welcome', type: 'email', subject: 'Hello', text_content: null })
    await create({ name: 'autumn', text_content: 'Hello' })
    // Two may have the same name.
    await create({ name: 'Welcome' })
    await create({ name: 'Zoom', type: 'sms', subject: 'none', text_content: 'none', content: 'Hi' })
    expect(await list()).toEqual(['autumn', 'Welcome', 'Welcome', 'Zoom'])
    expect(await list({ type: 'sms' })).toEqual(['Zoom'])
    expect(await list({ type: '' })).toHaveLength(4)
    const sms = (await owner.call(contract.listTemplates, { query: { type: 'sms' } })).data.templates[0]
    expect(sms).toMatchObject({ subject: null, text_content: null, content: 'Hi' })

    const params = { id: welcome.id }
    const changed = await owner.call(contract.updateTemplate, { params, body: body({ name: 'Bye', subject: '' }) })
    expect(changed.data.template).toMatchObject({
      id: welcome.id,
      name: 'Bye',
      subject: null,
      created_at: welcome.created_at,
    })
    await owner.call(contract.deleteTemplate, { params })
    expect((await owner.fail(contract.deleteTemplate, { params })).httpStatus).toBe(404)
    expect(await list()).toEqual(['autumn', 'Welcome', 'Zoom'])
  })

  test('are rejected without a name or content, and with a two-line subject', async () => {
    for (const wrong of [{ name: ' ' }, { content: ' ' }, { subject: 'a\nBcc: b' }])
      expect((await owner.fail(contract.createTemplate, { body: body(wrong) })).httpStatus).toBe(422)
  })

  test('are not found for another account, nor in its list', async () => {
    const { id } = await create()
    const stranger = await mintAccount()
    expect((await stranger.call(contract.listTemplates, {})).data.templates).toEqual([])
    expect((await stranger.fail(contract.updateTemplate, { params: { id }, body: body() })).httpStatus).toBe(404)
    expect((await stranger.fail(contract.deleteTemplate, { params: { id } })).httpStatus).toBe(404)
    expect(await list()).toEqual(['Welcome'])
  })

  test('are limited in number, also with concurrent requests', async () => {
    await fill(contract.TEMPLATES_MAX - 2)
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => owner.send(contract.createTemplate, { body: body() })))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
    expect(await list()).toHaveLength(contract.TEMPLATES_MAX)
  })

  test('are limited in total size, because their list is read as a whole', async () => {
    const { id } = await create()
    await fill(20, 'x'.repeat(499_000))
    const large = body({ content: 'y'.repeat(400_000) })
    expect((await owner.fail(contract.createTemplate, { body: large })).message).toMatch(/too large together/)
    expect((await owner.fail(contract.updateTemplate, { params: { id }, body: large })).httpStatus).toBe(409)
    await owner.call(contract.updateTemplate, { params: { id }, body: body({ name: 'Small' }) })
    expect(await list()).toHaveLength(21)
  })
})
