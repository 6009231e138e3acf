import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Frontier } from '../../../../durable-objects/frontier/frontier.ts'
import type { SiteDownloadSpec } from '../../../../src/contracts/site-downloads/site-download-slices.ts'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { siteDownloads } from '../../../../src/db/schema/data/site-downloads.ts'
import { expireSiteDownloads } from '../../../../src/features/site-downloads/expire-site-downloads.ts'
import { toSpec } from '../../../../src/features/site-downloads/queries.ts'
import { resumeStalledSiteDownloads } from '../../../../src/features/site-downloads/resume-stalled-site-downloads.ts'
import { workOnSlice } from '../../../../src/features/site-downloads/work-on-slice.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitFor } from '../../../support/wait.ts'
import { atEachShard, contextOf, dataOf, mintAccount } from '../../support/factories.ts'
import { type Account, changeState, download, type Manifest, over, site, unpacked } from './support.ts'

const ctx = createContext(env, backgroundFacts('test'))

/** A stored download whose coordinator has not started, so that the test can act as its queue. */
async function prepare(path: string, more: Partial<typeof siteDownloads.$inferInsert> = {}) {
  const by = await mintAccount()
  const at = '2020-01-01T00:00:00.000Z'
  const [row] = await dataOf(by.id)
    .insert(siteDownloads)
    .values({
      id: newId(),
      accountId: by.id,
      url: `${site}${path}`,
      maxDepth: 1,
      followsExternal: false,
      respectsRobots: true,
      includeTypes: ['html', 'css', 'image'],
      rendersPages: false,
      makesWacz: false,
      pagesMax: 100,
      filesMax: 1000,
      bytesMax: 100_000_000,
      msMax: 600_000,
      status: 'pending',
      createdAt: at,
      heartbeatAt: at,
      ...more,
    })
    .returning()
  return { by, id: row!.id, spec: toSpec(row!) }
}

const sliceOf = (spec: SiteDownloadSpec) =>
  runInDurableObject(
    ctx.coordinators.siteDownload(spec.download_id),
    (_, { storage }) => storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id,
  )
const objectsOf = async (by: Account) =>
  (await env.FILES.list({ prefix: `site-downloads/${by.id}/` })).objects.map(({ key }) => key.split('/').at(-1))

/** Starts a download of an endless site, and waits until some of it is stored. */
async function underWay(pages = 3) {
  const by = await mintAccount()
  const { data } = await by.call(contract.start, { body: { url: `${site}/endless/0`, max_depth: 5 } })
  const params = { id: data.id }
  await waitFor(
    async () => expect((await by.call(contract.get, { params })).data.pages_downloaded).toBeGreaterThanOrEqual(pages),
    { interval: 50 },
  )
  return { by, id: data.id, params }
}

describe('at-least-once delivery', () => {
  test('a lease that two consumers process concurrently stores every file once', async () => {
    const { by, id, spec } = await prepare('/')
    await ctx.coordinators.siteDownload(id).begin(spec)
    const job = { download_id: id, slice_id: await sliceOf(spec) }
    await Promise.all([workOnSlice(contextOf(spec.account_id), job), workOnSlice(contextOf(spec.account_id), job)])
    expect((await over(by, id)).status).toBe('completed')
    const { paths, text } = await unpacked(by, id)
    const manifest: Manifest = JSON.parse(text('manifest.json'))
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
    expect(manifest.files).toHaveLength(paths.length - 1)
  })

  test('a message for a download that is over, or was never started, does nothing', async () => {
    const { by, id, spec } = await prepare('/deep/2')
    await workOnSlice(contextOf(spec.account_id), { download_id: id, slice_id: newId() })
    await ctx.coordinators.siteDownload(id).begin(spec)
    const done = await over(by, id)
    await workOnSlice(contextOf(spec.account_id), { download_id: id, slice_id: newId() })
    expect((await by.call(contract.get, { params: { id } })).data).toEqual(done)
  })
})

/** A captured page. */
const CAPTURE = {
  kind: 'page',
  type: 'html',
  is_kept: true,
  is_rendered: false,
  title: null,
  content_type: 'text/html',
  encoding: 'utf-8',
  status: 200,
  headers: [],
  size_bytes: 1,
  sha256: '',
  captured_at: '2026-11-22T00:00:00.000Z',
  key: 'none',
}

/** Simulates that everything was read, and the object restarted since. */
function readAll(object: object, storage: DurableObjectStorage): void {
  storage.sql.exec(`UPDATE urls SET state = 'read'`)
  const { frontier } = object as { frontier: Frontier }
  frontier.forget()
}

describe('a crashed consumer', () => {
  const letLeaseRunOut = async (spec: SiteDownloadSpec) => {
    const coordinator = ctx.coordinators.siteDownload(spec.download_id)
    await runInDurableObject(coordinator, (_, { storage }) => {
      storage.sql.exec('UPDATE slices SET lease_until = 1')
    })
    await runDurableObjectAlarm(coordinator)
  }

  test('while capturing leaves its files to the next one', async () => {
    const { by, id, spec } = await prepare('/')
    await runInDurableObject(ctx.coordinators.siteDownload(id), async (object, { storage }) => {
      await object.begin(spec)
      await object.claim(storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id, 10)
    })
    await letLeaseRunOut(spec)
    expect((await over(by, id)).status).toBe('completed')
    expect((await unpacked(by, id)).paths).toContain('img/line.png')
  })

  test('while packing leaves a complete archive to the next one', async () => {
    const { by, id, spec } = await prepare('/large')
    const coordinator = ctx.coordinators.siteDownload(id)
    await coordinator.begin(spec)
    await waitFor(
      () =>
        runInDurableObject(coordinator, (_, { storage }) => {
          const archive = storage.kv.get<{ uploadId: string | null }>('archive-zip')
          expect(archive?.uploadId).toBeTruthy()
          // The active consumer loses its lease here, half-way.
          storage.sql.exec('UPDATE slices SET lease_until = 1')
        }),
      { interval: 10 },
    )
    await runDurableObjectAlarm(coordinator)
    expect((await over(by, id)).status).toBe('completed')
    const { text, files } = await unpacked(by, id)
    const manifest: Manifest = JSON.parse(text('manifest.json'))
    for (const { path, size } of manifest.files.filter(({ type }) => type === 'image/png'))
      expect(files[path]).toHaveLength(size)
  })

  test('while rewriting the references of a file leaves that file unmodified', async () => {
    const { id, spec } = await prepare('/deep/2')
    await runInDurableObject(ctx.coordinators.siteDownload(id), async (object, { storage }) => {
      await object.begin(spec)
      readAll(object, storage)
      for (const url of [spec.url, `${spec.url}/other`]) {
        const capture = { ...CAPTURE, url }
        storage.sql.exec(
          `INSERT INTO captures (url, path, is_kept, size_bytes, capture) VALUES (?, ?, 1, 1, ?)`,
          url,
          url,
          JSON.stringify(capture),
        )
      }
      storage.sql.exec(`INSERT INTO slices (id, lease_until, is_taken) VALUES ('dead', 1, 1)`)
      await object.hold('dead', [spec.url], true)
      storage.sql.exec(`UPDATE slices SET lease_until = 1 WHERE id = 'dead'`)
      await object.alarm()
      const packed = await object.listCaptures(0, 10)
      expect(packed.map(({ url, is_copied }) => [url, is_copied])).toEqual([
        [spec.url, true],
        [`${spec.url}/other`, false],
      ])
      await object.cancel(false)
    })
  })

  test('that crashes repeatedly over an archive is not retried forever', async () => {
    const { by, id, spec } = await prepare('/deep/2')
    await runInDurableObject(ctx.coordinators.siteDownload(id), async (object, { storage }) => {
      await object.begin(spec)
      readAll(object, storage)
      changeState(object, storage, { packLosses: 7 })
      storage.sql.exec('UPDATE slices SET is_taken = 1')
    })
    await letLeaseRunOut(spec)
    expect(await over(by, id)).toMatchObject({
      status: 'failed',
      error_message: "The archive couldn't be created. Please try again.",
    })
  })

  test('that loses its upload does not corrupt the archive: packing starts again', async () => {
    const { by, id, spec } = await prepare('/large')
    const coordinator = ctx.coordinators.siteDownload(id)
    await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(spec)
      storage.kv.put('archive-zip', {
        uploadId: 'gone',
        losses: 0,
        batch: 0,
        afterSeq: 0,
        lastSeqOfBatch: 0,
        offsetBytes: 0,
        parts: [],
        isPacked: false,
        size: null,
      })
    })
    expect((await over(by, id)).status).toBe('completed')
    expect((await unpacked(by, id)).paths).toContain('img/large.png')
  })
})

test('the cron job resumes a download whose coordinator never received it', async () => {
  const { by, id } = await prepare('/deep/2')
  await atEachShard(resumeStalledSiteDownloads)
  expect((await over(by, id)).status).toBe('completed')
})

describe('a limit of the plan', () => {
  test.each([
    ['pages', { pagesMax: 3 }, "Your plan's page limit was reached, so this contains part of the site."],
    ['files', { filesMax: 4 }, "Your plan's file limit was reached, so this contains part of the site."],
    ['bytes', { bytesMax: 1500 }, "Your plan's size limit was reached, so this contains part of the site."],
  ])('on %s ends the download with the captured files, and says so', async (_, limit, notice) => {
    const { by, id, spec } = await prepare('/endless/0', { maxDepth: 5, ...limit })
    await ctx.coordinators.siteDownload(id).begin(spec)
    const done = await over(by, id)
    expect(done).toMatchObject({ status: 'completed', notice })
    expect(done.pages_downloaded).toBeLessThanOrEqual(spec.pages_max)
    expect(done.pages_downloaded + done.assets_downloaded).toBeLessThanOrEqual(spec.files_max)
    const manifest: Manifest = JSON.parse((await unpacked(by, id)).text('manifest.json'))
    expect(manifest.missed.some(({ reason }) => reason === 'not-reached')).toBe(true)
  })

  test('on time ends the download with the captured files, and says so', async () => {
    const { by, id } = await underWay(1)
    await runInDurableObject(ctx.coordinators.siteDownload(id), (object, { storage }) => {
      changeState(object, storage, { startedAt: '2020-01-01T00:00:00.000Z' })
    })
    const notice = "Your plan's time limit was reached, so this contains part of the site."
    expect(await over(by, id)).toMatchObject({ status: 'completed', notice })
  })
})

describe('cancelling', () => {
  test("is allowed according to the coordinator's state, even if the row is outdated", async () => {
    const by = await mintAccount()
    const held = `${env.SITE_ORIGIN}/counted/held${crypto.randomUUID().slice(0, 8)}`
    const { data } = await by.call(contract.start, { body: { url: `${held}-0`, max_depth: 1 } })
    const params = { id: data.id }
    const captured = async () => (await by.call(contract.get, { params })).data.pages_downloaded
    await waitFor(async () => expect(await captured()).toBe(1))
    await dataOf(by.id).update(siteDownloads).set({ pagesDownloaded: 0 }).where(eq(siteDownloads.id, data.id))
    expect(await captured()).toBe(1)
    await by.call(contract.cancel, { params, body: { keep: true } })
    await fetch(`${held}-release`)
    const done = await over(by, data.id)
    // Pages in progress at the cancellation are kept, too, and none was started after it.
    expect(done).toMatchObject({ status: 'cancelled', pages_downloaded: 9 })
    expect((await (await fetch(`${held}-told`)).json<{ asked: string[] }>()).asked).toHaveLength(9)
  })

  test('stops immediately, and deletes the stored files', async () => {
    const { by, params } = await underWay()
    const { data } = await by.call(contract.cancel, { params, body: {} })
    expect(data.status).toBe('cancelled')
    await waitFor(async () => expect(await objectsOf(by)).toEqual([]))
    expect((await by.call(contract.get, { params })).data).toMatchObject({ status: 'cancelled', file_size: null })
    expect(await by.fail(contract.cancel, { params, body: {} })).toMatchObject({ httpStatus: 409 })
  })

  test('packs the captured files on request', async () => {
    const { by, id, params } = await underWay()
    await by.call(contract.cancel, { params, body: { keep: true } })
    const done = await over(by, id)
    expect(done).toMatchObject({
      status: 'cancelled',
      notice: 'Cancelled. This contains what was captured until then.',
    })
    const { paths, text } = await unpacked(by, id)
    expect(paths.filter((path) => path.startsWith('endless/')).length).toBeGreaterThanOrEqual(3)
    expect(JSON.parse(text('manifest.json')).missed.length).toBeGreaterThan(0)
  })
})

test('deleting a running download leaves neither row nor file', async () => {
  const { by, id, params } = await underWay()
  await by.call(contract.remove, { params })
  expect(await by.fail(contract.get, { params })).toMatchObject({ httpStatus: 404 })
  const coordinator = ctx.coordinators.siteDownload(id)
  await waitFor(async () => expect((await coordinator.progress())?.step).toBe('finished'))
  expect(await objectsOf(by)).toEqual([])
})

describe('expiry', () => {
  const at = ({ id }: { id: string }, ms: number) => ({ ...contextOf(id), clock: { now: () => new Date(ms) } })
  const day = 24 * 60 * 60 * 1000

  test('deletes the files after seven days, and frees their storage quota', async () => {
    const { by, id, done } = await download({ url: `${site}/deep/2`, max_depth: 1 })
    const end = Date.parse(done.expires_at!)
    expect(end - Date.parse(done.completed_at!)).toBe(7 * day)
    await expireSiteDownloads(at(by, end - 1))
    await waitFor(async () => expect(await objectsOf(by)).toEqual(['site.zip']))
    await expireSiteDownloads(at(by, end))
    expect(await objectsOf(by)).toEqual([])
    const { data } = await by.call(contract.get, { params: { id } })
    expect(data).toMatchObject({ status: 'completed', file_size: null, days_until_expiration: null })
    expect((await by.call(contract.getStats, {})).data.total_storage_used).toBe(0)
    expect(await by.fail(contract.download, { params: { id }, query: {} })).toMatchObject({ httpStatus: 404 })
  })

  test('is announced three days and one day before, once each', async () => {
    const { by, done } = await download({ url: `${site}/deep/2`, max_depth: 1 })
    const end = Date.parse(done.expires_at!)
    const warnings = async () =>
      (await dataOf(by.id).select().from(notifications).where(eq(notifications.accountId, by.id)))
        .filter(({ title }) => title === 'Website download expires soon')
        .map(({ message }) => /deleted (.*)\. D/.exec(message)?.[1])
    await expireSiteDownloads(at(by, end - 4 * day))
    for (const _ of [1, 2]) await expireSiteDownloads(at(by, end - 2.5 * day))
    await waitFor(async () => expect(await warnings()).toEqual(['within 3 days']))
    for (const _ of [1, 2]) await expireSiteDownloads(at(by, end - day / 2))
    await waitFor(async () => expect((await warnings()).toSorted()).toEqual(['within 3 days', 'within a day']))
  })
})

describe('the database', () => {
  test.each([
    ['completed', 'processing'],
    ['completed', 'cancelled'],
    ['cancelled', 'completed'],
    ['failed', 'pending'],
    ['pending', 'completed'],
  ] as const)('rejects a change from %s to %s', async (from, to) => {
    const { id, by } = await prepare('/', { status: from })
    await expect(
      dataOf(by.id).update(siteDownloads).set({ status: to }).where(eq(siteDownloads.id, id)),
    ).rejects.toThrow()
  })
})
