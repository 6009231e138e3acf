import { CAMPAIGN_EXAMPLES } from './answer-examples/campaigns.ts'
import { CONTACT_EXAMPLES } from './answer-examples/contacts.ts'
import { CRAWL_EXAMPLES } from './answer-examples/crawls.ts'
import { DATA_EXAMPLES } from './answer-examples/data.ts'
import { EXTRACT_EXAMPLES } from './answer-examples/extract.ts'
import { KEY_EXAMPLES } from './answer-examples/key.ts'
import { MESSAGE_EXAMPLES } from './answer-examples/messages.ts'
import { SITE_DOWNLOAD_EXAMPLES } from './answer-examples/site-downloads.ts'
import { WEBHOOK_EXAMPLES } from './answer-examples/webhooks.ts'

/** Realistic, consistent example responses by `noun.name`. Endpoints not listed here return nothing, or a file. */
export const ANSWER_EXAMPLES: Readonly<Record<string, object>> = {
  ...KEY_EXAMPLES,
  ...CRAWL_EXAMPLES,
  ...EXTRACT_EXAMPLES,
  ...SITE_DOWNLOAD_EXAMPLES,
  ...CONTACT_EXAMPLES,
  ...DATA_EXAMPLES,
  ...CAMPAIGN_EXAMPLES,
  ...MESSAGE_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
}

/** Part of every response of the external API. */
export const USAGE_EXAMPLE = { api_calls: { used: 37, limit: 5_000, remaining: 4_963 } }
