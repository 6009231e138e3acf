import { z } from 'zod'
import { ExtractionRule, PagePlace } from '../crawls/extraction-rules.ts'
import { ExtractionMethod, SourceType } from '../data/items.ts'
import { EmailCheck, MailboxKind } from '../email-checks/email-checks.ts'
import { ListedContact, PhoneKind } from './contact.ts'

/** Where a value of a contact was found. */
const ValueEvidence = z.object({
  source_name: z.string(),
  source_type: SourceType,
  crawl_id: z.string().nullable(),
  page_url: z.string().nullable(),
  snippet: z.string().nullable(),
  method: ExtractionMethod.nullable(),
  rule: ExtractionRule.nullable(),
  /** All rules that found it there, the weightiest first. */
  rules: z.array(ExtractionRule),
  /** What kind of page shows it, if its address says so. */
  place: PagePlace.nullable(),
  last_seen_at: z.string(),
})

const heldValue = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    item_id: z.string(),
    value: z.string(),
    normalized: z.string(),
    confidence: z.number(),
    first_seen_at: z.string(),
    /** The pages that show it, latest first, at most ten. */
    evidence: z.array(ValueEvidence),
    ...shape,
  })

export const CONTACT_MERGE_REASONS = [
  'same-name',
  'legal-form',
  'short-form',
  'acronym',
  'other-language',
  'with-town',
  'name-order',
  'initials',
  'title',
  'family-name',
  'same-email',
  'same-phone',
  'same-profile',
  'same-address',
  'site-name',
  'site-domain',
  'same-site',
  'same-organization',
  'by-hand',
] as const

export const ContactMergeReason = z.enum(CONTACT_MERGE_REASONS)

export type ContactMergeReason = z.infer<typeof ContactMergeReason>

/** How an organisation or a person relates to the site that names it. */
export const SITE_RELATIONS = [
  'owner',
  'member',
  'agency',
  'bank',
  'authority',
  'partner',
  'client',
  'mentioned',
] as const

export const SiteRelation = z.enum(SITE_RELATIONS)

export type SiteRelation = z.infer<typeof SiteRelation>

/** An occurrence of the contact in one source. */
export const ContactMention = z.object({
  /** The id to pass when splitting. */
  id: z.string(),
  source_id: z.string(),
  source_name: z.string(),
  source_type: SourceType,
  crawl_id: z.string().nullable(),
  site: z.string().nullable(),
  relation: SiteRelation,
  seen_at: z.string(),
  /** Why it was matched to the others; null for the one that created the contact. */
  reason: ContactMergeReason.nullable(),
  /** Each spelling of the name in that source, with the reason it was matched and the pages that show it. */
  parts: z.array(
    z.object({
      name: z.string(),
      reason: ContactMergeReason.nullable(),
      job_titles: z.array(z.string()),
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      addresses: z.array(z.string()),
      pages: z.array(z.string()),
    }),
  ),
})

export type ContactMention = z.infer<typeof ContactMention>

/**
 * A change of a contact. `found`: a source found it first; `updated`: a source added something; `merged`, `split`,
 * `edited`: a person did it; `undone`: a person undid a change.
 */
export const CONTACT_CHANGE_KINDS = ['found', 'updated', 'merged', 'split', 'edited', 'undone'] as const

export const ContactChangeKind = z.enum(CONTACT_CHANGE_KINDS)

export type ContactChangeKind = z.infer<typeof ContactChangeKind>

export const ContactChange = z.object({
  id: z.string(),
  kind: ContactChangeKind,
  /** As a sentence. */
  text: z.string(),
  can_undo: z.boolean(),
  created_at: z.string(),
})

export type ContactChange = z.infer<typeof ContactChange>

/** A contact with all its data and the evidence for it. */
export const ContactDetails = ListedContact.extend({
  emails: z.array(
    heldValue({
      check: EmailCheck.nullable(),
      mailbox: MailboxKind.nullable(),
    }),
  ),
  phones: z.array(heldValue({ kind: PhoneKind })),
  addresses: z.array(heldValue({ country: z.string().nullable() })),
  /** Never counted as found: the site's address pattern suggests that it may exist. */
  likely_email: z
    .object({
      email: z.string(),
      /** Such as `first.last`. */
      pattern: z.string(),
      examples: z.array(z.string()),
      /** The check of the mailbox's domain. */
      check: EmailCheck.nullable(),
    })
    .nullable(),
  job_titles: z.array(z.string()),
  /** Its own fields by name, from columns of imports and edits; they can be merged into campaigns. */
  fields: z.record(z.string(), z.string()),
  /** Names of fields that a person edited. */
  edited: z.array(z.string()),
  mentions: z.array(ContactMention),
  notes: z.array(z.object({ id: z.string(), text: z.string(), created_at: z.string() })),
  /** The latest first, at most fifty. */
  changes: z.array(ContactChange),
  /** For an organisation: the number of its people. */
  total_people: z.number(),
})

export type ContactDetails = z.infer<typeof ContactDetails>
