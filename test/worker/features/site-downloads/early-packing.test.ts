import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SiteDownloadCoordinator } from '../../../../durable-objects/site-download-coordinator/site-download-coordinator.ts'
import type { ReadOutcome } from '../../../../src/contracts/crawls/crawl-slices.ts'
import type {
  Capture,
  DownloadReport,
  SiteDownloadSpec,
} from '../../../../src/contracts/site-downloads/site-download-slices.ts'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { InFlightRequests } from '../../../../src/crawler/in-flight-requests.ts'
import { siteDownloads } from '../../../../src/db/schema/data/site-downloads.ts'
import { PartBuffers } from '../../../../src/features/site-downloads/archive/archive-upload.ts'
import { EarlyPacker } from '../../../../src/features/site-downloads/archive/early-packer.ts'
import { SiteRewriter } from '../../../../src/features/site-downloads/archive/site-rewriter.ts'
import { StoredFiles } from '../../../../src/features/site-downloads/archive/stored-files.ts'
import { END_RECORD_BYTES, readDirectory } from '../../../../src/features/site-downloads/archive/zip-records.ts'
import { toSpec } from '../../../../src/features/site-downloads/queries.ts'
import { capturesFolder, folderOf } from '../../../../src/features/site-downloads/storage-keys.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { WriteRoom } from '../../../../src/platform/storage/object-writer.ts'
import { waitFor } from '../../../support/wait.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { type Manifest, over, site, unpacked } from './support.ts'

const ctx = createContext(env, backgroundFacts('test'))
const START = `${site}/deep/2`
const LATE = `${site}/late.html`
const HELD = `${site}/held.html`
const at = '2026-11-28T00:00:00.000Z'

/** A download whose only consumer is the test. */
async function begun() {
  const by = await mintAccount()
  const [row] = await dataOf(by.id)
    .insert(siteDownloads)
    .values({
      ...{ id: newId(), accountId: by.id, url: START, maxDepth: 1, followsExternal: false, respectsRobots: false },
      ...{ includeTypes: ['html', 'css', 'image'], rendersPages: false, makesWacz: false, pagesMax: 100 },
      ...{ filesMax: 1000, bytesMax: 100_000_000, msMax: 600_000, status: 'pending', createdAt: at, heartbeatAt: at },
    })
    .returning()
  const spec = toSpec(row!)
  const coordinator = ctx.coordinators.siteDownload(spec.download_id)
  const sliceId = await runInDurableObject(coordinator, async (object: SiteDownloadCoordinator, { storage }) => {
    await object.begin(spec)
    const { id } = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one()
    await object.claim(id, 10)
    return id
  })
  const report = (more: Partial<DownloadReport>) =>
    coordinator.report({
      ...{ slice_id: sliceId, outcomes: [], captures: [], references: [] },
      ...{ is_finished: false, is_cleared: false, room: 0, is_leaving: false, ...more },
    })
  return { by, spec, coordinator, sliceId, report, packer: packerFor(spec, sliceId) }
}

function packerFor(spec: SiteDownloadSpec, sliceId: string): EarlyPacker {
  const stored = new StoredFiles(env.FILES)
  return new EarlyPacker(ctx, spec, sliceId, {
    buffers: new PartBuffers(new WriteRoom()),
    stored,
    rewriter: new SiteRewriter(ctx, spec, stored),
    inHand: InFlightRequests.untold(),
  })
}

/** Stores a file as a consumer does. @returns its report */
async function captured({ account_id, download_id }: SiteDownloadSpec, url: string, body: string): Promise<Capture> {
  const key = capturesFolder(folderOf(account_id, download_id)) + newId()
  await env.FILES.put(key, body)
  return {
    ...{ url, kind: 'page', type: 'html', is_kept: true, is_rendered: false, title: null, content_type: 'text/html' },
    ...{ encoding: 'utf-8', status: 200, headers: [], size_bytes: body.length, captured_at: at, key, at: null },
    sha256: createHash('sha256').update(body).digest('hex'),
  }
}

const read = (url: string): ReadOutcome => ({ outcome: 'read', url, also_known_as: [], fingerprint: null })
const link = (url: string) => ({ url, text: '', depth: 1, kind: 'page' }) as const

/** Lets the packer pack what is ready, as a consumer does between its reports. */
async function packed({ packer, report }: Pick<Awaited<ReturnType<typeof begun>>, 'packer' | 'report'>): Promise<void> {
  await waitFor(
    async () => {
      packer.noteReport()
      await packer.packUntil(() => false)
      await report(packer.takeOpened())
      expect(packer.hasBatch).toBe(true)
    },
    { interval: 20 },
  )
}

/** The paths in the directory of an archive; a duplicate path is listed twice. */
async function entriesOf(by: Awaited<ReturnType<typeof begun>>['by'], id: string): Promise<string[]> {
  const response = await by.send(contract.download, { params: { id }, query: { format: 'zip' } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const end = new DataView(bytes.buffer, bytes.length - END_RECORD_BYTES)
  const directory = bytes.subarray(end.getUint32(16, true), bytes.length - END_RECORD_BYTES)
  const paths = [...readDirectory(directory).keys()]
  expect(end.getUint16(10, true)).toBe(paths.length)
  return paths.toSorted()
}

const letLeaseRunOut = async (coordinator: ReturnType<typeof ctx.coordinators.siteDownload>) => {
  await runInDurableObject(coordinator, (_, { storage }) => {
    storage.sql.exec('UPDATE slices SET lease_until = 1')
  })
  await runDurableObjectAlarm(coordinator)
}

test('a page is packed again, once, if one of its links turns out to have a file', async () => {
  const download = await begun()
  const { by, spec, packer, report } = download
  const page = await captured(spec, START, `<a href="${LATE}">late</a><a href="https://elsewhere.example/">away</a>`)
  await report({ outcomes: [read(START)], captures: [page], references: [link(HELD)] })
  await packed(download)
  const early = await packer.end()
  expect(early.packed?.early).toMatchObject([{ missing: [LATE, 'https://elsewhere.example/'] }])
  await report(early)

  const late = await captured(spec, LATE, '<p>late</p>')
  await report({ outcomes: [read(HELD)], references: [link(LATE)] })
  await report({ outcomes: [read(LATE)], captures: [late] })
  await report({ is_leaving: true })
  expect((await over(by, spec.download_id)).status).toBe('completed')
  const { text } = await unpacked(by, spec.download_id)
  expect(text('deep/2.html')).toContain('href="../late.html"')
  expect(text('deep/2.html')).toContain('href="https://elsewhere.example/"')
  expect(await entriesOf(by, spec.download_id)).toEqual(['deep/2.html', 'index.html', 'late.html', 'manifest.json'])
})

test('a page waits while a URL that it references may still become a file', async () => {
  const download = await begun()
  const { by, spec, packer, report } = download
  const page = await captured(spec, START, `<a href="${HELD}">held</a>`)
  const other = await captured(spec, LATE, '<p>no links</p>')
  await report({ outcomes: [read(START)], captures: [page, other], references: [link(HELD)] })
  await packed(download)
  const early = await packer.end()
  expect(early.packed?.early?.map(({ missing, path }) => [path, missing])).toEqual([['late.html', []]])
  await report(early)
  const held = await captured(spec, HELD, '<p>held</p>')
  await report({ outcomes: [read(HELD)], captures: [held], is_leaving: true })
  expect((await over(by, spec.download_id)).status).toBe('completed')
  const { text } = await unpacked(by, spec.download_id)
  expect(text('deep/2.html')).toContain('href="../held.html"')
})

test('a consumer that crashes with a batch in memory loses nothing, and no other consumer packs early', async () => {
  const download = await begun()
  const { by, spec, coordinator, sliceId, packer, report } = download
  const page = await captured(spec, START, '<p>start</p>')
  await report({ outcomes: [read(START)], captures: [page], references: [link(HELD)] })
  await packed(download)
  expect(packer.hasBatch).toBe(true)
  expect(await coordinator.listEarlyWork(sliceId, 0, 10)).toMatchObject({ files: [{ url: START }], open: [HELD] })
  await report({ outcomes: [{ outcome: 'failed', url: HELD, reason: 'not-found' }] })
  await letLeaseRunOut(coordinator)
  expect((await over(by, spec.download_id)).status).toBe('completed')
  expect((await unpacked(by, spec.download_id)).text('deep/2.html')).toContain('start')
})

test('a reported batch is kept when its consumer crashes, and a late report changes nothing', async () => {
  const download = await begun()
  const { by, spec, coordinator, sliceId, packer, report } = download
  const page = await captured(spec, START, '<p>start</p>')
  await report({ outcomes: [read(START)], captures: [page], references: [link(HELD)] })
  await packed(download)
  const early = await packer.end()
  await report(early)
  await report(early)
  expect(await coordinator.listEarlyWork(sliceId, 0, 10)).toMatchObject({ files: [], upload: { batch: 1 } })
  // The manifest still describes the file that is already packed.
  const other = await captured(spec, START, '<p>another</p>')
  await report({ outcomes: [{ outcome: 'failed', url: HELD, reason: 'not-found' }], captures: [other] })
  await letLeaseRunOut(coordinator)
  await report(early)
  expect((await over(by, spec.download_id)).status).toBe('completed')
  const { text, paths } = await unpacked(by, spec.download_id)
  const manifest: Manifest = JSON.parse(text('manifest.json'))
  expect(text('deep/2.html')).toContain('start')
  expect(manifest.files.map(({ path, sha256 }) => [path, sha256])).toEqual([['deep/2.html', page.sha256]])
  expect(paths).toEqual(['deep/2.html', 'index.html', 'manifest.json'])
})
