import { QUEUE_NAMES, queueBinding } from '../../contracts/queues.ts'
import { isShard } from '../../db/shards.ts'
import { Variables } from './variables.ts'

const SAAS_NAMES = ['CLOUDFLARE_SAAS_TOKEN', 'CLOUDFLARE_SAAS_ZONE_ID', 'CLOUDFLARE_SAAS_TARGET'] as const

/** Required in production; development has substitutes. */
const REQUIRED_IN_PRODUCTION = [
  'RESEND_API_KEY',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SECURITY_EMAIL',
  'PRIVACY_EMAIL',
  'CRAWLER_EMAIL',
] as const

/** Placeholder domains of this repository, which a deployment must replace. */
const EXAMPLE = /\bcontactory\.(?:example|test)\b/i
const BINDINGS = [
  'DB',
  'FILES',
  ...QUEUE_NAMES.map(queueBinding),
  'ACCOUNT_FEED',
  'API_METER',
  'CRAWL_COORDINATOR',
  'ORIGIN_GATE',
  'RATE_LIMITER',
  'SITE_DOWNLOAD_COORDINATOR',
  'SLICE_SCHEDULER',
] as const

/** A variable or binding that is missing or malformed. The message never contains the value. */
export interface ConfigProblem {
  readonly name: string
  readonly message: string
}

/** Thrown for an environment that the product cannot run with; lists everything that is wrong with it. */
export class BadConfig extends Error {
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super(`Bad environment. ${problems.map(({ name, message }) => `${name}: ${message}`).join('; ')}`)
    this.name = 'BadConfig'
    this.problems = problems
  }
}

/**
 * Checks the variables, secrets included, without the bindings.
 *
 * @returns every problem; empty if the product can run with them
 */
export function checkVariables(values: Readonly<Record<string, unknown>>): ConfigProblem[] {
  const parsed = Variables.safeParse(values)
  const problems: ConfigProblem[] = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({
        name: path.join('.'),
        message: values[String(path[0])] === undefined ? 'missing' : message,
      }))
  const saas = SAAS_NAMES.filter((name) => values[name])
  if (saas.length > 0 && saas.length < SAAS_NAMES.length)
    for (const name of SAAS_NAMES)
      if (!values[name]) problems.push({ name, message: `required with ${saas.join(' and ')}` })
  if (values.ENVIRONMENT === 'production') {
    for (const name of REQUIRED_IN_PRODUCTION)
      if (!values[name] && !(name === 'RESEND_API_KEY' && values.SMTP_URL))
        problems.push({ name, message: 'required in production' })
    for (const name of ['APP_URL', 'MAIL_DOMAIN', ...REQUIRED_IN_PRODUCTION] as const) {
      if (EXAMPLE.test(String(values[name]))) problems.push({ name, message: 'still that of the example' })
    }
    // Passwords and sessions would travel in the clear.
    if (/^\s*http:/i.test(String(values.APP_URL))) problems.push({ name: 'APP_URL', message: 'https in production' })
    if (values.ALLOW_PRIVATE_NETWORK === 'true')
      problems.push({ name: 'ALLOW_PRIVATE_NETWORK', message: 'not in production' })
  }
  return problems
}

/** Checks the bindings. @returns every problem; empty if there is none */
export function checkBindings(values: Readonly<Record<string, unknown>>): ConfigProblem[] {
  const missing = BINDINGS.filter((name) => values[name] === undefined) as string[]
  if (!Object.keys(values).some((name) => isShard(name) && values[name] !== undefined)) missing.unshift('DATA_1')
  return missing.map((name) => ({ name, message: 'binding is missing' }))
}
