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
import { io, withIo } from './io.mjs'
import { note } from './terminal.mjs'
import { VERSION } from './version.mjs'

/**
 * Commands return their exit code, or nothing for 0.
 *
 * @type {Readonly<Record<string, (args: string[]) => Promise<number | void>>>}
 */
const COMMANDS = { crawl, extract, data, contacts, campaigns, messages, webhooks, download, key, keys, account, help }

/**
 * Runs a command line.
 *
 * @param {string[]} args the arguments, without the program's name
 * @param {import('./io.mjs').Io} given its streams and variables
 * @returns {Promise<number>} the exit code; errors have been printed
 * @throws errors that are bugs of the program
 */
export const run = (args, given) =>
  withIo(given, async () => {
    try {
      return (await runCommand(args)) ?? 0
    } catch (error) {
      const { message, code } = /** @type {NodeJS.ErrnoException} */ (error)
      // System errors, such as a missing folder, are reported to the user; anything else is a bug.
      if (!(error instanceof Failure) && code === undefined) throw error
      note(`contactory: ${message}`)
      if (error instanceof Usage) note(`\n${usageOf(args[0])}`)
      return error instanceof Failure ? error.exitCode : EXIT.failed
    }
  })

/** @param {string[]} args */
async function runCommand([name, ...args]) {
  if (name === '--version') return void io().stdout.write(`${VERSION}\n`)
  if (name === '--help' || name === '-h') return help([])
  if (args.includes('--help')) return help([name ?? ''])
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw usage(name === undefined ? 'Which command?' : `There is no command "${name}".`)
  return command(args)
}
