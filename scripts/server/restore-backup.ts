import { execFile } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { countRows, MANIFEST, Manifest, sha256Of } from './manifest.ts'

const run = promisify(execFile)

/**
 * Restores a backup into a folder that is empty or does not exist. The folder appears only after verification:
 * checksums, SQLite's own checks, and row counts.
 */
export async function restoreBackup(from: string, state: string): Promise<Manifest> {
  const target = resolve(state)
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${state} is not empty.`)
  mkdirSync(dirname(target), { recursive: true })
  const work = mkdtempSync(join(dirname(target), '.restore-'))
  try {
    await run('tar', ['-xzf', resolve(from), '-C', work, '--no-same-owner', MANIFEST, 'state']).catch(() => {
      throw new Error(`${from} is not a complete backup.`)
    })
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(work, MANIFEST), 'utf8')))
    await verify(join(work, 'state'), manifest)
    if (existsSync(target)) rmdirSync(target)
    renameSync(join(work, 'state'), target)
    return manifest
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function verify(folder: string, { files, rows }: Manifest): Promise<void> {
  const found = globSync(['**/*', '.migrations'], { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  const strangers = found.filter((path) => !Object.hasOwn(files, path))
  if (strangers.length > 0)
    throw new Error(`The backup contains files that its manifest does not list: ${strangers[0]}`)
  for (const [path, { sha256 }] of Object.entries(files)) {
    const file = join(folder, path)
    if (!existsSync(file) || (await sha256Of(file)) !== sha256) throw new Error(`The backup is damaged: ${path}`)
  }
  for (const [path, counted] of Object.entries(rows))
    if (!isDeepStrictEqual(countRows(join(folder, path)), counted)) throw new Error(`The backup is damaged: ${path}`)
}
