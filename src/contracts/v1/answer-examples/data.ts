import type { DataItem } from '../../data/data.ts'
import { at, CRAWL_ID, ITEM_ID, one, part, SOURCE_ID } from './shared.ts'

export const ITEM: DataItem = {
  id: `${ITEM_ID}_emails`,
  item_id: ITEM_ID,
  result_id: CRAWL_ID,
  type: 'emails',
  data: { emails: ['ada@example.com'] },
  value: 'ada@example.com',
  normalized: 'ada@example.com',
  source_id: SOURCE_ID,
  source_type: 'crawl',
  source_name: 'example.com',
  source: 'example.com',
  website_url: 'https://example.com/contact',
  website: { url: 'https://example.com' },
  confidence: 0.98,
  method: 'mailto',
  email_check: 'deliverable',
  mailbox: 'personal',
  extracted_at: at('09:30:04'),
  created_at: at('09:30:04'),
}

/** Values. */
export const DATA_EXAMPLES: Readonly<Record<string, object>> = {
  'data.list': part(ITEM),
  'data.listTypes': one([
    { type: 'emails', label: 'Emails', total: 128 },
    { type: 'phones', label: 'Phones', total: 64 },
  ]),
  'data.remove': one({ deleted: 1 }),
}
