import type { ItemToAdd } from '../../db/add-items.ts'
import type { MentionToStore } from '../../domain/contacts/store-mentions.ts'
import { companyIdentity, nameIdentity } from '../../extraction/identity.ts'
import { SAMPLE_LABEL, SAMPLE_LIST, SAMPLE_PHONES, SAMPLE_SITE } from '../../rules/sample-data/sample-addresses.ts'

const COMPANY = 'Northwind Example Ltd'
const START = `https://${SAMPLE_SITE}/`

export const SAMPLE_PAGES = [
  { url: START, title: 'Northwind Example: sample website', depth: 0 },
  { url: `${START}team`, title: 'Our team', depth: 1 },
  { url: `${START}contact`, title: 'Contact us', depth: 1 },
] as const
const [HOME, TEAM, CONTACT] = SAMPLE_PAGES

const PEOPLE = [
  { name: 'Amelia Hart', title: 'Managing Director', email: 'amelia.hart', phone: SAMPLE_PHONES[0] },
  { name: 'Jonas Weber', title: 'Head of Sales', email: 'jonas.weber', phone: SAMPLE_PHONES[1] },
  { name: 'Priya Nair', title: 'Marketing Manager', email: 'priya.nair', phone: null },
  { name: 'Tom Okafor', title: 'Customer Support', email: 'tom.okafor', phone: null },
] as const

const emailOf = (mailbox: string) => `${mailbox}@${SAMPLE_SITE}`

/** The values on the pages of the sample website, with the sentences they are in. */
export const SAMPLE_ITEMS: readonly ItemToAdd[] = [
  ...PEOPLE.flatMap(({ name, title, email, phone }): ItemToAdd[] => {
    const snippet = `${name}, ${title}: ${emailOf(email)}${phone ? `, ${phone}` : ''}`
    const found = { confidence: 0.95, pageUrl: TEAM.url, snippet }
    return [
      { type: 'emails', value: emailOf(email), normalized: emailOf(email), method: 'mailto', ...found },
      { type: 'names', value: name, normalized: nameIdentity(name), ...found },
      ...(phone ? [{ type: 'phones' as const, value: phone, normalized: phone, ...found }] : []),
    ]
  }),
  ...['hello', 'sales'].map((mailbox): ItemToAdd => {
    const email = emailOf(mailbox)
    const snippet = `Write to ${email}`
    return { type: 'emails', value: email, normalized: email, confidence: 0.9, pageUrl: CONTACT.url, snippet }
  }),
  {
    ...{ type: 'phones', value: SAMPLE_PHONES[2], normalized: SAMPLE_PHONES[2], confidence: 0.9 },
    ...{ pageUrl: CONTACT.url, snippet: `Call us: ${SAMPLE_PHONES[2]}` },
  },
  {
    ...{ type: 'companies', value: COMPANY, normalized: companyIdentity(COMPANY), confidence: 0.9 },
    ...{ pageUrl: HOME.url, snippet: `© ${COMPANY}` },
  },
]

const NOTHING = { job_titles: [], emails: [], phones: [], addresses: [], profiles: [], pages: [] }
const labels = { tags: [SAMPLE_LABEL] }
const ownerKey = `owner@${SAMPLE_SITE}`

/** What the sample website says about its people and its organisation. */
export const SAMPLE_MENTIONS: readonly MentionToStore[] = [
  {
    key: ownerKey,
    site: SAMPLE_SITE,
    facts: {
      ...{ key: 'owner', kind: 'organization', name: COMPANY, relation: 'owner', confidence: 0.95 },
      ...{ organization: null, organization_key: null, likely_email: null, ...labels },
      parts: [
        {
          ...NOTHING,
          ...{ name: COMPANY, reason: null, emails: ['hello', 'sales'].map(emailOf) },
          ...{ phones: [{ value: SAMPLE_PHONES[2] }], pages: [CONTACT.url, HOME.url] },
        },
      ],
    },
  },
  ...PEOPLE.map(({ name, title, email, phone }, index): MentionToStore => {
    const key = `person:${nameIdentity(name)}`
    const part = {
      ...NOTHING,
      ...{ name, reason: null, job_titles: [title], emails: [emailOf(email)], pages: [TEAM.url] },
      phones: phone ? [{ value: phone }] : [],
    }
    return {
      key: `${key}@${SAMPLE_SITE}`,
      site: SAMPLE_SITE,
      facts: {
        ...{ key, kind: 'person', name, relation: 'member', confidence: 0.95, likely_email: null },
        ...{ organization: COMPANY, organization_key: ownerKey, parts: [part], ...labels },
        ...(index < 3 && { lists: [SAMPLE_LIST] }),
      },
    }
  }),
]

export const SAMPLE_CAMPAIGN = {
  name: 'Sample: a first message',
  subject: 'A question for {{company}}',
  content:
    '<p>Hello {{first_name}},</p><p>this is a sample campaign. Change it as you like to see how the editor works. It is never sent.</p><p>Kind regards</p>',
} as const
