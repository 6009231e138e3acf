import type { AudienceKind } from '../../../../src/contracts/campaigns/audience.ts'
import type { writeToAudience } from '../../../../src/contracts/campaigns/audiences.ts'
import type { MessageFormat } from '../../../../src/contracts/campaigns/message-format.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import { workingHours } from '../form/working-hours.ts'

export type AudienceBody = BodyFor<typeof writeToAudience>['audience']
/** The filter that selects everybody to consider: one of the address book, or one of the data. */
export type AudienceSource = Pick<AudienceBody, 'contacts' | 'items'>

/** Why the sender may write to these people: they agreed, or a legitimate interest (GDPR, article 6(1)(a) and (f)). */
export type Basis = 'agreed' | 'interest'
export type When = 'morning' | 'now' | 'later' | 'draft'

export interface AudienceValues {
  readonly who: AudienceKind
  readonly decision_makers: boolean
  readonly title: string
  readonly one_per_person: boolean
  readonly one_per_organization: boolean
  readonly skip_in_campaigns: boolean
  readonly skip_written: boolean
  readonly skip_written_days: string
  /** Null until changed: labels that are called customers. */
  readonly skip_label_ids: readonly string[] | null
  /** Separated by spaces, commas or lines. */
  readonly skip_domains: string
  readonly basis: Basis | null
  readonly consent: string
  readonly name: string
  /** Null until chosen: the default one. */
  readonly sender: string | null
  /** The further senders; null for all that are healthy. */
  readonly others: readonly string[] | null
  readonly template: string | null
  readonly subject: string
  readonly content: string
  readonly text_content: string
  readonly format: MessageFormat
  readonly when: When
  /** As a datetime-local input has it. */
  readonly at: string
  readonly inWorkingHours: boolean
}

/** What a careful sender chooses. */
export const careful = (name: string, source: AudienceSource): AudienceValues => ({
  who: source.items ? 'both' : source.contacts?.kind === 'organization' ? 'organizations' : 'people',
  ...{ decision_makers: false, title: '', one_per_person: true, one_per_organization: true },
  ...{ skip_in_campaigns: true, skip_written: true, skip_written_days: '30', skip_label_ids: null, skip_domains: '' },
  ...{
    basis: null,
    consent: '',
    name,
    sender: null,
    others: null,
    template: null,
    subject: '',
    content: '',
    text_content: '',
  },
  // They are written to one by one, so it looks like a personal mail.
  format: 'plain',
  ...{ when: 'morning', at: '', inWorkingHours: true },
})

interface Label {
  readonly id: string
  readonly name: string
}
const CUSTOMERS = /^(?:customers?|clients?|kunden|kunde|clientes?|clienti|klanten)$/i
/** Labels that are skipped unless the sender chooses otherwise. */
export const customerLabels = (labels: readonly Label[]): string[] =>
  labels.filter(({ name }) => CUSTOMERS.test(name.trim())).map(({ id }) => id)

/** The audience that the values describe. */
export function audienceOf(values: AudienceValues, source: AudienceSource, labels: readonly Label[]): AudienceBody {
  const days = Number.parseInt(values.skip_written_days, 10)
  return {
    ...source,
    who: values.who,
    decision_makers: values.who !== 'organizations' && values.decision_makers,
    title: values.who === 'organizations' ? null : values.title.trim() || null,
    one_per_person: values.one_per_person,
    one_per_organization: values.one_per_organization,
    skip_in_campaigns: values.skip_in_campaigns,
    skip_written_days: values.skip_written && days > 0 ? days : 0,
    skip_label_ids: [...(values.skip_label_ids ?? customerLabels(labels))],
    skip_domains: values.skip_domains.split(/[\s,;]+/).filter(Boolean),
    consent: values.basis === 'agreed' ? values.consent.trim() || 'Stated by the sender' : null,
  }
}

/** Nine o'clock on the next working day. */
export function nextMorning(now: Date): Date {
  const at = new Date(now)
  do at.setDate(at.getDate() + 1)
  while (at.getDay() === 0 || at.getDay() === 6)
  at.setHours(9, 0, 0, 0)
  return at
}

/** When the campaign starts; null for a draft, undefined if the time is missing or past. */
export function startOf({ when, at }: AudienceValues, now: Date): { scheduled_at: string | null } | null | undefined {
  if (when === 'draft') return null
  if (when === 'now') return { scheduled_at: null }
  const time = when === 'morning' ? nextMorning(now) : new Date(at)
  return time.getTime() > now.getTime() ? { scheduled_at: time.toISOString() } : undefined
}

/** The campaign that the values describe, for the server. */
export const bodyOf = (
  values: AudienceValues,
  audience: AudienceBody,
  sender: string | null,
  others: readonly string[],
  start: { scheduled_at: string | null } | null,
): BodyFor<typeof writeToAudience> => ({
  name: values.name,
  type: 'email',
  subject: values.subject,
  content: values.content,
  text_content: values.text_content || null,
  format: values.format,
  email_config_id: sender,
  ...(sender !== null && others.length > 0 && { sender_ids: [sender, ...others] }),
  require_opt_in: values.basis === 'agreed',
  window: values.inWorkingHours ? workingHours() : null,
  audience,
  start,
})
