import { expect, test } from 'vitest'
import type { ContactPart } from '../../../../src/extraction/site/site-contact.ts'
import { summarize } from '../../../../src/extraction/site/split-parts.ts'

const part = (more: Partial<ContactPart>): ContactPart => ({
  name: 'Jane Roe',
  reason: null,
  job_titles: [],
  emails: [],
  phones: [],
  addresses: [],
  profiles: [],
  pages: [],
  ...more,
})

test('values of all parts are listed once, a person’s matching mailbox first, fax numbers last', () => {
  const parts = [
    part({
      emails: ['desk@elm.net'],
      phones: [{ value: '+4411', kind: 'fax' }, { value: '+4422' }],
      job_titles: ['Director'],
    }),
    part({
      emails: ['j.roe@elm.net', 'desk@elm.net'],
      phones: [{ value: '+4422', kind: 'mobile' }],
      job_titles: ['director', 'Founder'],
    }),
  ]
  expect(summarize(parts, 'person')).toMatchObject({
    job_titles: ['Director', 'Founder'],
    emails: ['j.roe@elm.net', 'desk@elm.net'],
    phones: [
      { value: '+4422', kind: 'mobile' },
      { value: '+4411', kind: 'fax' },
    ],
  })
})

test('an organisation’s general mailbox comes first, then role mailboxes', () => {
  const parts = [part({ name: 'Elm Ltd', emails: ['ada.quill@elm.net', 'jobs@elm.net', 'info@elm.net'] })]
  expect(summarize(parts, 'organization').emails).toEqual(['info@elm.net', 'jobs@elm.net', 'ada.quill@elm.net'])
})

test('a number labelled as fax and as phone can be called', () => {
  const parts = [
    part({ phones: [{ value: '+4411', kind: 'fax' }] }),
    part({ phones: [{ value: '+4411', kind: 'voice' }] }),
  ]
  expect(summarize(parts, 'organization').phones).toEqual([{ value: '+4411', kind: 'voice' }])
})
