#!/usr/bin/env node
// Contactory from the command line: a thin use of the external API, which runs on any Node from 20 on, as it is.
import { account } from './commands/account.mjs'
import { campaigns } from './commands/campaigns.mjs'
import { contacts } from './commands/contacts.mjs'
import { crawl } from './commands/crawl.mjs'
import { data } from './commands/data.mjs'
import { download } from './commands/download.mjs'
import { extract } from './commands/extract.mjs'
import { help, usageOf } from './commands/help.mjs'
import { key } from './commands/key.mjs'
import { keys } from './commands/keys.mjs'
import { messages } from './commands/messages.mjs'
import { webhooks } from './commands/webhooks.mjs'
import { EXIT, Failure, Usage, usage } from './failure.mjs'
import { note } from './terminal.mjs'
import { VERSION } from './version.mjs'

/** @type {Readonly<Record<string, (args: string[]) => Promise<void>>>} */
const COMMANDS = { crawl, extract, data, contacts, campaigns, messages, webhooks, download, key, keys, account, help }

// Whoever reads may have had enough, such as `head`.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  await run(process.argv.slice(2))
} catch (error) {
  const { message, code } = /** @type {NodeJS.ErrnoException} */ (error)
  // What the system refuses, such as a folder that is not there, is no fault of the program's.
  if (!(error instanceof Failure) && code === undefined) throw error
  note(`contactory: ${message}`)
  if (error instanceof Usage) note(`\n${usageOf(process.argv[2])}`)
  process.exitCode = error instanceof Failure ? error.exitCode : EXIT.failed
}

/** @param {string[]} args */
async function run([name, ...args]) {
  if (name === '--version') return void process.stdout.write(`${VERSION}\n`)
  if (name === '--help' || name === '-h') return help([])
  if (args.includes('--help')) return help([name ?? ''])
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw usage(name === undefined ? 'Which command?' : `There is no command "${name}".`)
  await command(args)
}
