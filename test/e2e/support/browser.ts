import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { type Browser, chromium as playwright } from 'playwright-core'

/** Where the packed browser's own libraries are unpacked, as the package does on the platform it is made for. */
const LIBRARIES = '/tmp/al2023/lib'
const LAUNCH_MS = 30_000
const FLAGS = [
  '--headless=shell',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium that comes from npm, so that no machine needs one installed by hand. */
export async function launchBrowser(): Promise<Browser> {
  // Read by the package when it is loaded: it unpacks its libraries only where it believes to be on that platform.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  const libraries = [LIBRARIES, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  if (!existsSync(LIBRARIES)) throw new Error(`the browser's libraries are not at ${LIBRARIES}`)
  return playwright.launch({
    executablePath,
    args: FLAGS,
    timeout: LAUNCH_MS,
    ignoreDefaultArgs: ['--headless', '--headless=new', '--headless=old'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  })
}
