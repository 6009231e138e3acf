import { parseEnv } from 'node:util'
import { z } from 'zod'
import { type ConfigProblem, checkVariables } from '../../src/core/config/check-environment.ts'
import { VARIABLE_NAMES } from '../../src/core/config/variables.ts'

const EMAIL = z.email()

/** Generated once per state folder (`../local/world.ts`), so operators need not set them. */
const GENERATED = { JWT_SECRET: 'x'.repeat(32), OPT_OUT_KEY: 'x'.repeat(32), SEALING_KEYS: `local:${'0'.repeat(64)}` }

/** Of the two ways to send email, self-hosted servers usually use the second. */
const MAIL_IS_MISSING = { name: 'SMTP_URL', message: 'required in production, unless RESEND_API_KEY is set' }

export interface ProductionVariables {
  /** Without the generated secrets, unless the operator gave them. */
  readonly vars: Readonly<Record<string, string>>
  /** The address of the first administrator. */
  readonly administrator: string
  /** Empty if the configuration is complete. */
  readonly problems: ConfigProblem[]
}

/**
 * Reads the variables of a production server from the environment and from the text of an `--env` file, which takes
 * precedence.
 *
 * @param token creates a name that no email can contain
 */
export function readProduction(
  environment: Readonly<Record<string, string | undefined>>,
  file: string,
  token: () => string,
): ProductionVariables {
  const given = { ...environment, ...parseEnv(file) }
  const known = VARIABLE_NAMES.flatMap((name) => (given[name] ? [[name, given[name]] as const] : []))
  const vars: Record<string, string> = { ...Object.fromEntries(known), ENVIRONMENT: 'production' }
  // The server does not authenticate senders, so an email's own Authentication-Results header must never be trusted.
  vars.MAIL_AUTHSERV_ID ??= `unchecked-${token()}`
  const problems = checkVariables({ ...GENERATED, ...vars }).map((problem) =>
    problem.name === 'RESEND_API_KEY' ? MAIL_IS_MISSING : problem,
  )
  if (given.ADMIN_EMAIL && !EMAIL.safeParse(given.ADMIN_EMAIL.trim()).success)
    problems.push({ name: 'ADMIN_EMAIL', message: 'an email address' })
  // Replaces the demo's default, which is another origin.
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
