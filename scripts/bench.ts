/** `npm run bench [name] [-- options]`: runs `test/bench/<name>.ts`, or lists the available benchmarks. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './local/build.ts'
import { endWithUsage } from './local/read-options.ts'

const [name, ...options] = process.argv.slice(2)
const file = join(ROOT, 'test/bench', `${name}.ts`)
if (name === undefined || !/^[\w-]+$/.test(name) || !existsSync(file)) {
  const names = globSync('test/bench/*.ts', { cwd: ROOT }).map((path) => basename(path, '.ts'))
  const usage = `Usage: npm run bench NAME [-- options], where NAME is one of ${names.sort().join(', ')}`
  const isAsked = name === undefined || name === '--help'
  if (!isAsked) endWithUsage(`There is no benchmark "${name}".`, usage)
  console.log(usage)
  process.exit(0)
}
const { status } = spawnSync(process.execPath, ['--no-warnings', file, ...options], { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 1)
