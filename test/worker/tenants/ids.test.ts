import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { verifyPayment } from '../../../src/contracts/billing/payments.ts'
import * as crawlContracts from '../../../src/contracts/crawls/crawls.ts'
import * as downloadContracts from '../../../src/contracts/site-downloads/site-downloads.ts'
import { newId } from '../../../src/lib/ids.ts'
import { mintCampaigner } from '../features/campaigns/support.ts'
import { addCrawl } from '../features/data/support.ts'
import { mintAccount, visitor } from '../support/factories.ts'
import { ALL, ID_PLACES } from './support/endpoints.ts'
import { kindsIn } from './support/id-places.ts'
import { mintOwner, sharedOwner } from './support/owner.ts'
import { requestWithId } from './support/request-with-id.ts'
import { responseFacts } from './support/response-facts.ts'
import { REFUSES_ALL, THROTTLED } from './support/sample-requests.ts'
import { sharedStrangers } from './support/strangers.ts'

const owner = sharedOwner()
const strangerAt = sharedStrangers()

/** Whether the name of a place suggests ids of this kind. */
const isNearTo = (kind: string, words: string) => words.toLowerCase().includes(kind.slice(0, 5))

/** Each place is tested with matching and similar kinds of ids, and with one in this many of all others. */
const SHARES = 24

describe("the id of another account's row is treated like an unknown id", () => {
  test('places of ids are found in path, query and body', () => {
    const places = ID_PLACES.map(({ name, place }) => `${name} ${place}`)
    for (const place of [
      'crawls.get params.id',
      'crawls.start body.crawl_id',
      'data.listAll query.source_id',
      'dataAdditions.getImport params.id',
      'data.listAll query.crawl_id',
      'data.exportType query.ids',
      'data.remove body.data_ids',
      'data.remove body.matching.crawl_id',
      'data.remove body.up_to',
      'notifications.removeMany body.notification_ids',
    ]) {
      expect(places).toContain(place)
    }
  })

  test('the owner has a row of the kind that every path parameter names', () => {
    const unknown = ALL.flatMap(([name, { path }]) =>
      kindsIn(path).flatMap(({ place, kind }) => (kind === undefined ? [`${name} ${place}`] : [])),
    )
    expect(unknown).toEqual([])
    const tested = new Set(ID_PLACES.map(({ name, place }) => `${name} ${place}`))
    const untested = ALL.flatMap(([name, { path }]) =>
      kindsIn(path).flatMap(({ place, kind }) => (kind && !tested.has(`${name} ${place}`) ? [`${name} ${place}`] : [])),
    )
    expect(untested).toEqual([])
  })

  test.each(ID_PLACES.map((one, at) => ({ ...one, at, turn: at % SHARES })))(
    '$name at $place',
    async ({ name, endpoint, place, isV1, at, turn }) => {
      const { account, key } = await strangerAt(at)
      const stranger = isV1 ? key : account
      const send = async (id: string) => {
        const client = THROTTLED.includes(name) ? await mintAccount() : stranger
        return responseFacts(await client.send(endpoint, requestWithId(name, endpoint, place, id)), id)
      }
      const missing = await send(newId())
      if (!REFUSES_ALL.includes(name)) expect(missing.status).not.toBe(422)
      const acceptsRowIds = /data_ids|\bids$/.test(place)
      const own = kindsIn(endpoint.path).find((one) => one.place === place)?.kind
      const kinds = Object.entries(owner.ids).filter(
        ([kind], index) =>
          kind === own ||
          // These two are not UUIDs, so most places refuse their format.
          (kind === 'row of an item' || kind === 'suppression'
            ? kind === 'row of an item' && acceptsRowIds
            : index % SHARES === turn || isNearTo(kind, `${name} ${place} ${endpoint.path}`)),
      )
      const responses = await Promise.all(kinds.map(async ([kind, id]) => ({ kind, response: await send(id) })))
      expect(responses).toEqual(kinds.map(([kind]) => ({ kind, response: missing })))
    },
  )

  test('the reference of its payment is treated like an unknown reference', async () => {
    const stranger = await mintCampaigner()
    const send = async (reference: string) =>
      responseFacts(await stranger.send(verifyPayment, { body: { reference } }), reference)
    const missing = await send(`canary-${newId()}`)
    expect(missing.status).not.toBe(422)
    expect(await send(`canary-${owner.ids.payment}`)).toEqual(missing)
  })

  test("a ticket for one's own crawl opens no live connection to its crawl", async () => {
    const stranger = await mintAccount()
    const { crawlId } = await addCrawl(stranger.id)
    const { data } = await stranger.call(crawlContracts.openLive, { params: { id: crawlId } })
    const headers = {
      upgrade: 'websocket',
      'sec-websocket-protocol': `${crawlContracts.LIVE_PROTOCOL}, ${data.ticket}`,
    }
    const open = async (id: string) =>
      responseFacts(await exports.default.fetch(`http://127.0.0.1/api/live/crawls/${id}`, { headers }), id)
    const missing = await open(newId())
    expect(missing.status).toBe(401)
    expect(await open(owner.ids.crawl)).toEqual(missing)
  })

  test("a cookie for one's own download opens no file of its download", async () => {
    const stranger = (await mintOwner()).owner
    const { data: mine } = await stranger.call(downloadContracts.list, {})
    const allowed = await stranger.send(downloadContracts.allowFile, { params: { id: mine[0]!.id }, body: {} })
    const cookie = allowed.headers.get('set-cookie')!.split(';', 1)[0]!
    const open = async (id: string) => {
      const path = `http://127.0.0.1/api/files/website-downloads/${id}/zip`
      return responseFacts(await exports.default.fetch(path, { headers: { cookie } }), id)
    }
    expect((await open(mine[0]!.id)).status).toBe(200)
    const missing = await open(newId())
    expect(missing.status).toBe(401)
    expect(await open(owner.ids.download)).toEqual(missing)
    expect((await visitor.send(downloadContracts.download, { params: { id: owner.ids.download } })).status).toBe(401)
  })

  test('no request above has changed its data', async () => {
    await owner.expectUnchanged()
  })
})
