import { io } from '../io.mjs'

/** The usage of each command. */
const USAGES = {
  crawl: `contactory crawl https://… [more …]   crawl, show progress, print results; Ctrl-C cancels
      --types emails,phones             emails, phones, names, addresses, companies
      --max-pages N   --engine E   --no-robots
      --keywords "…"                    crawl the results of a web search`,
  extract: `contactory extract URL|FILE|-         extract from one page, without storing it
      --types …   --country GB   --engine E   --url https://… (the file's original URL)`,
  data: `contactory data                       list the account's data
      --type emails   --search "…"   --crawl ID`,
  contacts: `contactory contacts [ID]              list people and organizations, or show one with its evidence
      --search "…"   --crawl ID`,
  campaigns: `contactory campaigns                  list campaigns
      --status S   --type email|sms
  contactory campaigns show ID          show a campaign with its totals
  contactory campaigns create FILE|-    create a draft from JSON, as for POST /v1/campaigns
  contactory campaigns send ID          start sending; --at 2030-01-01T09:00:00Z schedules it`,
  messages: `contactory messages                   list messages
      --state S   --to ADDRESS
  contactory messages show ID           show a message with its events
  contactory messages send FILE|-       send a message from JSON, as for POST /v1/messages
  contactory messages cancel ID         cancel a queued message`,
  webhooks: `contactory webhooks                   list webhooks
  contactory webhooks add URL           --events crawl.completed,crawl.failed   --description "…"
  contactory webhooks test|delete ID    send a test event, or delete the webhook
  contactory webhooks deliveries ID     list deliveries; --state pending|delivered|failed`,
  download: `contactory download URL [-o FILE]     download a website for offline use, as a zip file
      --depth N   --no-robots`,
  key: `contactory key                        show the key, its limits and what is left
      --log                             list the key's latest requests`,
  keys: `contactory keys                       list the account's keys (needs a key with admin)`,
  account: `contactory account export FILE        export the account, to move it to another installation
      --email ADDRESS   --password-file FILE; or CONTACTORY_PASSWORD
  contactory account import FILE        import it into a new account there; can be repeated safely`,
}

const usages = (/** @type {readonly string[]} */ texts) => texts.map((text) => `  ${text}`).join('\n')

const TEXT = `Finds the people and companies behind websites.

${usages(Object.values(USAGES))}
  contactory help [command], contactory --version

  --json, --csv                         instead of a table
  --key-file FILE                       holds the API key

  CONTACTORY_API_KEY                    the API key, never an argument
  CONTACTORY_URL                        the URL of your Contactory

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not permitted with this key, 4 limit reached.`

/**
 * The usage of a command, or of all commands if there is no such command.
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
