import { CAMPAIGN_WORDS } from './field-words/campaigns.ts'
import { COMMON_WORDS } from './field-words/common.ts'
import { CONTACT_WORDS } from './field-words/contacts.ts'
import { CRAWL_WORDS } from './field-words/crawls.ts'
import { DASHBOARD_FIELD_WORDS } from './field-words/dashboard.ts'
import { DATA_WORDS } from './field-words/data.ts'
import { KEY_WORDS } from './field-words/keys.ts'
import { MESSAGE_WORDS } from './field-words/messages.ts'
import { SITE_DOWNLOAD_WORDS } from './field-words/site-downloads.ts'
import { WEBHOOK_WORDS } from './field-words/webhooks.ts'

/** The descriptions by noun; no two describe the same path. */
export const WORDS_BY_NOUN: readonly Readonly<Record<string, string>>[] = [
  COMMON_WORDS,
  MESSAGE_WORDS,
  KEY_WORDS,
  CRAWL_WORDS,
  DATA_WORDS,
  CONTACT_WORDS,
  CAMPAIGN_WORDS,
  SITE_DOWNLOAD_WORDS,
  WEBHOOK_WORDS,
  DASHBOARD_FIELD_WORDS,
]

/**
 * Descriptions of fields and parameters in the API document, on its page and in the agents' tools. A field is looked up
 * by the longest matching suffix of its path: `labels.name` before `name`. They are kept beside the words of calls and
 * not in the contracts, which the browser loads with every screen.
 */
export const FIELD_WORDS: Readonly<Record<string, string>> = Object.assign({}, ...WORDS_BY_NOUN)
