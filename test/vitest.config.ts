import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { provideBrowser } from '../scripts/local/provide-browser.ts'
import { serveDns } from './support/dns-server.ts'
import { serveGateSite } from './support/gate-site.ts'
import { serveHostileSite } from './support/hostile-site.ts'
import { serveOfflineSite } from './support/offline-site.ts'
import { serveScriptSites } from './support/script-site.ts'
import { serveSearchEngine } from './support/search-engine.ts'
import { serveTestSite } from './support/site.ts'

const root = import.meta.dirname
const repository = join(root, '..')

/** Long enough for a busy machine; what hangs, or grows with the square of its input, takes longer all the same. */
const testTimeout = 20_000
/** A whole journey, beside the other tests. */
const JOURNEY_MS = 120_000
/** Tests of one process each take every core; left to itself, the runner keeps one free, which is half of two. */
const inParallel = { testTimeout, maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } }
/** Tests that share a machine, a runtime or a site run one file at a time. */
const oneAtATime = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } })

/** Inside the Workers runtime, with real D1, queues and objects, and outside services as their local stand-ins. */
const worker = {
  plugins: [
    cloudflareTest(async () => {
      await provideBrowser()
      const scripted = await serveScriptSites()
      return {
        wrangler: { configPath: join(repository, 'wrangler.toml') },
        miniflare: {
          bindings: {
            JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
            DNS_URL: await serveDns(),
            DO_NOT_COLLECT_KEY: 'only-for-tests-only-for-tests-only-for-tests',
            ALLOW_PRIVATE_NETWORK: 'true',
            SITE_ORIGIN: await serveTestSite(),
            PACED_SITE_ORIGIN: await serveTestSite({ crawlDelaySeconds: 0.4 }),
            OFFLINE_ORIGIN: await serveOfflineSite(),
            SEARXNG_URL: await serveSearchEngine(),
            SCRIPT_ORIGIN: scripted.site,
            UNRULY_ORIGIN: scripted.unruly,
            GATE_ORIGIN: await serveGateSite(),
            HOSTILE_ORIGIN: await serveHostileSite(),
            TEST_MIGRATIONS: await readD1Migrations(join(repository, 'migrations')),
          },
        },
      }
    }),
  ],
  test: {
    name: 'worker',
    root,
    include: ['worker/**/*.test.ts'],
    setupFiles: ['worker/setup.ts'],
    testTimeout,
    // A runtime takes longer to start than most files to run; the setup empties it before each.
    isolate: false,
    ...oneAtATime(1),
  },
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', root, include: ['unit/**/*.test.ts'], isolate: false, ...inParallel } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          root,
          environment: 'jsdom',
          // Loads the DOM once, not for each file, which are apart all the same.
          pool: 'vmThreads',
          setupFiles: ['web/setup.ts'],
          include: ['web/**/*.test.{ts,tsx}'],
          ...inParallel,
        },
      },
      worker,
      // Whole journeys against the product in processes of its own. A page waits for what shows itself as long as it takes.
      { test: { name: 'e2e', root, include: ['e2e/**/*.test.ts'], testTimeout: JOURNEY_MS, ...oneAtATime(2) } },
    ],
  },
})
