import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checkVariables } from '../../src/core/config/check-environment.ts'
import { SECRET_NAMES } from '../../src/core/secret-names.ts'
import { DeployError } from './errors.ts'

const LOCATIONS = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'] as const
const Mailbox = z.email()
const Name = z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/)

/** What the operator decides. Stored with the installation, so that an upgrade asks nothing. */
export const Answers = z.strictObject({
  /** `https://…`, or empty for an address under workers.dev. */
  address: z
    .string()
    .trim()
    .regex(/^(?:https:\/\/[^/?#@\s]+)?\/?$/, 'https:// and a host, without a path; or empty')
    .transform((url) => url.replace(/\/$/, ''))
    .default(''),
  /** Whether the host of the address becomes a custom domain of the Worker; its zone must be in the account. */
  attachDomain: z.boolean().default(true),
  /** Allows the custom domain to replace a DNS record that points elsewhere. */
  replaceDns: z.boolean().default(false),
  mailFrom: z.string().trim().min(3),
  supportEmail: Mailbox,
  privacyEmail: Mailbox,
  securityEmail: Mailbox,
  crawlerEmail: Mailbox,
  /** The domain for replies and bounces; empty for none. */
  mailDomain: z.string().trim().toLowerCase().default(''),
  administratorEmail: Mailbox.transform((email) => email.toLowerCase()),
  administratorName: z.string().trim().min(1).max(100).default('Administrator'),
  /** How many data databases there are: DATA_1, DATA_2 and so on. */
  dataDatabases: z.number().int().min(1).max(100).default(1),
  location: z.enum(LOCATIONS).optional(),
  /** AI extraction, billed by use. */
  ai: z.boolean().default(true),
  /** Whether upgrades also export databases to files. */
  exportBackups: z.boolean().default(true),
  /** Further variables of the Worker, such as GOOGLE_CLIENT_ID. */
  variables: z
    .record(
      Name.refine((name) => !SECRET_NAMES.has(name), 'is a secret'),
      z.string(),
    )
    .default({}),
})
export type Answers = z.infer<typeof Answers>

/** The file of `--answers`: answers, and optionally the Cloudflare account and secrets, which are not stored. */
const AnswersFile = Answers.partial().extend({
  account: z.string().optional(),
  secrets: z.record(Name, z.string().min(1)).default({}),
})
export type GivenAnswers = z.infer<typeof AnswersFile>

export function readAnswersFile(path: string): GivenAnswers {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new DeployError(
      `${path} cannot be read: ${(error as Error).message}`,
      'It is a JSON file; see docs/deployment.md.',
    )
  }
  const given = json as Record<string, unknown>
  const parsed = AnswersFile.safeParse(json)
  if (!parsed.success)
    throw new DeployError(`${path}: ${z.prettifyError(parsed.error)}`, 'Correct the file and run the command again.')
  // The schema's defaults must not replace values stored by earlier runs.
  const named = Object.entries(parsed.data).filter(([name]) => name === 'secrets' || name in given)
  return { secrets: {}, ...Object.fromEntries(named) } as GivenAnswers
}

export interface Question {
  readonly name: keyof Answers
  readonly text: string
  readonly kind: 'text' | 'confirm'
  readonly fallback: (sofar: Partial<Answers>) => string | boolean
  readonly isAsked?: (sofar: Partial<Answers>) => boolean
}

const hostOf = ({ address }: Partial<Answers>) => (address ? new URL(address).hostname : null)
const atHost = (local: string) => (sofar: Partial<Answers>) => {
  const host = hostOf(sofar)
  return host ? `${local}@${host}` : (sofar.supportEmail ?? '')
}

/** The questions in their order; everything else has a default and is set in the answers file. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'address',
    kind: 'text',
    text: 'Address of the site, such as https://app.example.com; its domain must be on Cloudflare. Empty: an address under workers.dev',
    fallback: () => '',
  },
  {
    name: 'supportEmail',
    kind: 'text',
    text: 'Mailbox for support; it receives the contact form',
    fallback: atHost('support'),
  },
  {
    name: 'privacyEmail',
    kind: 'text',
    text: 'Mailbox for questions about personal data',
    fallback: atHost('privacy'),
  },
  { name: 'securityEmail', kind: 'text', text: 'Mailbox for reports of weaknesses', fallback: atHost('security') },
  { name: 'crawlerEmail', kind: 'text', text: 'Mailbox for owners of crawled sites', fallback: atHost('crawler') },
  {
    name: 'mailFrom',
    kind: 'text',
    text: 'Sender of mail from the product; its domain must be verified at Resend',
    fallback: (sofar) => `Contactory <${atHost('no-reply')(sofar)}>`,
  },
  {
    name: 'mailDomain',
    kind: 'text',
    text: 'Domain for replies and bounces of campaigns (Email Routing), of its own, such as in.example.com. Empty: none',
    fallback: () => '',
  },
  { name: 'ai', kind: 'confirm', text: 'Offer AI extraction (Workers AI, billed by use)?', fallback: () => true },
  {
    name: 'administratorEmail',
    kind: 'text',
    text: 'Email address of the first administrator',
    fallback: (sofar) => sofar.supportEmail ?? '',
  },
]

/**
 * @returns null if the value is valid, otherwise the reason
 */
export function invalidReason(name: keyof Answers, value: unknown): string | null {
  const parsed = Answers.shape[name].safeParse(value)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'not valid')
}

/**
 * @throws DeployError that names every missing or invalid answer
 */
export function completeAnswers(given: Partial<Answers>): Answers {
  const parsed = Answers.safeParse(given)
  if (parsed.success) return parsed.data
  throw new DeployError(
    `Answers are missing or invalid: ${parsed.error.issues.map(({ path, message }) => (given[path[0] as keyof Answers] === undefined ? path.join('.') : `${path.join('.')} (${message})`)).join(', ')}`,
    'Run the command in a terminal, without --yes, to be asked, or add them to the file of --answers.',
  )
}

/**
 * Returns the Worker's variables.
 *
 * @param appUrl null as long as workers.dev has not assigned a URL
 */
export function variablesOf(answers: Answers, appUrl: string | null): Record<string, string> {
  return {
    ...answers.variables,
    ENVIRONMENT: 'production',
    ...(appUrl ? { APP_URL: appUrl } : {}),
    MAIL_FROM: answers.mailFrom,
    SUPPORT_EMAIL: answers.supportEmail,
    PRIVACY_EMAIL: answers.privacyEmail,
    SECURITY_EMAIL: answers.securityEmail,
    CRAWLER_EMAIL: answers.crawlerEmail,
    ...(answers.mailDomain ? { MAIL_DOMAIN: answers.mailDomain } : {}),
  }
}

/**
 * Checks answers and secrets by the Worker's own rules, before anything is created.
 *
 * @param kept names of existing secrets, whose values cannot be read
 * @throws DeployError that names everything the Worker would refuse
 */
export function assertAccepted(
  answers: Answers,
  appUrl: string | null,
  secrets: Readonly<Record<string, string>>,
  kept: ReadonlySet<string>,
): void {
  const variables = variablesOf(answers, appUrl ?? 'https://pending.workers.dev')
  const isKnown = (name: string) => kept.has(name) || (name === 'RESEND_API_KEY' && kept.has('SMTP_URL'))
  const problems = checkVariables({ ...variables, ...secrets }).filter(({ name }) => !isKnown(name) || name in secrets)
  const strangers = Object.keys(secrets).filter((name) => !SECRET_NAMES.has(name))
  const lines = [
    ...problems.map(({ name, message }) => `${name} (${message})`),
    ...strangers.map((name) => `${name} (unknown secret)`),
  ]
  if (lines.length > 0)
    throw new DeployError(
      `The Worker would refuse this configuration: ${lines.join(', ')}`,
      'Correct the answers and run the command again.',
    )
}
