import type { z } from 'zod'
import type { BodyFor } from '../../../src/contracts/endpoint.ts'
import {
  CreateEmailConfig,
  EMAIL_LIMIT_DEFAULTS,
  type EmailConfig,
  UpdateEmailConfig,
  type updateEmailConfig,
} from '../../../src/contracts/senders.ts'

export type EmailFormInput = z.input<typeof CreateEmailConfig>
type EmailFormSchema = z.ZodType<CreateEmailConfig, EmailFormInput>

/** A new configuration has credentials; one that is changed keeps those that it has. */
const Changed = CreateEmailConfig.extend({
  username: UpdateEmailConfig.shape.username.unwrap(),
  password: UpdateEmailConfig.shape.password.unwrap(),
})
export const emailFormSchema = (former: EmailConfig | null): EmailFormSchema => (former ? Changed : CreateEmailConfig)

/** What the form begins with. Credentials never leave the server, so they begin blank. */
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
  is_active: former?.is_active ?? true,
  is_default: former?.is_default ?? false,
})

/** What is sent: fields of DKIM only where it is on, and no secret that is blank. */
export function emailBody({
  username,
  password,
  dkim_selector,
  dkim_domain,
  dkim_private_key,
  ...rest
}: CreateEmailConfig): BodyFor<typeof updateEmailConfig> & Omit<CreateEmailConfig, 'username' | 'password'> {
  return {
    ...rest,
    ...(username && { username }),
    ...(password && { password }),
    ...(rest.compliance.use_dkim && { dkim_selector: dkim_selector || null, dkim_domain: dkim_domain || null }),
    ...(rest.compliance.use_dkim && dkim_private_key && { dkim_private_key }),
  }
}
