import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const PROGRAM = join(import.meta.dirname, '../../../../cli/contactory.mjs')
export const KEY = 'ctk_live_only-for-tests'

export interface CliOptions {
  readonly url?: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  readonly cwd?: string
  /** Whether it takes stderr for a terminal. */
  readonly isTerminal?: boolean
  /** Once it runs, with all that it has said on stderr each time that it says something. */
  readonly onNote?: (child: ChildProcess, notes: string) => void
}

/** The command line as a person runs it, without a variable of the machine that could change what it does. */
export async function runCli(args: readonly string[], options: CliOptions = {}) {
  const { url = 'http://127.0.0.1:9', env = {}, input = '', cwd, isTerminal, onNote } = options
  const terminal = isTerminal ? ['--import', 'data:text/javascript,process.stderr.isTTY=true'] : []
  const child = spawn(process.execPath, [...terminal, PROGRAM, ...args], {
    cwd,
    env: {
      PATH: process.env.PATH,
      CONTACTORY_API_KEY: KEY,
      CONTACTORY_URL: url,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
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
