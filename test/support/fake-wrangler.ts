import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Wrangler, WranglerResult } from '../../scripts/deploy/wrangler.ts'

/** Thrown at the call where a test kills the deployment. */
export class Killed extends Error {}

interface Database {
  readonly uuid: string
  readonly file_size: number
  /** How often its migrations were applied. */
  migrated: number
}
interface Worker {
  readonly secrets: Map<string, string>
  /** Secrets of versions that are not deployed yet. */
  readonly pendingSecrets: Map<string, string>
  readonly versions: string[]
  shares: { version_id: string; percentage: number }[]
}
/**
 * How a call fails: refused before it takes effect, reported as failed although it took effect, or the run dies right
 * after it.
 */
export type Trouble = 'refused' | 'unanswered' | 'killed'

const PAGE = 10
const ok = (stdout = '', entries: Record<string, unknown>[] = []): WranglerResult => ({
  code: 0,
  stdout,
  stderr: '',
  entries,
})
const bad = (text: string): WranglerResult => ({ code: 1, stdout: '', stderr: `✘ [ERROR] ${text}\n`, entries: [] })

/** A Cloudflare account behind wrangler's commands, with the output of wrangler 4.156. */
export class FakeCloudflare {
  readonly calls: string[] = []
  readonly inputs: string[] = []
  readonly databases = new Map<string, Database>()
  readonly buckets = new Set<string>()
  readonly queues = new Set<string>()
  readonly workers = new Map<string, Worker>()
  /** Everything created, to check that nothing is created twice. */
  readonly created: string[] = []
  accounts = [{ id: 'acc-1', name: 'Ours' }]
  isSignedIn = true
  isPaid = true
  migratesObjects = false
  administrator: { email: string; isVerified: boolean } | null = null
  trouble: { at: number; kind: Trouble } | null = null

  readonly run: Wrangler = async (args, { input = '' } = {}) => {
    const at = this.calls.length
    this.calls.push(args.join(' '))
    this.inputs.push(input)
    const kind = this.trouble?.at === at ? this.trouble.kind : null
    if (kind === 'refused') return bad('fetch failed')
    const result = this.#answer(args, input)
    if (kind === 'killed') throw new Killed(args.join(' '))
    return kind === 'unanswered' ? bad('A request to the Cloudflare API timed out.') : result
  }

  #answer(args: readonly string[], input: string): WranglerResult {
    const option = (name: string) => args[args.indexOf(name) + 1] ?? ''
    const words = args.join(' ')
    const starts = (text: string) => words === text || words.startsWith(`${text} `)
    if (starts('whoami'))
      return this.isSignedIn
        ? ok(JSON.stringify({ loggedIn: true, authType: 'OAuth Token', email: 'a@b.example', accounts: this.accounts }))
        : { ...bad(''), stdout: '{\n  "loggedIn": false\n}\n' }
    if (starts('d1 list'))
      return ok(JSON.stringify([...this.databases].map(([name, { uuid, file_size }]) => ({ uuid, name, file_size }))))
    if (starts('d1 create')) return this.#make('database', args[2]!)
    if (starts('r2 bucket list'))
      return ok(
        `Listing buckets...\n${[...this.buckets].map((name) => `name:           ${name}\ncreation_date:  2026`).join('\n\n')}\n`,
      )
    if (starts('r2 bucket create')) return this.#make('bucket', args[3]!)
    if (starts('queues list')) return ok(this.#queuePage(Number(option('--page'))))
    if (starts('queues create')) return this.#make('queue', args[2]!)
    if (starts('d1 migrations apply')) return this.#migrate(args[3]!)
    if (starts('d1 time-travel info'))
      return ok(JSON.stringify({ bookmark: `bm-${args[3]}-${this.#databaseNamed(args[3]!).migrated}` }))
    if (starts('d1 export')) {
      if (args[2]!.includes('-data-')) return bad('D1 Export error: cannot export databases with Virtual Tables (fts5)')
      writeFileSync(option('--output'), '-- rows\n')
      return ok()
    }
    if (starts('d1 execute')) return this.#execute(option('--command'))
    if (starts('secret list')) return this.#listSecrets(option('--name'))
    if (starts('secret bulk')) return this.#setSecrets(option('--name'), input, false)
    if (starts('versions secret bulk')) return this.#setSecrets(option('--name'), input, true)
    if (starts('deployments status')) {
      const { shares = [] } = this.workers.get(option('--name')) ?? {}
      return shares.length > 0
        ? ok(JSON.stringify({ versions: shares }))
        : bad(`The Worker ${option('--name')} has no deployments.`)
    }
    if (starts('deploy')) return this.#deploy()
    if (starts('versions upload')) {
      if (this.migratesObjects)
        return bad(
          'This Worker has a pending Durable Object migration, which cannot be applied by `wrangler versions upload`.',
        )
      const version_id = randomUUID()
      this.#worker().versions.push(version_id)
      return ok('', [{ type: 'version-upload', version_id }])
    }
    if (starts('versions deploy')) return this.#split(args.slice(2).filter((arg) => arg.includes('@')))
    if (starts('triggers deploy')) return ok()
    throw new Error(`The fake knows no command "${words}"`)
  }

  /** The only Worker the tests deploy; wrangler reads its name from the configuration file. */
  worker = 'contactory'
  #worker(): Worker {
    const known = this.workers.get(this.worker)
    if (known) return known
    const fresh: Worker = { secrets: new Map(), pendingSecrets: new Map(), versions: [], shares: [] }
    this.workers.set(this.worker, fresh)
    return fresh
  }

  #databaseNamed(nameOrBinding: string): Database {
    const name = nameOrBinding === 'DB' ? this.worker : nameOrBinding.replace(/^DATA_/, `${this.worker}-data-`)
    const found = this.databases.get(name)
    if (!found) throw new Error(`No database ${nameOrBinding}`)
    return found
  }

  #make(kind: string, name: string): WranglerResult {
    if (kind === 'queue' && !this.isPaid)
      return bad('Queues is not available on the free plan. Upgrade to Workers Paid. [code: 100129]')
    const names = kind === 'database' ? this.databases : kind === 'bucket' ? this.buckets : this.queues
    if (names.has(name)) return bad(`A ${kind} with that name already exists [code: 7502]`)
    if (kind === 'database') this.databases.set(name, { uuid: randomUUID(), file_size: 4096, migrated: 0 })
    else (names as Set<string>).add(name)
    this.created.push(`${kind} ${name}`)
    return ok(`✅ Successfully created ${kind} '${name}'`)
  }

  #queuePage(page: number): string {
    const names = [...this.queues].slice((page - 1) * PAGE, page * PAGE)
    const rows = names.map((name) => `│ ${randomUUID()} │ ${name} │ 2026-01-01 │ 2026-01-01 │ 1 │ 1 │`)
    const head = '│ id │ name │ created_on │ modified_on │ producers │ consumers │'
    return names.length === 0 ? '┌──┐\n└──┘\n' : `┌──┬──┐\n${[head, ...rows].join('\n├──┼──┤\n')}\n└──┴──┘\n`
  }

  #migrate(binding: string): WranglerResult {
    this.#databaseNamed(binding).migrated++
    return ok('✅ Applied')
  }

  #execute(sql: string): WranglerResult {
    const email = /email = '([^']+)'/.exec(sql)?.[1] ?? ''
    const isClaimed = this.administrator?.isVerified === true
    if (!isClaimed) this.administrator = { email, isVerified: false }
    const row = { email: this.administrator!.email, is_verified: Number(isClaimed), has_link: Number(!isClaimed) }
    return ok(
      JSON.stringify([
        { results: [], success: true },
        { results: [row], success: true },
      ]),
    )
  }

  #listSecrets(name: string): WranglerResult {
    const worker = this.workers.get(name)
    if (!worker)
      return bad(`Worker "${name}" not found.\n\nIf this is a new Worker, run \`wrangler deploy\` first to create it.`)
    return ok(JSON.stringify([...worker.secrets.keys()].map((secret) => ({ name: secret, type: 'secret_text' }))))
  }

  #setSecrets(name: string, input: string, isPending: boolean): WranglerResult {
    if (isPending && !this.workers.has(name)) return bad(`Worker "${name}" not found. [code: 10007]`)
    const isDraft = !this.workers.has(name)
    const worker = this.#worker()
    // wrangler deploys an empty Worker first when secrets are set on a Worker that does not exist.
    if (isDraft) this.#deploy()
    for (const [secret, value] of Object.entries(JSON.parse(input) as Record<string, string>)) {
      if (!isPending) worker.secrets.set(secret, value)
      worker.pendingSecrets.set(secret, value)
    }
    return ok('✨ Success')
  }

  #deploy(): WranglerResult {
    if (!this.isPaid) return bad('CPU limits are not supported for the Free plan. [code: 100328]')
    const worker = this.#worker()
    const version_id = randomUUID()
    worker.versions.push(version_id)
    this.#serve(worker, [{ version_id, percentage: 100 }])
    return ok('', [
      { type: 'deploy', version_id, targets: [`https://${this.worker}.ours.workers.dev`, 'schedule: * * * * *'] },
    ])
  }

  #split(specs: readonly string[]): WranglerResult {
    const worker = this.#worker()
    const shares = specs.map((spec) => {
      const [version_id = '', percentage] = spec.split('@')
      return { version_id, percentage: Number.parseInt(percentage ?? '', 10) }
    })
    if (shares.some(({ version_id }) => !worker.versions.includes(version_id))) return bad('Version not found')
    if (shares.reduce((sum, { percentage }) => sum + percentage, 0) !== 100)
      return bad('Percentages must add up to 100')
    this.#serve(worker, shares)
    return ok()
  }

  #serve(worker: Worker, shares: Worker['shares']): void {
    worker.shares = shares
    for (const [name, value] of worker.pendingSecrets) worker.secrets.set(name, value)
  }
}
