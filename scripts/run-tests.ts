/**
 * `npm test`: all checks. Runs lint, types, and unit, worker, web and browser tests in parallel; the last line counts
 * checks and tests. A failed check does not stop the others, so that one run shows every failure.
 *
 * `npm run check` is the quick version, without the Workers runtime and the browser. Test files in areas that no recent
 * commit changed take turns from commit to commit, and so do the shares of large matrices; `--all` runs everything.
 * `--record` writes the duration of each run and file to `test/times.json`, which is used to distribute them; use it
 * with `--all`, on an otherwise idle machine.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, getPriority, setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { CHANGED_VARIABLE, TURN_VARIABLE } from '../test/support/project-options.ts'
import { build, ROOT } from './local/build.ts'

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'format and lint': ['biome', 'check', '--error-on-warnings', '.'],
  'generated configuration': ['node', '--no-warnings', 'scripts/generate-config.ts', '--check'],
  'types of the server': typesOf('.'),
  'types of scripts and tests': typesOf('scripts'),
  'types of the web': typesOf('web'),
  'types of the command line': typesOf('cli'),
  'running time of patterns': ['node', '--no-warnings', 'scripts/check-patterns.ts'],
  'who imports whom': ['node', '--no-warnings', 'scripts/check-boundaries.ts'],
  'data about countries and languages': ['node', '--no-warnings', 'scripts/check-facts.ts'],
  'paths in documents': ['node', '--no-warnings', 'scripts/check-docs.ts'],
  'retired words': ['node', '--no-warnings', 'scripts/check-words.ts'],
}

/**
 * Test runs by name. Each is a process with its own runtimes, products and stub sites. A runtime takes a minute of
 * processor time to load the product, so a project is not divided further.
 */
const RUNS: Readonly<Record<string, TestRun>> = {
  worker: { project: 'worker' },
  // By then `worker` has stored the product's transformed modules, which this run loads too.
  'worker-crawls': { project: 'worker-crawls', startsAfterBuild: true },
  e2e: { project: 'e2e', startsAfterBuild: true },
  'e2e-kills': { project: 'e2e-kills', startsAfterBuild: true },
  'e2e-screens': { project: 'e2e-screens', startsAfterBuild: true },
  unit: { project: 'unit', isInParallel: true },
  web: { project: 'web', isInParallel: true },
}
const QUICK_RUNS = ['unit', 'web']
/** Half of a test's duration is waiting: browsers for pages, crawls for sites. So each core gets more than one run. */
const RUNS_AT_ONCE = 2 * availableParallelism()
const TIMES = join(ROOT, 'test/times.json')
const DAY_MS = 86_400_000
/** The areas that so many commits changed are tested whole: about what is pushed at once. */
const RECENT_COMMITS = 10
/** The assumed duration of a check, which is not recorded. */
const CHECK_S = 8
/** The niceness of runs that use every core: they yield to runs of one file at a time, which take longer. */
const YIELDING = 10

/**
 * Single-threaded: by default the compiler evaluates shared types again on each of four threads, which doubles CPU
 * time, and the other cores are busy with tests. Incremental: files that neither changed nor depend on a change keep
 * their result, including errors.
 */
function typesOf(folder: string): readonly string[] {
  const known = join('node_modules/.cache/types', `${folder === '.' ? 'server' : folder}.tsbuildinfo`)
  return ['tsc', '-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', known]
}

interface TestRun {
  readonly project: string
  readonly startsAfterBuild?: boolean
  /** Whether it uses one process per core. */
  readonly isInParallel?: boolean
}

interface Job {
  readonly seconds: number
  readonly startsAfterBuild: boolean
  /** Tests of one file at a time mostly wait; those that use every core, at a lower priority, fill the time between. */
  readonly kind: 'waiting' | 'filling' | 'check'
  readonly start: () => Promise<void>
}

const isQuick = process.argv.includes('--quick')
const isRecording = process.argv.includes('--record')
if (!process.argv.includes('--all')) takeTurns()
const count = { passed: 0, failed: 0 }
/** The output of each failure, repeated at the end, which even a truncated log shows. */
const failures: string[] = []
const times: { runs: Record<string, number>; files: Record<string, number> } = JSON.parse(readFileSync(TIMES, 'utf8'))
const recorded: typeof times = { runs: {}, files: {} }

if (!isQuick) await unpackBrowser()
let isBuilt = isQuick
const built = isQuick ? Promise.resolve() : buildOnce()
const jobs = [...testJobs(), ...checkJobs()].toSorted((a, b) => b.seconds - a.seconds)
await Promise.all(Array.from({ length: RUNS_AT_ONCE }, (_, at) => runJobs(at === 0 ? 'filling' : 'waiting')))
for (const failure of failures) console.log(`\nFAIL ${failure}`)
if (isRecording) writeTimes()
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)

/** Consecutive commits take consecutive turns. Without their history, the id of the commit or the day decides. */
function takeTurns(): void {
  try {
    process.env[TURN_VARIABLE] = String(Number.parseInt(git('rev-parse', '--short=8', 'HEAD'), 16))
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return
    const commits = git('rev-list', '--count', 'HEAD')
    process.env[TURN_VARIABLE] = commits
    const since = `HEAD~${Math.min(RECENT_COMMITS, Number(commits) - 1)}`
    const untracked = git('ls-files', '--others', '--exclude-standard')
    process.env[CHANGED_VARIABLE] = [git('diff', '--name-only', since), untracked].filter(Boolean).join('\n')
  } catch {
    process.env[TURN_VARIABLE] ??= String(Math.floor(Date.now() / DAY_MS))
  }
}

function git(...args: readonly string[]): string {
  return String(execFileSync('git', args, { cwd: ROOT, stdio: 'pipe' })).trim()
}

/**
 * Unpacks the browser once before the runs, which would otherwise all do it at the same time; in a separate process,
 * because the package changes the environment. If it fails, the runs that need a browser report that.
 */
async function unpackBrowser(): Promise<void> {
  const script = "await (await import('./scripts/local/packed-chromium.ts')).unpackChromium()"
  await run(['node', '--no-warnings', '--input-type=module', '-e', script], 'pipe')
}

/** If the build fails, the tests of the product report that too. */
async function buildOnce(): Promise<void> {
  try {
    await build()
  } catch (error) {
    count.failed++
    failures.push(`build\n${error}`)
  }
  isBuilt = true
}

function testJobs(): Job[] {
  const names = isQuick ? QUICK_RUNS : Object.keys(RUNS)
  return names.map((name) => {
    const run = RUNS[name]!
    return {
      // New runs start first, because their duration is unknown.
      seconds: times.runs[name] ?? Number.POSITIVE_INFINITY,
      startsAfterBuild: run.startsAfterBuild ?? false,
      kind: run.isInParallel ? 'filling' : 'waiting',
      start: () => runTests(name, run),
    }
  })
}

function checkJobs(): Job[] {
  return Object.entries(CHECKS).map(([name, command]) => ({
    seconds: CHECK_S,
    startsAfterBuild: false,
    kind: 'check',
    start: () => runCheck(name, command),
  }))
}

/**
 * Runs jobs one after the other, those of a kind first, and of them the longest.
 *
 * @param kind one slot fills time; the others start the runs that wait as early as possible
 */
async function runJobs(kind: Job['kind']): Promise<void> {
  while (jobs.length > 0) {
    const next = nextJob(kind)
    if (next < 0) await built
    else await jobs.splice(next, 1)[0]!.start()
  }
}

/** Until the product is built, a slot runs only checks meanwhile, so that it is free for the runs that need the build. */
function nextJob(kind: Job['kind']): number {
  const canStart = ({ startsAfterBuild }: Job) => isBuilt || !startsAfterBuild
  const own = jobs.findIndex((job) => canStart(job) && job.kind === kind)
  return own >= 0 ? own : jobs.findLastIndex((job) => canStart(job) && (isBuilt || job.kind === 'check'))
}

async function runCheck(name: string, command: readonly string[]): Promise<void> {
  // Printed in one piece, so that the output of parallel runs does not mix.
  const { isGood, output } = await run(command, 'pipe')
  count[isGood ? 'passed' : 'failed']++
  if (!isGood) failures.push(`${name}\n${output}`)
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`)
}

/** The parts of the test runner's report that are used. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    /** Milliseconds. */
    readonly startTime: number
    readonly endTime: number
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

async function runTests(name: string, { project, isInParallel }: TestRun): Promise<void> {
  const from = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'contactory-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = ['vitest', 'run', '-c', 'test/vitest.config.ts', ...reporters, '--project', project]
  // A share may have no file of a small project.
  if (process.env[TURN_VARIABLE]) command.push('--passWithNoTests')
  const { isGood } = await run(command, 'inherit', isInParallel ? YIELDING : 0)
  const counted: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  rmSync(folder, { recursive: true })
  const lines = counted.testResults.flatMap(failuresOfFile)
  if (!isGood && lines.length === 0) lines.push(`${name}: no test failed, but the run did; the reason is above`)
  failures.push(...lines)
  count.passed += counted.numPassedTests
  // A file that fails to load has no tests, but is still a failure.
  count.failed += isGood ? 0 : Math.max(1, counted.numFailedTests)
  recorded.runs[name] = Math.round((performance.now() - from) / 1000)
  for (const file of counted.testResults) {
    const seconds = Math.round((file.endTime - file.startTime) / 1000)
    if (seconds >= 1) recorded.files[relative(join(ROOT, 'test'), file.name)] = seconds
  }
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${recorded.runs[name]} s`)
}

/** Runs that did not take place keep their recorded times. */
function writeTimes(): void {
  const sorted = (all: Record<string, number>) =>
    Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const files = isQuick ? { ...times.files, ...recorded.files } : recorded.files
  const all = { runs: sorted({ ...times.runs, ...recorded.runs }), files: sorted(files) }
  writeFileSync(TIMES, `${JSON.stringify(all, null, 2)}\n`)
}

function run(
  [program, ...args]: readonly string[],
  stdio: 'inherit' | 'pipe',
  niceness = 0,
): Promise<{ isGood: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program!), args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] })
    if (niceness > 0 && child.pid) setPriority(child.pid, Math.max(niceness, getPriority()))
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)))
    child.on('close', (code) => resolve({ isGood: code === 0, output: output.join('') }))
    child.on('error', (error) => resolve({ isGood: false, output: String(error) }))
  })
}
