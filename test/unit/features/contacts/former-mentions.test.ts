import { expect, test } from 'vitest'
import type { MentionFacts } from '../../../../src/domain/contacts/store-mentions.ts'
import {
  besideKnown,
  type Former,
  formerMentions,
  keysBeside,
} from '../../../../src/features/contacts/write/former-mentions.ts'

const SITE = 'acme-tools.com'

function former(
  number: number,
  said: Partial<Former['contact']>,
  values: Readonly<Partial<Record<'emails' | 'phones', string>>> = {},
): Former {
  const none = { kind: 'person' as const, name: null, job_title: null, company: null, confidence: 0.9 }
  return {
    contact: { ...none, number, key: String(number), page_url: `https://${SITE}/team`, ...said },
    values: Object.entries(values).map(([type, value]) => ({
      ...{ contact: number, type, value, normalized: value, detail: null },
    })),
  }
}

const knownOf = (mentions: readonly { key: string; facts: MentionFacts }[]) =>
  new Map(mentions.map(({ key, facts }) => [key, facts]))

test('data about the owner from a later part of a website is merged with the first part, which names it', async () => {
  const owner = former(1, { kind: 'organization', company: 'Acme Tools Ltd' }, { emails: 'info@acme-tools.com' })
  const ada = former(2, { name: 'Ada Byron' }, { emails: 'ada@acme-tools.com' })
  const [first, later] = [await formerMentions('crawl', [owner]), await formerMentions('crawl', [ada])]
  // On its own it can only guess the owner of the website.
  expect(later.map(({ facts }) => [facts.name, facts.organization])).toEqual([
    ['acme-tools.com', null],
    ['Ada Byron', 'acme-tools.com'],
  ])
  expect(keysBeside(later)).toContain(`owner@${SITE}`)
  for (const [before, now] of [
    [first, later],
    [later, first],
  ] as const) {
    const said = besideKnown(now, knownOf(before)).find(({ key }) => key === `owner@${SITE}`)!
    expect([said.facts.name, said.facts.parts.flatMap(({ emails }) => emails)]).toEqual([
      'Acme Tools Ltd',
      ['info@acme-tools.com'],
    ])
  }
  expect(besideKnown(later, knownOf(first)).map(({ facts }) => facts.organization)).toEqual([null, 'Acme Tools Ltd'])
})

test('repeated data adds nothing', async () => {
  const said = await formerMentions('crawl', [former(1, { name: 'Ada Byron' }, { emails: 'ada@acme-tools.com' })])
  expect(besideKnown(said, knownOf(said)).map(({ facts }) => facts)).toEqual(said.map(({ facts }) => facts))
})

test('rows of a file about the same organisation are one mention with all their data', async () => {
  const rows = [
    former(1, { kind: 'organization', company: 'Acme Ltd' }, { emails: 'info@acme-tools.com' }),
    former(2, { name: 'Ada Byron', company: 'Acme Ltd' }, { phones: '+442079460000' }),
    former(3, { kind: 'organization', company: 'ACME Ltd.' }, { phones: '+442079460001' }),
  ]
  const told = (await formerMentions('import', rows)).map(({ key, facts }) => [
    key,
    facts.parts.flatMap(({ emails, phones }) => [...emails, ...phones.map(({ value }) => value)]),
  ])
  expect(told).toEqual([
    ['row:acme ltd', ['info@acme-tools.com', '+442079460001']],
    ['row:ada byron|+442079460000', ['+442079460000']],
  ])
})
