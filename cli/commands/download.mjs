import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Api } from '../api.mjs'
import { EXIT, Failure, usage } from '../failure.mjs'
import { interruptibly } from '../interruption.mjs'
import { isWebAddress, numberOf, only, parseOptions } from '../options.mjs'
import { print } from '../print.mjs'
import { CONNECTION } from '../settings.mjs'
import { clearProgress, note, showProgress } from '../terminal.mjs'

/** @typedef {import('../../src/contracts/site-downloads/site-downloads.ts').SiteDownload} SiteDownload */

const LOOK_MS = 2_000
const IS_OVER = ['completed', 'failed', 'cancelled']
const OPTIONS = /** @type {const} */ ({
  ...CONNECTION,
  output: { type: 'string', short: 'o' },
  depth: { type: 'string' },
  'no-robots': { type: 'boolean' },
})

/**
 * Downloads a website and saves the archive.
 *
 * @param {string[]} args
 */
export async function download(args) {
  const { values, positionals } = parseOptions(args, OPTIONS)
  const url = only(positionals, 'website')
  if (!isWebAddress(url)) throw usage(`${url} is no address: it begins with https://.`)
  const file = values.output ?? `${new URL(url).hostname}.zip`
  if (values.output === undefined && existsSync(file)) throw usage(`${file} is there already: name a file with -o.`)
  const api = new Api(values)
  const body = {
    url,
    max_depth: numberOf(values.depth, 'depth'),
    respect_robots: values['no-robots'] ? false : undefined,
  }
  const done = await interruptibly(async (signal) => {
    const { data: started } = await api.call('POST', '/site-downloads', { body, isNamed: true })
    const last = await follow(api, started, signal)
    if (IS_OVER.includes(last.status)) return last
    note('Cancelling the download …')
    await api.call('POST', `/site-downloads/${last.id}/cancel`)
    throw new Failure('The download was cancelled.', EXIT.interrupted)
  })
  if (done.status !== 'completed' || done.file_size === null)
    throw new Failure(done.error_message ?? 'There is nothing to download.', EXIT.failed)
  if (done.notice) note(done.notice)
  await save(api, done, file)
  await print(`${file}\n`)
}

/**
 * @param {Api} api
 * @param {SiteDownload} started
 * @param {AbortSignal} signal
 * @returns {Promise<SiteDownload>}
 */
async function follow(api, started, signal) {
  let download = started
  while (!IS_OVER.includes(download.status) && !signal.aborted) {
    const { status, step, progress, pages_downloaded, assets_downloaded } = download
    showProgress(progress / 100, `${step ?? status}: ${pages_downloaded} pages, ${assets_downloaded} files`)
    await pause(LOOK_MS, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
    download = (await api.call('GET', `/site-downloads/${started.id}`)).data
  }
  clearProgress()
  return download
}

/**
 * Writes to a temporary name first, so that the file is never incomplete.
 *
 * @param {Api} api
 * @param {SiteDownload} download
 * @param {string} file
 */
async function save(api, { id }, file) {
  const part = `${file}.part`
  try {
    const { body } = await api.send('GET', `/site-downloads/${id}/file`, { accept: 'application/zip' })
    if (!body) throw new Error('it is empty')
    await pipeline(
      Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (body)),
      createWriteStream(part),
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    if (error instanceof Failure) throw error
    throw new Failure(`${file} could not be saved: ${/** @type {Error} */ (error).message}.`, EXIT.failed)
  }
}
