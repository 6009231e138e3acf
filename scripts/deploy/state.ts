import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { z } from 'zod'
import { Answers } from './answers.ts'
import { DeployError } from './errors.ts'

const Bookmarks = z.record(z.string(), z.string())
const BackupRecord = z.object({
  startedAt: z.string(),
  /** The version that served before; a rollback returns to it. */
  formerVersion: z.string(),
  /** Time Travel bookmarks of each database from before the migrations, by binding. */
  bookmarks: Bookmarks,
  /** Files of `wrangler d1 export`, by binding; null where a database cannot be exported. */
  exports: z.record(z.string(), z.string().nullable()),
})

/** An unfinished upgrade; repeating the command continues it. */
const Upgrade = BackupRecord.extend({
  /** The uploaded version, and the digest of its sources. */
  newVersion: z.string().nullable(),
  digest: z.string().nullable(),
  /** Whether it had to be deployed in one step: it migrates Durable Objects, or the address changed. */
  isWhole: z.boolean(),
  /** Secrets added to the uploaded version, which `secret list` shows only after its deployment. */
  secretsAdded: z.array(z.string()),
})

const Past = BackupRecord.extend({
  newVersion: z.string().nullable(),
  endedAt: z.string(),
  outcome: z.enum(['deployed', 'rolled-back']),
})

/** The state of an installation on the operator's machine. It never contains the value of a secret. */
export const State = z.object({
  format: z.literal(1),
  name: z.string(),
  accountId: z.string().nullable(),
  /** When the first deployment started; null for an adopted manual installation. */
  begunAt: z.string().nullable(),
  answers: Answers,
  /** The product's URL; null until workers.dev has assigned one. */
  appUrl: z.string().nullable(),
  /** The URL at which the last deployment was healthy. */
  servedUrl: z.string().nullable(),
  /** The host that this installation attached, or is attaching, to its Worker. */
  attachedHost: z.string().nullable(),
  /** Ids by binding. */
  databases: z.record(z.string(), z.object({ name: z.string(), id: z.string() })),
  bucket: z.string().nullable(),
  queues: z.array(z.string()),
  /** Names of secrets that exist or were set. */
  secrets: z.array(z.string()),
  /** The last deployment that was healthy. */
  deployment: z.object({ version: z.string().nullable(), release: z.string(), at: z.string() }).nullable(),
  /** The tag of the last migration of Durable Objects that was deployed. */
  objectsTag: z.string().nullable(),
  administrator: z.object({ email: z.string(), linkExpiresAt: z.string().nullable() }).nullable(),
  upgrade: Upgrade.nullable(),
  history: z.array(Past),
})
export type State = z.infer<typeof State>
export type Upgrade = z.infer<typeof Upgrade>

export const newState = (name: string, answers: z.infer<typeof Answers>): State => ({
  format: 1,
  name,
  accountId: null,
  begunAt: null,
  answers,
  appUrl: answers.address || null,
  servedUrl: null,
  attachedHost: null,
  databases: {},
  bucket: null,
  queues: [],
  secrets: [],
  deployment: null,
  objectsTag: null,
  administrator: null,
  upgrade: null,
  history: [],
})

/**
 * @returns null if there is no such file
 * @throws DeployError for a file that is damaged, or was written by a later version
 */
export function loadState(path: string): State | null {
  if (!existsSync(path)) return null
  try {
    return State.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new DeployError(
      `${path} cannot be read: ${reason}`,
      'Restore it from your backup. Do not delete it while the installation exists: it knows the ids of its databases.',
    )
  }
}

/** Replaces the file atomically, so that a killed run leaves either the old or the new one. */
export function saveState(path: string, state: State): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, path)
}

/**
 * Locks the installation against a second run. A lock whose process is gone is taken over.
 *
 * @returns releases the lock
 * @throws DeployError while another run holds it
 */
export function acquireLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  const own = JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() })
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx')
      writeFileSync(file, own)
      closeSync(file)
      return () => {
        if (existsSync(path) && readFileSync(path, 'utf8') === own) rmSync(path)
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = readLock(path)
      if (holder !== null && isAlive(holder)) {
        throw new DeployError(
          `Another run has been working on this installation since ${holder.since} (process ${holder.pid} on ${holder.host}).`,
          `Wait for it to end. If it is gone for good, delete ${path}.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new DeployError(`${path} could not be locked.`)
}

const Lock = z.object({ pid: z.number(), host: z.string(), since: z.string() })

function readLock(path: string): z.infer<typeof Lock> | null {
  try {
    return Lock.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

function isAlive({ pid, host }: z.infer<typeof Lock>): boolean {
  // Processes on another machine cannot be checked.
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
