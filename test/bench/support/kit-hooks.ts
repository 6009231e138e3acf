/**
 * Preloaded for scripts of the bench kit (`--import`): npm packages come from the folder `BENCH_PEERS`, and puppeteer
 * launches the Chromium from npm instead of an installed one.
 */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHROMIUM_FLAGS, unpackChromium } from '../../../scripts/local/packed-chromium.ts'

interface Launcher {
  launch(options: { args?: string[] }): Promise<unknown>
}

const PUPPETEER: string = 'puppeteer-core'
const PACKAGES = new Set([PUPPETEER, 'website-scraper'])
const parentURL = pathToFileURL(join(process.env.BENCH_PEERS!, 'package.json')).href

registerHooks({
  resolve: (specifier, context, next) => next(specifier, PACKAGES.has(specifier) ? { ...context, parentURL } : context),
})

if (process.argv[1]?.endsWith('offline-check.mjs')) {
  const { default: puppeteer } = (await import(PUPPETEER)) as { default: Launcher }
  const { executablePath, libraries } = await unpackChromium()
  const launch = puppeteer.launch.bind(puppeteer)
  puppeteer.launch = ({ args = [], ...options }) =>
    launch({
      ...options,
      ...{ executablePath, ignoreDefaultArgs: ['--headless=new'], env: { ...process.env, LD_LIBRARY_PATH: libraries } },
      args: [...args, ...CHROMIUM_FLAGS],
    })
}
