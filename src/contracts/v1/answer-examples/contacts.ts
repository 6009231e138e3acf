import type { ListedContact } from '../../contacts/contact.ts'
import type { ContactDetails } from '../../contacts/contact-details.ts'
import { at, CRAWL_ID, ITEM_ID, one, part, SOURCE_ID } from './shared.ts'

/** The best values of a contact. */
export const BEST = {
  kind: 'person',
  name: 'Ada Byron',
  job_title: 'Director',
  company: 'Acme Tools Ltd',
  email: 'ada@example.com',
  phone: '+442079460018',
  address: null,
  confidence: 0.95,
} as const
export const CONTACT: ListedContact = {
  id: '01900000-0000-7000-8000-000000000003',
  ...BEST,
  organization_id: '01900000-0000-7000-8000-000000000005',
  email_check: 'deliverable',
  mailbox: 'personal',
  phone_kind: 'voice',
  has_likely_email: false,
  country: 'GB',
  site: 'example.com',
  profiles: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/ada-byron' }],
  labels: [{ id: '01900000-0000-7000-8000-000000000006', kind: 'list', name: 'Spring' }],
  total_emails: 1,
  total_phones: 1,
  total_sources: 1,
  first_seen_at: at('09:30:04'),
  last_seen_at: at('09:30:04'),
  updated_at: at('09:30:20'),
}
const EVIDENCE = {
  source_name: 'example.com',
  source_type: 'crawl',
  crawl_id: CRAWL_ID,
  page_url: 'https://example.com/contact',
  last_seen_at: at('09:30:04'),
} as const
const DETAILS: ContactDetails = {
  ...CONTACT,
  emails: [
    {
      ...{ item_id: ITEM_ID, value: 'ada@example.com', normalized: 'ada@example.com', confidence: 0.98 },
      first_seen_at: at('09:30:04'),
      evidence: [
        {
          ...EVIDENCE,
          method: 'mailto',
          rule: 'emails.mailto',
          rules: ['emails.mailto'],
          place: 'contact',
          snippet: 'Write to ada@example.com',
        },
      ],
      ...{ check: 'deliverable', mailbox: 'personal' },
    },
  ],
  phones: [
    {
      item_id: '01900000-0000-7000-8000-000000000007',
      ...{ value: '+44 20 7946 0018', normalized: '+442079460018', confidence: 0.95, kind: 'voice' },
      first_seen_at: at('09:30:04'),
      evidence: [
        {
          ...EVIDENCE,
          method: 'tel',
          rule: 'phones.link',
          rules: ['phones.link', 'phones.label'],
          place: 'contact',
          snippet: 'Ada Byron, Director, 020 7946 0018',
        },
      ],
    },
  ],
  addresses: [],
  likely_email: null,
  job_titles: ['Director'],
  fields: { industry: 'Machine tools' },
  edited: [],
  mentions: [
    {
      id: '01900000-0000-7000-8000-000000000008',
      ...{ source_id: SOURCE_ID, source_name: 'example.com', source_type: 'crawl', crawl_id: CRAWL_ID },
      ...{ site: 'example.com', relation: 'member', seen_at: at('09:30:04'), reason: null },
      parts: [
        {
          ...{ name: 'Ada Byron', reason: null, job_titles: ['Director'], emails: ['ada@example.com'] },
          ...{ phones: ['+442079460018'], addresses: [], pages: ['https://example.com/contact'] },
        },
      ],
    },
  ],
  notes: [{ id: '01900000-0000-7000-8000-000000000009', text: 'Call again in spring', created_at: at('10:00:00') }],
  changes: [
    {
      id: '01900000-0000-7000-8000-000000000010',
      ...{ kind: 'found', text: 'Found on example.com', can_undo: false, created_at: at('09:30:04') },
    },
  ],
  total_people: 0,
}

/** Contacts. */
export const CONTACT_EXAMPLES: Readonly<Record<string, object>> = {
  'contacts.list': part(CONTACT),
  'contacts.get': one(DETAILS),
}
