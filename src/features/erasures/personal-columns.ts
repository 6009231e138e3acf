import { TABLES } from './erase-from-texts.ts'

type Columns = Readonly<Record<string, readonly string[]>>

/**
 * Text columns of the data databases that an erasure redacts, by table: those of `erase-from-texts.ts` and of the other
 * erasers. A test checks that every text column of the schema is listed here or in `NOT_PERSONAL`.
 */
export const ERASED_COLUMNS: Columns = {
  ...Object.fromEntries(TABLES.map(({ name, texts }) => [name, texts])),
  pages: ['url', 'final_url', 'title', 'item_keys', 'facts', 'reason'],
  sources: ['name'],
  items: ['value', 'normalized'],
  sightings: ['value', 'snippet', 'page_url', 'detail'],
  mentions: ['key', 'reason', 'facts'],
  former_contacts: ['key', 'name', 'job_title', 'company', 'email', 'phone', 'address', 'page_url'],
  // The person's contacts are deleted; others are rebuilt from what is left.
  contacts: ['name', 'job_title', 'organization', 'profiles', 'likely_email', 'edits'],
  contact_labels: ['name', 'folded'],
  recipients: [
    'address',
    'name',
    'company',
    'fields',
    'data_source',
    'consent',
    'time_zone',
    'country',
    'state_reason',
    'organization',
  ],
  replies: ['from_address', 'from_name', 'subject', 'text'],
}

/** Texts that name no person: ids, times, enum values, hashes, company domains, and the account's own data. */
export const NOT_PERSONAL: Columns = {
  account_numbers: ['account_id'],
  arriving_accounts: ['account_id', 'fence'],
  held_accounts: ['account_id', 'fence'],
  audience_builds: ['campaign_id', 'state', 'excluded', 'start'],
  audience_picks: ['campaign_id', 'place'],
  audit_events: ['actor_kind', 'actor_id', 'action', 'object_id', 'request_id', 'ip_address'],
  campaign_attachments: ['campaign_id', 'content_type', 'hash'],
  campaign_totals: ['campaign_id', 'what'],
  campaigns: [
    'type',
    'sender_id',
    'status',
    'batch_id',
    'follows_id',
    'window',
    'subject_test',
    'subject_winner',
    'subject_decided_by',
    'step_kind',
    'condition',
    'variant_test',
    'variant_winner',
  ],
  contact_changes: ['kind'],
  contact_labels: ['kind'],
  contacts: ['site', 'country'],
  crawl_schedules: ['frequency', 'last_crawl_id'],
  crawl_spend_sites: ['crawl_id', 'period', 'site'],
  crawl_spends: ['crawl_id', 'period'],
  crawls: ['site', 'sites', 'types', 'engine', 'status', 'left_out', 'previous_id', 'schedule_id'],
  csv_imports: ['source_id', 'file_key', 'outcome', 'lease_id', 'country'],
  erased_values: ['hash'],
  former_contacts: ['source_id', 'kind'],
  idempotent_answers: ['key', 'request_hash'],
  mailboxes: ['sender_id', 'kind', 'address', 'settings', 'secrets', 'state', 'cursor', 'lease_id'],
  mentions: ['site'],
  message_templates: ['channel'],
  notification_preferences: ['preferences'],
  notifications: ['type'],
  pages: ['crawl_id', 'state', 'engine', 'etag', 'last_modified'],
  recipient_events: ['campaign_id', 'recipient_id', 'kind'],
  recipients: ['campaign_id', 'variant', 'step_variant', 'sender_id', 'state', 'batch_id', 'message_id'],
  replies: ['campaign_id', 'recipient_id', 'message_id', 'kind', 'proof'],
  sender_spends: ['sender_id', 'period'],
  senders: ['channel', 'name', 'settings', 'secrets', 'from_proof'],
  site_download_spends: ['download_id', 'day'],
  site_downloads: ['include_types', 'status'],
  sources: ['type', 'crawl_id'],
  stop_links: ['code', 'hash', 'recipient_id'],
  // Stored as hashes. They prevent the person from being contacted again.
  suppressions: ['channel', 'hash', 'hint', 'reason', 'decided_by', 'campaign_id', 'recipient_id', 'undo_id'],
  tasks: ['campaign_id', 'recipient_id', 'kind', 'state'],
  webhook_attempts: ['delivery_id'],
  webhook_deliveries: ['endpoint_id', 'event', 'state'],
  webhook_endpoints: ['url', 'events', 'secret', 'secret_end', 'former_secret'],
}
