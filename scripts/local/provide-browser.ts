import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from './build.ts'
import { CHROMIUM_FLAGS, unpackChromium } from './packed-chromium.ts'

/**
 * Puts a launcher of the Chromium that npm brought where the emulator of the browser binding looks for its own, so that
 * nothing is downloaded. Elsewhere than on Linux the emulator keeps to its own ways.
 *
 * Must come before the emulator is started: it reads the place from the environment.
 */
export async function provideBrowser(): Promise<void> {
  if (process.platform !== 'linux') return
  const cache = join(ROOT, 'dist/browser-cache')
  process.env.XDG_CACHE_HOME = cache
  const { executablePath, libraries } = await unpackChromium()
  const launcher = join(cache, '.wrangler/chrome', `linux-${browserVersion()}`, 'chrome-linux64/chrome')
  mkdirSync(dirname(launcher), { recursive: true })
  writeFileSync(launcher, scriptOf(executablePath, libraries), { mode: 0o755 })
}

/**
 * The emulator's arguments are kept but for how it asks for no window. Of what the browser writes to stderr, which includes
 * all that pages log, the emulator reads the first line; the rest is let go, as a full pipe would stop the browser.
 */
function scriptOf(executablePath: string, libraries: string): string {
  return `#!/bin/sh
for argument do
  shift
  case "$argument" in --headless=*) ;; *) set -- "$@" "$argument" ;; esac
done
pipe=$(mktemp -u)
mkfifo "$pipe"
{ rm "$pipe"; grep --line-buffered '^DevTools listening'; } <"$pipe" >&2 &
LD_LIBRARY_PATH='${libraries}' exec '${executablePath}' ${CHROMIUM_FLAGS.join(' ')} "$@" 2>"$pipe"
`
}

/** The version of Chrome that the emulator wants; it exports it nowhere. */
function browserVersion(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('miniflare'), 'utf8')
  const version = /BROWSER_VERSION = "([\d.]+)"/.exec(source)?.[1]
  if (!version) throw new Error('miniflare no longer says which browser it wants')
  return version
}
