import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../scripts/local/build.ts'

/**
 * Installs npm packages for comparison outside the project, once; they are never shipped.
 *
 * @param name folder for them
 * @param manifest additional fields of package.json
 * @returns the folder that contains node_modules
 */
export async function installPeers(name: string, manifest: object): Promise<string> {
  const folder = join(ROOT, 'dist/bench-peers', name)
  const file = join(folder, 'package.json')
  const wanted = JSON.stringify({ private: true, ...manifest })
  const isThere = existsSync(join(folder, 'node_modules')) && readFileSync(file, 'utf8') === wanted
  if (isThere) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, wanted)
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder })
  return folder
}
