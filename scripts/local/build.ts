import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export const ROOT = join(import.meta.dirname, '../..')
export const WORKER_BUNDLE = join(ROOT, 'dist/worker/worker.js')
const run = promisify(execFile)

/** Builds the web application and bundles the Worker as for deployment; skips what has not changed. */
export async function build(): Promise<void> {
  await once(
    'web',
    [
      'scripts/local/build.ts',
      'web/**/*',
      'src/contracts/**/*',
      'src/rules/**/*',
      'src/lib/**/*',
      'src/extraction/**/*',
      'wrangler.toml',
      'package-lock.json',
    ],
    async () => {
      console.error('Building the web application …')
      // Set explicitly: with a test runner's own NODE_ENV, the libraries' development builds would be bundled.
      const options = { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } }
      await run('vite', ['build', '-c', 'web/vite.config.ts', '--logLevel', 'error'], options)
      await run('vite', ['build', '--app', '-c', 'web/site/vite.config.ts', '--logLevel', 'error'], options)
    },
  )
  await once(
    'worker',
    [
      'scripts/local/build.ts',
      'scripts/local/rewrite-bundle.ts',
      'src/**/*',
      'durable-objects/**/*',
      'wrangler.toml',
      'package.json',
      'package-lock.json',
    ],
    async () => {
      console.error('Bundling the Worker …')
      await run('wrangler', ['deploy', '--dry-run', '--minify', '--env=', '--outdir', 'dist/worker'], { cwd: ROOT })
      // Imported here, because it loads the web's bundler, which the many users of this module do without.
      const { rewriteBundle } = await import('./rewrite-bundle.ts')
      await rewriteBundle(WORKER_BUNDLE)
    },
  )
}

/** Runs `work` unless the named inputs are the same as when it last succeeded. */
async function once(name: string, inputs: string[], work: () => Promise<void>): Promise<void> {
  const mark = join(ROOT, 'dist', `.${name}-inputs`)
  const digest = digestOf(inputs)
  if (existsSync(join(ROOT, 'dist', name)) && existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  await work()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, digest)
}

export function digestOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort()) {
    const file = join(ROOT, path)
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
