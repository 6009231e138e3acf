import { env, exports } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as templates from '../../../../src/contracts/message-templates/message-templates.ts'
import * as contract from '../../../../src/contracts/pictures/pictures.ts'
import { sweepPictures } from '../../../../src/features/pictures/change-pictures.ts'
import { pngOf } from '../../../support/images.ts'
import { atEachShard, dataOf, mintAccount } from '../../support/factories.ts'
import { addCampaign } from '../campaigns/support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
let owner: Account
beforeEach(async () => {
  owner = await mintAccount()
})

function form(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const body = new FormData()
  body.set('file', new File([bytes], name, { type: 'text/html' }))
  return body
}
const add = async (bytes = pngOf(640, 480), name = 'Our team.png') =>
  (await owner.call(contract.addPicture, { body: form(bytes, name) as never })).data.picture
const refused = (bytes: Uint8Array<ArrayBuffer>, name = 'x.png') =>
  owner.fail(contract.addPicture, { body: form(bytes, name) as never })
const open = (url: string) => exports.default.fetch(new Request(url))
const objects = async () => (await env.FILES.list({ prefix: `accounts/${owner.id}/pictures/` })).objects
const text = (value: string) => new TextEncoder().encode(value) as Uint8Array<ArrayBuffer>

test('a picture is stored with the type of its bytes, and public to everyone with its URL', async () => {
  const picture = await add()
  expect(picture).toMatchObject({ name: 'Our team.png', content_type: 'image/png', width: 640, height: 480, alt: '' })
  const shown = await open(picture.url)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pngOf(640, 480))
  const { data } = await owner.call(contract.listPictures, {})
  expect(data).toEqual({ pictures: [picture], size: picture.size })
  await owner.call(contract.updatePicture, { params: { id: picture.id }, body: { alt: 'Five people' } })
  expect((await owner.call(contract.listPictures, {})).data.pictures[0]!.alt).toBe('Five people')
})

test('an invalid or oversized picture is rejected, and nothing is stored', async () => {
  for (const bytes of [
    text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    text('<script>'),
    pngOf(7_000, 1),
    pngOf(5_000, 5_000),
  ])
    expect((await refused(bytes)).httpStatus).toBe(422)
  const large = new Uint8Array(contract.PICTURE_BYTES_MAX + 1)
  large.set(pngOf(1, 1))
  expect((await refused(large)).httpStatus).toBe(422)
  expect(await objects()).toEqual([])
})

test('a URL that was modified, or of another account, returns nothing', async () => {
  const { url } = await add()
  const other = await mintAccount()
  const token = url.slice(url.lastIndexOf('/') + 1)
  const strange = Buffer.from(
    `${other.id.replaceAll('-', '')}${Buffer.from(token, 'base64url').toString('hex').slice(32)}`,
    'hex',
  )
  for (const wrong of [`${token.slice(0, -1)}_`, strange.toString('base64url'), '../../x', 'a', `${token}a`])
    expect((await open(url.replace(token, encodeURIComponent(wrong)))).status).toBe(404)
})

test('the usage of a picture is shown, and a sent one is deleted only after confirmation', async () => {
  const picture = await add()
  const campaign = await addCampaign(owner.id, { status: 'sent' })
  const uses = async () => (await owner.call(contract.listPictureUses, { params: { id: picture.id } })).data.uses
  expect(await uses()).toEqual({ campaigns: [], templates: [], is_sent: false })
  const content = `<p><img src="${picture.url}" alt="x"></p>`
  await dataOf(owner.id).run(sql`UPDATE campaigns SET content = ${content} WHERE id = ${campaign.id}`)
  await owner.call(templates.createTemplate, { body: { name: 'News', content } })
  expect(await uses()).toMatchObject({
    campaigns: [{ id: campaign.id, status: 'sent' }],
    templates: [{ name: 'News' }],
    is_sent: true,
  })
  const refusal = await owner.fail(contract.deletePicture, { params: { id: picture.id } })
  expect(refusal).toMatchObject({ httpStatus: 409, message: expect.stringContaining('was sent with this picture') })
  await owner.call(contract.deletePicture, { params: { id: picture.id }, query: { confirmed: 'true' } })
  expect((await open(picture.url)).status).toBe(404)
  expect(await objects()).toEqual([])
  expect((await owner.call(contract.listPictures, {})).data.pictures).toEqual([])
})

test('an upload that crashed half-way is cleaned up with its object', async () => {
  await add()
  await dataOf(owner.id).run(sql`UPDATE pictures SET state = 'waiting' WHERE account_id = ${owner.id}`)
  await atEachShard((ctx) => sweepPictures(ctx))
  expect(await objects()).toHaveLength(1)
  await atEachShard((ctx) => sweepPictures({ ...ctx, clock: { now: () => new Date(Date.now() + 11 * 60_000) } }))
  expect(await objects()).toEqual([])
  expect(await dataOf(owner.id).all(sql`SELECT 1 FROM pictures WHERE account_id = ${owner.id}`)).toEqual([])
})
