import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Gzipped size of the scripts that the dashboard's entry loads before it shows anything: those in `app.html`; all
 * others are split by route.
 *
 * @param folder the built web application
 */
export function entryBytes(folder: string): number {
  const html = readFileSync(join(folder, 'app.html'), 'utf8')
  const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g))
  return [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(join(folder, script))).length, 0)
}
