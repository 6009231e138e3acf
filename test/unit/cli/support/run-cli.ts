import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { run } from '../../../../cli/run.mjs'

const PROGRAM = join(import.meta.dirname, '../../../../cli/contactory.mjs')
export const KEY = 'ctk_live_only-for-tests'

export interface CliOptions {
  readonly url?: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  /** Whether stderr is a terminal. */
  readonly isTerminal?: boolean
}

export interface ProcessOptions extends CliOptions {
  readonly cwd?: string
  /** Called each time the program writes to stderr, with everything written so far. */
  readonly onNote?: (child: ChildProcess, notes: string) => void
}

/** The environment of the command line, isolated from the variables of the machine. */
const variables = ({ url = 'http://127.0.0.1:9', env = {} }: CliOptions): Record<string, string> => ({
  CONTACTORY_API_KEY: KEY,
  CONTACTORY_URL: url,
  ...env,
})

class Collected extends Writable {
  said = ''
  isTTY = false

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.said += chunk.toString()
    done()
  }
}

/** Runs the command line within this process, without starting another one. */
export async function runCli(args: readonly string[], options: CliOptions = {}) {
  const [stdout, stderr] = [new Collected(), new Collected()]
  stderr.isTTY = options.isTerminal ?? false
  const stdin = Readable.from([Buffer.from(options.input ?? '')])
  const exitCode = await run([...args], { env: variables(options), stdin, stdout, stderr })
  return { output: stdout.said, notes: stderr.said, exitCode }
}

/** Runs the command line as a separate program, as a user does. */
export async function spawnCli(args: readonly string[], options: ProcessOptions = {}) {
  const { input = '', cwd, isTerminal, onNote } = options
  const terminal = isTerminal ? ['--import', 'data:text/javascript,process.stderr.isTTY=true'] : []
  const child = spawn(process.execPath, [...terminal, PROGRAM, ...args], {
    cwd,
    // The generated types of the Worker declare its variables as required in every process.
    env: { PATH: process.env.PATH, ...variables(options) } as unknown as NodeJS.ProcessEnv,
  })
  let notes = ''
  child.stderr.on('data', (chunk) => {
    notes += chunk
    onNote?.(child, notes)
  })
  child.stdin.end(input)
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, exitCode] = await Promise.all([text(child.stdout), exited])
  return { output, notes, exitCode }
}
