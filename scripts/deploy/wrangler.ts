import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { adviceFor, DeployError } from './errors.ts'

export interface WranglerResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  /** The entries that wrangler writes to `WRANGLER_OUTPUT_FILE_PATH`, such as those of `deploy` and `versions upload`. */
  readonly entries: readonly Record<string, unknown>[]
}

export interface WranglerOptions {
  /** Standard input; secrets are passed here and never as arguments. */
  readonly input?: string
  /** Connects wrangler to the terminal, for signing in. */
  readonly isInteractive?: boolean
}

/** Runs a wrangler command. It rejects only if wrangler could not be started. */
export type Wrangler = (args: readonly string[], options?: WranglerOptions) => Promise<WranglerResult>

/** Longer than any command: exporting a large database, or uploading over a slow connection. */
const TIMEOUT_MS = 20 * 60_000

/**
 * The project's wrangler as a child process.
 *
 * @param accountId the Cloudflare account, once it is known
 * @param signal ends a running command
 */
export function wranglerOf(binary: string, cwd: string, accountId: () => string | null, signal: AbortSignal): Wrangler {
  return (args, { input = '', isInteractive = false } = {}) =>
    new Promise((resolve, reject) => {
      const folder = mkdtempSync(join(tmpdir(), 'contactory-deploy-'))
      const output = join(folder, 'output.ndjson')
      const account = accountId()
      const child = spawn(binary, args, {
        cwd,
        signal,
        timeout: TIMEOUT_MS,
        stdio: isInteractive ? 'inherit' : 'pipe',
        env: {
          ...process.env,
          WRANGLER_SEND_METRICS: 'false',
          WRANGLER_OUTPUT_FILE_PATH: output,
          NO_COLOR: '1',
          ...(account ? { CLOUDFLARE_ACCOUNT_ID: account } : {}),
        },
      })
      const [stdout, stderr]: string[][] = [[], []]
      child.stdout?.setEncoding('utf8').on('data', (text: string) => stdout!.push(text))
      child.stderr?.setEncoding('utf8').on('data', (text: string) => stderr!.push(text))
      // A command may exit before it has read its input, which closes the pipe.
      child.stdin?.on('error', () => {})
      child.stdin?.end(input)
      const end = () => rmSync(folder, { recursive: true, force: true })
      child.on('error', (error) => {
        end()
        const isStopped = signal.aborted
        reject(new DeployError(isStopped ? 'Interrupted.' : `wrangler could not be run: ${error.message}`))
      })
      child.on('close', (code) => {
        const entries = readEntries(output)
        end()
        resolve({ code: code ?? 1, stdout: stdout!.join(''), stderr: stderr!.join(''), entries })
      })
    })
}

function readEntries(path: string): Record<string, unknown>[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  } catch {
    return []
  }
}

/**
 * Runs a command that must succeed.
 *
 * @throws DeployError with wrangler's message and what to do about it
 */
export async function call(
  wrangler: Wrangler,
  args: readonly string[],
  options?: WranglerOptions,
): Promise<WranglerResult> {
  const result = await wrangler(args, options)
  if (result.code !== 0) throw failed(args, result)
  return result
}

export function failed(args: readonly string[], result: WranglerResult): DeployError {
  const said = wordsOf(result)
  return new DeployError(`wrangler ${args.slice(0, 3).join(' ')} failed: ${lastWords(said)}`, adviceFor(said))
}

export const wordsOf = ({ stdout, stderr }: WranglerResult): string => stripVTControlCharacters(`${stdout}\n${stderr}`)

function lastWords(said: string): string {
  const lines = said.split('\n').map((line) => line.trim())
  const error = lines.findIndex((line) => /ERROR|✘/.test(line))
  const shown = lines.slice(Math.max(0, error)).filter((line) => line && !/Logs were written to/.test(line))
  return (error < 0 ? shown.slice(-3) : shown.slice(0, 4)).join(' ').slice(0, 600)
}

/** Runs a command with `--json` and parses its output; wrangler may print notices before it. */
export async function callJson(wrangler: Wrangler, args: readonly string[]): Promise<unknown> {
  const result = await call(wrangler, args)
  return parseJson(args, result)
}

export function parseJson(args: readonly string[], { stdout }: WranglerResult): unknown {
  const text = stripVTControlCharacters(stdout)
  const start = text.search(/^[[{]/m)
  try {
    return JSON.parse(start < 0 ? text : text.slice(start))
  } catch {
    throw new DeployError(`wrangler ${args.slice(0, 3).join(' ')} printed something other than JSON`)
  }
}
