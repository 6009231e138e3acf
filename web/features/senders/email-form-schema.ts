import { z } from 'zod'
import { WarmUp } from '../../../src/contracts/campaigns/campaign-settings.ts'
import type { BodyFor } from '../../../src/contracts/endpoint.ts'
import {
  CreateEmailConfig,
  type EmailConfig,
  type Encryption,
  ImapLogin,
  UpdateEmailConfig,
} from '../../../src/contracts/senders/email-config.ts'
import { EMAIL_LIMIT_DEFAULTS } from '../../../src/contracts/senders/sender-fields.ts'
import type { updateEmailConfig } from '../../../src/contracts/senders/senders.ts'
import { destinationOfEmail, isSameDestination } from '../../../src/rules/senders/secret-destination.ts'

/**
 * `warm_up` and `imap` are always part of the form, whether or not they are on, so that their fields can be filled in.
 */
const New = CreateEmailConfig.extend({
  warms_up: z.boolean(),
  reads_imap: z.boolean(),
  imap: ImapLogin.extend({ host: z.string().trim().max(253, 'Use at most 253 characters') }),
})
export type EmailFormInput = z.input<typeof New>
export type EmailFormOutput = z.output<typeof New>
type EmailFormSchema = z.ZodType<EmailFormOutput, EmailFormInput>

/** The contract's defaults, for when warm-up is switched on. */
export const WARM_UP_DEFAULTS = WarmUp.parse({})

/** A new configuration requires credentials. An edited one keeps its credentials while the server stays the same. */
const Changed = New.extend({
  username: UpdateEmailConfig.shape.username.unwrap(),
  password: UpdateEmailConfig.shape.password.unwrap(),
})
export function emailFormSchema(former: EmailConfig | null): EmailFormSchema {
  if (!former) return New.superRefine(requireImapHost)
  return Changed.superRefine((values, check) => {
    requireImapHost(values, check)
    if (keepsSecrets(former, values)) return
    for (const field of ['username', 'password'] as const)
      if (!values[field]) check.addIssue({ code: 'custom', path: [field], message: ENTER_AGAIN })
  })
}

function requireImapHost({ reads_imap, imap }: EmailFormOutput, check: z.RefinementCtx): void {
  if (reads_imap && imap.host === '')
    check.addIssue({ code: 'custom', path: ['imap', 'host'], message: 'Host is required' })
}

/** What most providers have, for when reading is switched on. */
export const IMAP_DEFAULTS = { host: '', port: 993, encryption: 'ssl', username: '', password: '' } as const

const imapOf = (former: EmailConfig | null): EmailFormInput['imap'] => {
  const { mailbox } = former ?? {}
  if (mailbox?.kind !== 'imap') return { ...IMAP_DEFAULTS }
  const { host, port, encryption } = mailbox
  return { ...IMAP_DEFAULTS, host: host ?? '', port: port ?? 993, encryption: encryption ?? 'ssl' }
}

const ENTER_AGAIN = 'Enter it again for the new server'

/**
 * Whether the server is still the one for which the credentials were entered. For another one they must be entered
 * again.
 */
export const keepsSecrets = (
  former: EmailConfig,
  { host, port, encryption }: { host: string; port: unknown; encryption?: Encryption | undefined },
): boolean =>
  isSameDestination(
    destinationOfEmail(former),
    destinationOfEmail({ host, port: Number(port), encryption: encryption ?? 'tls' }),
  )

/** The form's initial values. Credentials never leave the server, so their fields are blank. */
export const emailFormDefaults = (former: EmailConfig | null): EmailFormInput => ({
  name: former?.name ?? '',
  host: former?.host ?? '',
  port: former?.port ?? 587,
  encryption: former?.encryption ?? 'tls',
  username: '',
  password: '',
  from_name: former?.from_name ?? '',
  from_email: former?.from_email ?? '',
  reply_to: former?.reply_to ?? '',
  postal_address: former?.postal_address ?? '',
  unsubscribe_url: former?.unsubscribe_url ?? '',
  link_domain: former?.link_domain ?? 'auto',
  compliance: former?.compliance ?? {
    use_spf: true,
    use_dmarc: true,
    use_dkim: false,
    require_opt_in: true,
    include_unsubscribe: true,
  },
  limits: former?.limits ?? { ...EMAIL_LIMIT_DEFAULTS },
  dkim_selector: former?.dkim_selector ?? '',
  dkim_domain: former?.dkim_domain ?? '',
  dkim_private_key: '',
  bounce_address: former?.bounce_address ?? '',
  collect_replies: former?.collect_replies ?? false,
  report_key: '',
  reads_imap: former?.mailbox?.kind === 'imap',
  imap: imapOf(former),
  warms_up: Boolean(former?.warm_up),
  warm_up: former?.warm_up ?? { ...WARM_UP_DEFAULTS },
  is_active: former?.is_active ?? true,
  is_default: former?.is_default ?? false,
})

/**
 * The body to send: DKIM, IMAP and warm-up fields only if they are on, and no blank secrets.
 *
 * @param former null for a new one
 */
export function emailBody(
  former: EmailConfig | null,
  {
    username,
    password,
    dkim_selector,
    dkim_domain,
    dkim_private_key,
    report_key,
    warms_up,
    warm_up,
    reads_imap,
    imap,
    ...rest
  }: EmailFormOutput,
): BodyFor<typeof updateEmailConfig> & Omit<CreateEmailConfig, 'username' | 'password'> {
  return {
    ...rest,
    ...(username && { username }),
    ...(password && { password }),
    ...(rest.compliance.use_dkim && { dkim_selector: dkim_selector || null, dkim_domain: dkim_domain || null }),
    ...(rest.compliance.use_dkim && dkim_private_key && { dkim_private_key }),
    ...(report_key && { report_key }),
    ...(reads_imap ? { imap } : former?.mailbox?.kind === 'imap' ? { imap: null } : {}),
    warm_up: warms_up ? warm_up : null,
  }
}
