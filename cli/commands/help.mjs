import { io } from '../io.mjs'

/** How each command is used. */
const USAGES = {
  crawl: `contactory crawl https://… [more …]   crawl, follow, print what was found; Ctrl-C cancels
      --types emails,phones             of emails, phones, names, addresses, companies
      --max-pages N   --engine E   --no-robots
      --keywords "…"                    crawl what a search of the web finds`,
  extract: `contactory extract URL|FILE|-         read one page and keep nothing
      --types …   --country GB   --engine E   --url https://… (where the file is from)`,
  data: `contactory data                       print the values that the account holds
      --type emails   --search "…"   --crawl ID`,
  contacts: `contactory contacts [ID]              print people and organizations, or one with its evidence
      --search "…"   --crawl ID`,
  campaigns: `contactory campaigns                  print campaigns
      --status S   --type email|sms
  contactory campaigns show ID          one campaign with its totals
  contactory campaigns create FILE|-    make a draft of a JSON file, as POST /v1/campaigns takes it
  contactory campaigns send ID          begin to send it; --at 2030-01-01T09:00:00Z later`,
  messages: `contactory messages                   print single messages
      --state S   --to ADDRESS
  contactory messages show ID           one message with its events
  contactory messages send FILE|-       send a JSON file, as POST /v1/messages takes it
  contactory messages cancel ID         take it back while it is queued`,
  webhooks: `contactory webhooks                   print webhooks
  contactory webhooks add URL           --events crawl.completed,crawl.failed   --description "…"
  contactory webhooks test|delete ID    send a test message, or delete it
  contactory webhooks deliveries ID     what was sent; --state pending|delivered|failed`,
  download: `contactory download URL [-o FILE]     save a website for use offline, as a zip
      --depth N   --no-robots`,
  key: `contactory key                        what the key is, and what is left
      --log                             the latest requests that it made`,
  keys: `contactory keys                       print the account's keys, with a key that has admin`,
  account: `contactory account export FILE        save the account, to move it to another installation
      --email ADDRESS   --password-file FILE; or CONTACTORY_PASSWORD
  contactory account import FILE        add it to a new account there; again changes nothing`,
}

const usages = (/** @type {readonly string[]} */ texts) => texts.map((text) => `  ${text}`).join('\n')

const TEXT = `Finds the people and companies behind websites.

${usages(Object.values(USAGES))}
  contactory help [command], contactory --version

  --json, --csv                         instead of a table
  --key-file FILE                       holds the API key

  CONTACTORY_API_KEY                    the API key, never an argument
  CONTACTORY_URL                        the address of your Contactory

Ends with 0 when it is done, 1 when it failed, 2 for wrong use, 3 when the key may not, 4 when a limit is reached.`

/**
 * How a command is used; all of them where there is no such command.
 *
 * @param {string | undefined} name
 */
export const usageOf = (name) =>
  name !== undefined && Object.hasOwn(USAGES, name)
    ? `Usage:\n${usages([USAGES[/** @type {keyof typeof USAGES} */ (name)]])}\n  --json, --csv, --key-file FILE; "contactory help" for more`
    : TEXT

/** @param {string[]} args */
export async function help([name]) {
  io().stdout.write(`${usageOf(name)}\n`)
}
