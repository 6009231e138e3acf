import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The usual exit code for wrong usage of a command. */
const EXIT_USAGE = 2
const NUMBER = /^\d+(?:\.\d+)?$/

/** Exits with one line that states the reason, followed by the usage. */
export function endWithUsage(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage}`)
  process.exit(EXIT_USAGE)
}

/**
 * Parses a script's options. An unknown option, or one without its value, prints the usage instead of a stack trace. An
 * option whose default is a number accepts only numbers.
 *
 * @param usage the usage text; derived from the options by default
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage = usageOf(config)) {
  const parsed = parse(config, usage)
  // A missing file or folder is a user error, not a bug.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.path === undefined || error.code === undefined) throw error
    endWithUsage(`${error.path} cannot be used: ${error.message}`, usage)
  })
  for (const [name, { default: standard }] of Object.entries(config.options ?? {})) {
    const value = (parsed.values as Record<string, unknown>)[name]
    if (typeof standard === 'string' && NUMBER.test(standard) && !NUMBER.test(String(value)))
      endWithUsage(`--${name} is a number, not "${value}".`, usage)
  }
  return parsed
}

function parse<Config extends ParseArgsConfig>(config: Config, usage: string) {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return endWithUsage((error as Error).message.split('. ')[0] ?? '', usage)
  }
}

function usageOf({ options = {} }: ParseArgsConfig): string {
  const name = basename(process.argv[1] ?? '', '.ts')
  const parts = Object.entries(options).map(([option, { type, default: standard }]) =>
    type === 'boolean' ? `[--${option}]` : `[--${option} ${standard ?? '…'}]`,
  )
  return `Usage: npm run bench ${name} -- ${parts.join(' ')}`
}
