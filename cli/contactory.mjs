#!/usr/bin/env node
// Contactory from the command line: a thin use of the external API, which runs on any Node from 20 on, as it is.
import { crawl } from './commands/crawl.mjs'
import { data } from './commands/data.mjs'
import { download } from './commands/download.mjs'
import { extract } from './commands/extract.mjs'
import { help } from './commands/help.mjs'
import { key } from './commands/key.mjs'
import { Failure, usage } from './failure.mjs'
import { note } from './terminal.mjs'
import { VERSION } from './version.mjs'

/** @type {Readonly<Record<string, (args: string[]) => Promise<void>>>} */
const COMMANDS = { crawl, extract, data, download, key, help }

// Whoever reads may have had enough, such as `head`.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Failure)) throw error
  note(`contactory: ${error.message}`)
  process.exitCode = error.exitCode
}

/** @param {string[]} args */
async function run([name, ...args]) {
  if (name === '--version') return void process.stdout.write(`${VERSION}\n`)
  if (name === '--help' || name === '-h' || args.includes('--help')) return help()
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw usage(name === undefined ? 'Which command?' : `There is no command "${name}".`)
  await command(args)
}
