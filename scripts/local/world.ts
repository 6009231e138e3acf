import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { ROOT, WORKER_BUNDLE } from './build.ts'
import { limitNetwork } from './limit-network.ts'
import { migrateState } from './migrate.ts'
import { provideBrowser } from './provide-browser.ts'
import { printRuntimeLog } from './runtime-log.ts'

export interface WorldOptions {
  /** 0 uses any free port. */
  readonly port?: number
  /** The folder that stores the database, objects and files between starts. */
  readonly state: string
  /** Variables in addition to those in wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>
  /** Opens the runtime's inspector, for profiling. */
  readonly inspect?: boolean
  /** A module that runs before the bundle and imports it as `./worker.js`. */
  readonly before?: string
  /** The address to listen on; by default loopback. */
  readonly host?: string
  /** Addresses that the Worker may connect to, checked by the runtime when it connects; by default all. */
  readonly network?: { readonly allow: string[]; readonly deny: string[] }
  /** Called after the emulator has restarted a crashed runtime. Bindings obtained before are invalid. */
  readonly onRestart?: () => unknown
}

/** The product, running on this machine. */
export interface World {
  readonly url: string
  readonly inspectorUrl: string | null
  readonly miniflare: Miniflare
  /** Runs the jobs of a cron expression now, as the platform does on schedule. */
  tick(cron: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the built Worker in the Workers runtime with its database, queues, objects and files, without a dev proxy. */
export async function startWorld({
  port = 0,
  state,
  vars = {},
  inspect = false,
  before,
  host = '127.0.0.1',
  network,
  onRestart,
}: WorldOptions): Promise<World> {
  mkdirSync(state, { recursive: true })
  await provideBrowser().catch((error: unknown) => console.error(`No browser for rendering: ${error}`))
  await migrateState(state)
  const configured = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), '').workerOptions
  const settings = convertV4MiniflareOptions({
    host,
    handleStructuredLogs: printRuntimeLog,
    port,
    ...(inspect ? { inspectorPort: 0 } : {}),
    resourcePersistencePath: join(state, 'v3'),
    workers: [
      {
        ...configured,
        name: 'contactory',
        modules: [
          ...(before
            ? [{ type: 'ESModule' as const, path: join(dirname(WORKER_BUNDLE), 'before.js'), contents: before }]
            : []),
          { type: 'ESModule', path: WORKER_BUNDLE },
        ],
        modulesRoot: join(ROOT, 'dist/worker'),
        bindings: {
          ...(configured.bindings as Record<string, string>),
          ...(port === 0
            ? {}
            : // Browsers make no passkeys for IP addresses.
              { APP_URL: `http://127.0.0.1:${port}`, PASSKEY_ORIGIN: `http://localhost:${port}` }),
          JWT_SECRET: secretOf(state, 'jwt-secret'),
          // The file keeps its former name: another key would invalidate the stored opt-outs.
          OPT_OUT_KEY: secretOf(state, 'do-not-collect-key'),
          SEALING_KEYS: `local:${secretOf(state, 'sealing-key')}`,
          ALLOW_PRIVATE_NETWORK: 'true',
          ...vars,
        },
      },
    ],
  })
  if (network) limitNetwork(settings, network)
  settings.unsafeHandleRuntimeRestart = async () => {
    console.error('The runtime crashed and was started again.')
    await onRestart?.()
  }
  const miniflare = new Miniflare(settings)
  const url = (await miniflare.ready).origin
  return {
    url,
    inspectorUrl: inspect ? (await miniflare.getInspectorURL()).href.replace(/\/$/, '').replace('ws:', 'http:') : null,
    miniflare,
    async tick(cron) {
      const worker = await miniflare.getWorker()
      await worker.scheduled({ cron })
    },
    stop: () => miniflare.dispose(),
  }
}

/** A secret generated for this state folder, so that none needs to be configured or stored in the repository. */
function secretOf(state: string, name: string): string {
  const file = join(state, name)
  if (!existsSync(file)) {
    // Renamed when complete: a process that dies here must not leave an empty secret.
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8')
}
