/**
 * `npm test`: everything that must hold. Lint, types, then unit, worker, web and browser tests; the last line counts
 * checks and tests. A check that fails does not stop the later ones, so that one run shows all.
 *
 * `npm run check` is the quick loop: the same without the Workers runtime and the browser.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, ROOT } from './local/build.ts'

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'format and lint': ['biome', 'check', '--error-on-warnings', '.'],
  'generated configuration': ['node', '--no-warnings', 'scripts/generate-config.ts', '--check'],
  'types of the server': ['tsc', '-p', '.'],
  'types of scripts and tests': ['tsc', '-p', 'scripts'],
  'types of the web': ['tsc', '-p', 'web'],
  'types of the command line': ['tsc', '-p', 'cli'],
  'time that patterns take': ['node', '--no-warnings', 'scripts/check-patterns.ts'],
  'who imports whom': ['node', '--no-warnings', 'scripts/check-boundaries.ts'],
  'paths in documents': ['node', '--no-warnings', 'scripts/check-docs.ts'],
}

/**
 * Half of what the tests take is waiting: browsers for pages, crawls for sites. Runs side by side, each a process with runtimes,
 * products and stand-in sites of its own, wait for each other less; each takes about as long.
 */
const RUNS = [
  ['--project', 'worker'],
  ['--project', 'unit', '--project', 'worker-crawls', '--project', 'e2e-screens'],
  ['--project', 'e2e', '--project', 'web'],
]
const QUICK_RUNS = [['--project', 'unit', '--project', 'web']]
/** Each of them takes a core while it runs. */
const CHECKS_AT_ONCE = availableParallelism()

const isQuick = process.argv.includes('--quick')
const count = { passed: 0, failed: 0 }
/** What each failure said, for the end of the output: that is what a cut log still shows. */
const failures: string[] = []

const waiting = Object.entries(CHECKS)
await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, runChecks))
if (!isQuick) await build()
await Promise.all((isQuick ? QUICK_RUNS : RUNS).map(runTests))
for (const failure of failures) console.log(`\nFAIL ${failure}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)

async function runChecks(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next
    // All of its output at once: what runs beside it would come in between.
    const { isGood, output } = await run(command, 'pipe')
    count[isGood ? 'passed' : 'failed']++
    if (!isGood) failures.push(`${name}\n${output}`)
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`)
  }
}

/** What of the runner's report is read here. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

function failuresOfFile(file: Report['testResults'][number]): string[] {
  const path = relative(ROOT, file.name)
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return file.status === 'failed' ? [`${path}\n${file.message}`] : []
  return failed.map((test) => `${path}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`)
}

async function runTests(projects: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contactory-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { isGood } = await run(['vitest', 'run', '-c', 'test/vitest.config.ts', ...reporters, ...projects], 'inherit')
  const counted: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  rmSync(folder, { recursive: true })
  const told = counted.testResults.flatMap(failuresOfFile)
  if (!isGood && told.length === 0)
    told.push(`${projects.join(' ')}: no test failed, but the run did; it says why above`)
  failures.push(...told)
  count.passed += counted.numPassedTests
  // A file that cannot even be loaded counts no test, and is a failure all the same.
  count.failed += isGood ? 0 : Math.max(1, counted.numFailedTests)
}

function run(
  [program, ...args]: readonly string[],
  stdio: 'inherit' | 'pipe',
): Promise<{ isGood: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program!), args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)))
    child.on('close', (code) => resolve({ isGood: code === 0, output: output.join('') }))
    child.on('error', (error) => resolve({ isGood: false, output: String(error) }))
  })
}
