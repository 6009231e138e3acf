import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ByMeasuredTime } from './support/by-measured-time.ts'
import { keepFilesInMemory } from './support/memory-folder.ts'
import { type Files, oneAtATime, outOfTurn, provided, testTimeout } from './support/project-options.ts'
import { singleIcons } from './support/single-icons.ts'

keepFilesInMemory()

const root = import.meta.dirname

/** A whole journey, beside the other tests. */
const JOURNEY_MS = 400_000
/** Tests of one process each take every core; left to itself, the runner keeps one free, which is half of two. */
const inParallel = {
  testTimeout,
  hookTimeout: testTimeout,
  maxWorkers: availableParallelism(),
  exclude: outOfTurn,
  sequence: { groupOrder: 0 },
}

/** What `--project` chose, by patterns of the runner; nothing for all. */
const chosen = process.argv.flatMap((word, at, words) =>
  word === '--project' ? [words[at + 1] ?? ''] : word.startsWith('--project=') ? [word.slice('--project='.length)] : [],
)
/** The emulator takes a second of processor time to load, which other projects do without. */
const needsRuntime = chosen.length === 0 || chosen.some((name) => /^worker|[*!]/.test(name))
const { workerProject } = needsRuntime ? await import('./support/worker-project.ts') : {}

/** Crawls, downloads of websites, and what both are made with: a third of what the Worker's tests take. */
const CRAWLS = [
  'worker/features/crawls/**/*.test.ts',
  'worker/features/site-downloads/**/*.test.ts',
  'worker/platform/**/*.test.ts',
  'worker/crawler/**/*.test.ts',
  'worker/durable-objects/**/*.test.ts',
  // Waits for the leases of crawls and downloads whose writes a move refused.
  'worker/features/shards/move-account.test.ts',
]

/** Journeys against the product in processes of its own, in a browser. */
const e2e = (name: string, files: Files, { sharesProduct } = { sharesProduct: true }) => ({
  test: {
    name,
    root,
    include: files.include,
    exclude: [...(files.exclude ?? []), ...outOfTurn],
    setupFiles: ['e2e/support/show-failed-pages.ts'],
    ...(sharesProduct && { globalSetup: ['e2e/support/shared-product.ts'] }),
    provide: provided,
    testTimeout: JOURNEY_MS,
    hookTimeout: JOURNEY_MS,
    ...oneAtATime(2),
  },
})
/** Every screen in every size and theme. */
const SCREENS = ['e2e/accessibility.test.ts', 'e2e/steady-screens.test.ts']
/** What kills the product has one of its own. */
const KILLS = [
  'e2e/recovery.test.ts',
  'e2e/campaign-crash.test.ts',
  'e2e/own-server.test.ts',
  'e2e/account-transfer.test.ts',
]

export default defineConfig({
  test: {
    sequence: { sequencer: ByMeasuredTime },
    projects: [
      {
        test: { name: 'unit', root, include: ['unit/**/*.test.ts'], isolate: false, provide: provided, ...inParallel },
      },
      {
        plugins: [react(), singleIcons],
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
      ...(workerProject
        ? [
            workerProject('worker-crawls', { include: CRAWLS, exclude: outOfTurn }),
            workerProject('worker', { include: ['worker/**/*.test.ts'], exclude: [...CRAWLS, ...outOfTurn] }),
          ]
        : []),
      // Whole journeys against the product in processes of its own. A page waits for what shows itself as long as it takes.
      e2e('e2e', { include: ['e2e/**/*.test.ts'], exclude: [...SCREENS, ...KILLS] }),
      e2e('e2e-kills', { include: KILLS }, { sharesProduct: false }),
      e2e('e2e-screens', { include: SCREENS }),
    ],
  },
})
