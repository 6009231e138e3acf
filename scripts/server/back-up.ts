import { execFile } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { countRows, MANIFEST, type Manifest, sha256Of } from './manifest.ts'

const run = promisify(execFile)
const ALL_PAGES = 2 ** 31 - 1
const OWNER_ONLY = 0o600
const BUSY_MS = 30_000

/** Caches are not backed up; a database's log is part of its copy. */
const isLeftOut = (path: string): boolean => /^v3\/cache\/|-(?:wal|shm)$|\.new$/.test(path)

/**
 * Writes a compressed copy of a state folder: a consistent snapshot of each database, the objects, and the secrets that
 * decrypt them. The product may keep running. Databases are copied one after another, so a change that spans two of
 * them may be in one copy only.
 *
 * @param to a file that does not exist; it appears when it is complete, readable only by its owner
 */
export async function backUp(state: string, to: string, now: Date): Promise<Manifest> {
  const target = resolve(to)
  if (existsSync(target)) throw new Error(`${to} exists already.`)
  if (!existsSync(join(state, 'v3'))) throw new Error(`${state} is not the state folder of an installation.`)
  mkdirSync(dirname(target), { recursive: true })
  const work = mkdtempSync(join(dirname(target), '.backup-'))
  try {
    const copy = join(work, 'state')
    // Objects are copied before the databases that refer to them, so that none can be deleted in between, and again
    // afterwards to include new ones.
    copyFiles(state, copy)
    for (const path of list(state).filter(isDatabase)) await copyDatabase(join(state, path), join(copy, path))
    copyFiles(state, copy)
    const manifest = await describe(copy, now)
    writeFileSync(join(work, MANIFEST), JSON.stringify(manifest))
    const archive = join(work, basename(target))
    await run('tar', ['-czf', archive, '-C', work, MANIFEST, 'state'])
    chmodSync(archive, OWNER_ONLY)
    renameSync(archive, target)
    return manifest
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const isDatabase = (path: string): boolean => path.endsWith('.sqlite')

const list = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, exclude: (path) => isLeftOut(String(path)) })
    .concat(globSync('.migrations', { cwd: folder }))
    .filter((path) => !isLeftOut(path) && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())

function copyFiles(from: string, to: string): void {
  for (const path of list(from)) {
    const target = join(to, path)
    if (isDatabase(path) || existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    try {
      copyFileSync(join(from, path), target)
    } catch (error) {
      // Deleted since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Copies page by page: `VACUUM INTO` would renumber rows, which other tables refer to. */
async function copyDatabase(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true })
  const database = new DatabaseSync(from, { readOnly: true, timeout: BUSY_MS })
  try {
    await backup(database, to, { rate: ALL_PAGES })
  } finally {
    database.close()
  }
}

async function describe(copy: string, now: Date): Promise<Manifest> {
  const paths = list(copy).toSorted()
  const rows = Object.fromEntries(paths.filter(isDatabase).map((path) => [path, countRows(join(copy, path))] as const))
  const files: Manifest['files'] = {}
  for (const path of paths) {
    const file = join(copy, path)
    files[path] = { sha256: await sha256Of(file), bytes: statSync(file).size }
  }
  return { version: 1, created_at: now.toISOString(), files, rows }
}
