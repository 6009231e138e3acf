import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from './build.ts'
import { CHROMIUM_FLAGS, unpackChromium } from './packed-chromium.ts'

/**
 * Places a launcher for the Chromium from npm where the emulator of the browser binding looks for its own, so that
 * nothing is downloaded. On other systems than Linux the emulator uses its own browser.
 *
 * Call this before the emulator starts, because it reads the location from the environment.
 */
export async function provideBrowser(): Promise<void> {
  if (process.platform !== 'linux') return
  const cache = join(ROOT, 'dist/browser-cache')
  process.env.XDG_CACHE_HOME = cache
  const { executablePath, libraries } = await unpackChromium()
  const launcher = join(cache, '.wrangler/chrome', `linux-${browserVersion()}`, 'chrome-linux64/chrome')
  placeProgram(launcher, scriptOf(executablePath, libraries))
}

/**
 * Writes an executable file unless it already has this content. Another process may be starting it meanwhile: one that
 * starts a file while it is written runs an empty script, or fails. So the file appears complete, by a rename.
 */
export function placeProgram(file: string, script: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === script) return
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, script, { mode: 0o755 })
  renameSync(draft, file)
}

/**
 * The launcher script. It keeps the emulator's arguments, except for the headless one. The emulator reads what the
 * browser writes to stderr until the address of its DevTools, and reports it if the browser ends before that. The rest,
 * which includes all page logs, is discarded, because a full pipe would block the browser.
 */
function scriptOf(executablePath: string, libraries: string): string {
  return `#!/bin/sh
for argument do
  shift
  case "$argument" in --headless=*) ;; *) set -- "$@" "$argument" ;; esac
done
pipe=$(mktemp -u)
mkfifo "$pipe"
LD_LIBRARY_PATH='${libraries}' '${executablePath}' ${CHROMIUM_FLAGS.join(' ')} "$@" 2>"$pipe" &
{ rm "$pipe"; sed -u '/^DevTools listening/q'; cat >/dev/null; } <"$pipe" >&2
wait $!
code=$?
echo "the browser ended with $code" >&2
exit $code
`
}

/** The version of Chrome that the emulator expects, which it does not export. */
function browserVersion(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('miniflare'), 'utf8')
  const version = /BROWSER_VERSION = "([\d.]+)"/.exec(source)?.[1]
  if (!version) throw new Error('miniflare no longer says which browser it wants')
  return version
}
