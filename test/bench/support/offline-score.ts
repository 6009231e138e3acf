import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { KIT } from './bench-site.ts'

/** The kit's score of a downloaded copy: shares of what the live site has, from 0 to 1. */
export interface OfflineScore {
  readonly assetFidelity: number
  readonly linkFidelity: number
  readonly textIdentical: number
  readonly networkLeaks: number
  readonly pagesSaved: string
  readonly assetsSaved: string
  readonly [detail: string]: unknown
}

/**
 * Opens pages of a downloaded copy in Chromium while offline and compares them with the live site, as the kit does.
 *
 * @param peers folder with puppeteer-core
 */
export async function scoreTree(siteUrl: string, folder: string, peers: string): Promise<OfflineScore> {
  const hooks = join(import.meta.dirname, 'kit-hooks.ts')
  const args = ['--no-warnings', '--import', hooks, join(KIT, 'offline-check.mjs'), '--site', siteUrl, '--dir', folder]
  const env = { ...process.env, BENCH_PEERS: peers }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 })
  if (stderr) console.error(stderr)
  return JSON.parse(stdout) as OfflineScore
}
