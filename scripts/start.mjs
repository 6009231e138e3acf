// Entry of `npm start`, `npm test` and `npm run bench`: runs on the machine's own Node, however old, installs what is
// missing, and hands over to the project's Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [script, ...args] = process.argv.slice(2)

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

const PROGRESS_MS = 10_000

async function install() {
  const mark = join(root, 'node_modules', '.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash()) return
  console.error('Installing packages. The first time takes a few minutes …')
  const started = Date.now()
  // npm prints nothing while it downloads, which looks like a hang.
  const progress = setInterval(
    () => console.error(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`),
    PROGRESS_MS,
  )
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  const status = await new Promise((resolve, reject) => {
    npm.on('error', reject)
    npm.on('exit', resolve)
  }).finally(() => clearInterval(progress))
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(mark, lockHash())
}

await install()
const bin = join(root, 'node_modules', '.bin')
const child = spawn(join(bin, 'node'), ['--no-warnings', join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, WRANGLER_SEND_METRICS: 'false' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
