/** `npm run bench [name] [-- options]`: runs `test/bench/<name>.ts`, or lists what there is. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './local/build.ts'

const [name, ...options] = process.argv.slice(2)
const file = join(ROOT, 'test/bench', `${name}.ts`)
if (name === undefined || !existsSync(file)) {
  const names = globSync('test/bench/*.ts', { cwd: ROOT }).map((path) => basename(path, '.ts'))
  console.log(`Benchmarks: ${names.sort().join(', ')}`)
  process.exit(name === undefined ? 0 : 1)
}
const { status } = spawnSync(process.execPath, ['--no-warnings', file, ...options], { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 1)
