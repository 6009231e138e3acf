/**
 * `npm test`: everything that must hold. Lint, types, then unit, worker, web and browser tests; the last line counts
 * checks and tests. A check that fails does not stop the later ones, so that one run shows all.
 *
 * `npm run check` is the quick loop: the same without the Workers runtime and the browser.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, ROOT } from './local/build.ts'

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'format, lint and boundaries': ['biome', 'check', '--error-on-warnings', '.'],
  'generated types': ['wrangler', 'types', 'src/env.d.ts', '--include-runtime=false', '--check'],
  'types of the server': ['tsc', '-p', '.'],
  'types of scripts and tests': ['tsc', '-p', 'scripts'],
  'types of the web': ['tsc', '-p', 'web'],
  'time that patterns take': ['node', '--no-warnings', 'scripts/check-patterns.ts'],
  'paths in documents': ['node', '--no-warnings', 'scripts/check-docs.ts'],
}

const isQuick = process.argv.includes('--quick')
const count = { passed: 0, failed: 0 }

for (const [name, command] of Object.entries(CHECKS)) {
  const isGood = await run(command)
  count[isGood ? 'passed' : 'failed']++
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`)
}
if (!isQuick) await build()
await runTests(isQuick ? ['--project', 'unit', '--project', 'web'] : [])
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)

async function runTests(projects: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contactory-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isGood = await run(['vitest', 'run', '-c', 'test/vitest.config.ts', ...reporters, ...projects])
  const counted = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number })
    : { numPassedTests: 0, numFailedTests: 0 }
  rmSync(folder, { recursive: true })
  count.passed += counted.numPassedTests
  // A file that cannot even be loaded counts no test, and is a failure all the same.
  count.failed += isGood ? 0 : Math.max(1, counted.numFailedTests)
}

function run([program, ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program!), args, { cwd: ROOT, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
  })
}
