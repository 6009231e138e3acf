import { z } from 'zod'
import { ContactKind } from '../contacts/contact.ts'
import { ContactFilter } from '../contacts/contact-filter.ts'
import { DataFilter } from '../data/data.ts'
import { EmailCheck, MailboxKind } from '../email-checks/email-checks.ts'
import { singleLine } from '../plain-text.ts'
import { CampaignContent, RecipientChoice } from './campaign-input.ts'

/** A preview examines this many matches at most; a campaign gets all of them. */
export const AUDIENCE_PREVIEWED_MAX = 10_000
export const AUDIENCE_ROWS_SHOWN = 10
export const WRITTEN_DAYS_MAX = 365
export const SKIPPED_LABELS_MAX = 20
export const SKIPPED_DOMAINS_MAX = 500

export const AUDIENCE_KINDS = ['people', 'organizations', 'both'] as const
export const AudienceKind = z.enum(AUDIENCE_KINDS)
export type AudienceKind = z.infer<typeof AudienceKind>

/** The host that somebody wrote as a domain, a URL or an email address; null if there is none. */
function hostOf(text: string): string | null {
  const written = text.trim().toLowerCase().replace(/^@/, '')
  try {
    const { hostname } = new URL(written.includes('://') ? written : `https://${written}`)
    const host = hostname.replace(/^www\./, '').replace(/\.$/, '')
    return host.includes('.') && host.length <= 253 ? host : null
  } catch {
    return null
  }
}

const Domain = singleLine()
  .max(2_000)
  .transform((text, check) => {
    const host = hostOf(text)
    if (host !== null) return host
    check.addIssue({ code: 'custom', message: 'Write each domain like acme.com' })
    return z.NEVER
  })

/**
 * Everybody in the address book, or in the data, that a filter matches, reduced by rules. The same object selects
 * recipients for the preview, the dashboard and the external API.
 */
export const Audience = z
  .object({
    /** A filter of the address book; an empty one matches all contacts. */
    contacts: z.object(ContactFilter.shape).optional(),
    /** A filter of the data: only the addresses that it matches are used. */
    items: z.object(DataFilter.shape).optional(),
    /** `organizations` are written to at their own mailboxes, such as info@. */
    who: AudienceKind.default('people'),
    /** Only people whose job title says that they decide, such as owners, managing directors and heads. */
    decision_makers: z.boolean().default(false),
    /** Only people whose job title contains all these words, or words that begin with them. */
    title: singleLine()
      .max(200)
      .nullish()
      .transform((text) => text?.trim() || null),
    /** Only the best address of each person. `one_per_organization` implies it. */
    one_per_person: z.boolean().default(true),
    /** Only one person of each organisation: decision makers first, then by confidence. */
    one_per_organization: z.boolean().default(true),
    /**
     * Skips people who are recipients of a campaign that is scheduled, sending or paused; with `one_per_organization`
     * also their colleagues.
     */
    skip_in_campaigns: z.boolean().default(true),
    /** Skips people who got a message in the last days; 0 skips no one. */
    skip_written_days: z.coerce
      .number()
      .int()
      .min(0)
      .max(WRITTEN_DAYS_MAX, `At most ${WRITTEN_DAYS_MAX} days`)
      .default(30),
    /** Skips contacts on these lists or with these tags, such as customers, and the people of such organisations. */
    skip_label_ids: z
      .array(z.uuid())
      .max(SKIPPED_LABELS_MAX, `Choose at most ${SKIPPED_LABELS_MAX} lists and tags`)
      .default([]),
    /** Skips addresses and websites at these domains and below them, such as those of competitors. */
    skip_domains: z.array(Domain).max(SKIPPED_DOMAINS_MAX, `Name at most ${SKIPPED_DOMAINS_MAX} domains`).default([]),
    /** States that the recipients agreed to be contacted, and how; stored with each of them. */
    consent: RecipientChoice.shape.consent,
  })
  .refine(({ contacts, items }) => (contacts === undefined) !== (items === undefined), {
    message: 'Name a filter of the contacts or of the data',
    path: ['contacts'],
  })
export type Audience = z.output<typeof Audience>

/** Why somebody who matches gets no message, in the order in which the reasons are checked. */
export const AUDIENCE_EXCLUSIONS = [
  'other_kind',
  'other_role',
  'skipped_domain',
  'skipped_label',
  'no_address',
  'undeliverable',
  'suppressed',
  'refused',
  'without_consent',
  'in_campaign',
  'written_recently',
  'same_organization',
  'duplicate',
] as const
export type AudienceExclusion = (typeof AUDIENCE_EXCLUSIONS)[number]

const ExcludedCounts = z.object({
  /** An organisation where only people are meant, or the other way round. */
  other_kind: z.number(),
  other_role: z.number(),
  skipped_domain: z.number(),
  skipped_label: z.number(),
  /** No address of the campaign's type, and no one's own mailbox where people are meant. */
  no_address: z.number(),
  undeliverable: z.number(),
  /** On the suppression list, or unsubscribed through another of their addresses. */
  suppressed: z.number(),
  /** Opted out of being collected, or erased. */
  refused: z.number(),
  without_consent: z.number(),
  in_campaign: z.number(),
  written_recently: z.number(),
  /** Another person of the organisation is the better choice. */
  same_organization: z.number(),
  /** The same mailbox or the same person again. */
  duplicate: z.number(),
})
export type ExcludedCounts = Record<AudienceExclusion, number>

export const AudiencePreview = z.object({
  /** How many match the filter, up to `AUDIENCE_PREVIEWED_MAX`. */
  matching: z.number(),
  /** Whether more match than were examined; all counts are of those examined. */
  is_capped: z.boolean(),
  /** How many addresses would get the message. */
  recipients: z.number(),
  /** Everybody else who matches, each counted once. */
  excluded: ExcludedCounts,
  /** The best of them, at most `AUDIENCE_ROWS_SHOWN`. */
  rows: z.array(
    z.object({
      contact_id: z.string().nullable(),
      kind: ContactKind.nullable(),
      name: z.string().nullable(),
      job_title: z.string().nullable(),
      company: z.string().nullable(),
      address: z.string(),
      is_decision_maker: z.boolean(),
      email_check: EmailCheck.nullable(),
      mailbox: MailboxKind.nullable(),
    }),
  ),
})
export type AudiencePreview = z.infer<typeof AudiencePreview>

/**
 * `choosing` and `adding`: recipients are selected, then added, in batches. `starting`: all are added, and the campaign
 * is about to be scheduled or sent. `failed`: `problem` says why not all were added.
 */
export const AUDIENCE_STATES = ['choosing', 'adding', 'starting', 'done', 'failed'] as const
export const AudienceState = z.enum(AUDIENCE_STATES)
export type AudienceState = z.infer<typeof AudienceState>

export const AudienceProgress = z.object({
  state: AudienceState,
  total: z.number(),
  examined: z.number(),
  /** How many the campaign has so far. */
  recipients: z.number(),
  excluded: ExcludedCounts,
  /** Why the campaign did not get all of them, or was not started, as a sentence. */
  problem: z.string().nullable(),
})
export type AudienceProgress = z.infer<typeof AudienceProgress>

export const PreviewedAudience = z.object({
  audience: Audience,
  type: CampaignContent.shape.type,
  require_opt_in: CampaignContent.shape.require_opt_in,
})
export type PreviewedAudience = z.output<typeof PreviewedAudience>

/** What happens to a campaign once it has all its recipients. */
export const AudienceStart = z.object({
  /** Null sends it now. */
  scheduled_at: z.iso.datetime({ offset: true }).nullable().default(null),
})
export type AudienceStart = z.output<typeof AudienceStart>

export const AudienceCampaign = CampaignContent.safeExtend({
  audience: Audience,
  /** Omitted, the campaign stays a draft. Requires `campaigns:send`. */
  start: AudienceStart.nullish(),
})
export type AudienceCampaign = z.output<typeof AudienceCampaign>
