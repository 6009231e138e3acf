import type { ExportedContact } from '../../../../../src/domain/contacts/exported/exported-contact.ts'

/** A contact with only the given data. */
export const contactOf = (known: Partial<ExportedContact> = {}): ExportedContact => ({
  id: '0193b0c0-0000-7000-8000-000000000001',
  kind: 'person',
  name: '',
  job_title: null,
  organization: null,
  emails: [],
  likely_email: null,
  phones: [],
  addresses: [],
  profiles: [],
  site: null,
  tags: [],
  lists: [],
  notes: [],
  sources: [],
  first_seen_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  ...known,
})

export const MIRA = contactOf({
  name: 'Mira von Tessenow',
  job_title: 'Geschäftsführerin',
  organization: 'Quellwerk GmbH',
  emails: [
    { email: 'mira@quellwerk.example', check: 'valid' },
    { email: 'mt@quellwerk.example', check: null },
  ],
  phones: [
    { value: '+4930901820', kind: 'voice' },
    { value: '+491701234501', kind: 'mobile' },
    { value: '+4930901829', kind: 'fax' },
  ],
  addresses: [{ value: 'Quellweg 5, 10115 Berlin', country: 'DE' }],
  profiles: [
    { network: 'linkedin', url: 'https://www.linkedin.com/in/mira-tessenow' },
    { network: 'x', url: 'https://x.com/miratessenow' },
  ],
  site: 'quellwerk.example',
  tags: ['Messe', 'Bund, Länder'],
  lists: ['Berlin'],
  notes: ['Ruft zurück.', 'Zweite Zeile'],
  sources: [{ name: 'quellwerk.example', type: 'crawl', page_url: 'https://quellwerk.example/team' }],
})

/** A person with only a guessed address. */
export const ARNO = contactOf({
  name: 'Arno Quast',
  organization: 'Quellwerk GmbH',
  likely_email: {
    email: 'arno.quast@quellwerk.example',
    check: 'accepts mail',
    basis: 'first.last as mira.lau@quellwerk.example',
  },
})

export const FIRM = contactOf({
  id: '0193b0c0-0000-7000-8000-000000000002',
  kind: 'organization',
  name: '日本酒造株式会社',
  site: 'https://sake.example/',
})
