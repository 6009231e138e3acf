import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Ends with it where a command was used wrongly, as most commands do. */
const EXIT_USAGE = 2
const NUMBER = /^\d+(?:\.\d+)?$/

/** Ends the program with one line that says why, and how it is used. */
export function endWithUsage(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage}`)
  process.exit(EXIT_USAGE)
}

/**
 * What a script was given: an unknown option, or one without its value, ends it with its usage instead of a stack. An option whose default
 * is a number takes numbers alone.
 *
 * @param usage how the script is used; left out, it is made of the options
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage = usageOf(config)) {
  const parsed = parse(config, usage)
  // A file or folder that is not there is no fault of the program's.
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
