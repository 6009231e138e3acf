import { parseEnv } from 'node:util'
import { z } from 'zod'
import { type ConfigProblem, checkVariables, VARIABLE_NAMES } from '../../src/core/config.ts'

const EMAIL = z.email()

/** Generated once per state folder (`../local/world.ts`), so operators need not give them. */
const GENERATED = { JWT_SECRET: 'x'.repeat(32), OPT_OUT_KEY: 'x'.repeat(32), SEALING_KEYS: `local:${'0'.repeat(64)}` }

/** Of the two ways for its mail to leave, a server of one's own mostly has the second. */
const MAIL_IS_MISSING = { name: 'SMTP_URL', message: 'required in production, unless RESEND_API_KEY is set' }

export interface ProductionVariables {
  /** Without the generated secrets, unless the operator gave them. */
  readonly vars: Readonly<Record<string, string>>
  /** The address of the first administrator. */
  readonly administrator: string
  /** Empty if the product can run. */
  readonly problems: ConfigProblem[]
}

/**
 * The variables of a production server, from the environment and the text of an `--env` file, which wins.
 *
 * @param token makes a name that no mail can contain
 */
export function readProduction(
  environment: Readonly<Record<string, string | undefined>>,
  file: string,
  token: () => string,
): ProductionVariables {
  const given = { ...environment, ...parseEnv(file) }
  const known = VARIABLE_NAMES.flatMap((name) => (given[name] ? [[name, given[name]] as const] : []))
  const vars: Record<string, string> = { ...Object.fromEntries(known), ENVIRONMENT: 'production' }
  // Mail comes in without checks of its sender, so nothing that it says about them itself may count.
  vars.MAIL_AUTHSERV_ID ??= `unchecked-${token()}`
  const problems = checkVariables({ ...GENERATED, ...vars }).map((problem) =>
    problem.name === 'RESEND_API_KEY' ? MAIL_IS_MISSING : problem,
  )
  if (given.ADMIN_EMAIL && !EMAIL.safeParse(given.ADMIN_EMAIL.trim()).success)
    problems.push({ name: 'ADMIN_EMAIL', message: 'an email address' })
  // The demo's default of another origin must not stay.
  if (vars.APP_URL) vars.PASSKEY_ORIGIN ??= URL.parse(vars.APP_URL)?.origin ?? vars.APP_URL
  vars.ALLOW_PRIVATE_NETWORK ??= 'false'
  return { vars, administrator: (given.ADMIN_EMAIL || vars.SUPPORT_EMAIL || '').trim(), problems }
}

/** What to print when the configuration is incomplete; contains no values. */
export const describeProblems = (problems: readonly ConfigProblem[]): string =>
  [
    'The configuration is incomplete. Set these in the environment or in the file of --env:',
    ...problems.map(({ name, message }) => `  ${name.padEnd(24)} ${message}`),
    'Then start it again. docs/configuration.md describes each of them.',
  ].join('\n')
