import { expect, test } from 'vitest'
import { CAMPAIGN_NAMES, CRAWL_NAMES, namingFields } from '../../../src/api-v1/field-names.ts'
import { shapeOf } from '../../../src/contracts/shape-of.ts'
import { NewCampaign } from '../../../src/contracts/v1/campaigns.ts'
import { CreateCrawl } from '../../../src/contracts/v1/crawls.ts'
import { conflict, invalid, raise } from '../../../src/lib/errors.ts'

test('errors of an operation name the fields of the API call, merged where two become one', async () => {
  const fields = { limit: ['Too many'], 'types.0': ['None'], url: ['Bad'] }
  await expect(namingFields(CRAWL_NAMES, async () => raise(invalid(fields)))).rejects.toMatchObject({
    code: 'validation_failed',
    message: 'Too many',
    fields: { max_pages: ['Too many'], 'data_types.0': ['None'], url: ['Bad'] },
  })
  const problems = { sender_missing: ['Choose one'], sender_inactive: ['It is off'], no_recipients: ['Nobody'] }
  await expect(namingFields(CAMPAIGN_NAMES, async () => raise(invalid(problems)))).rejects.toMatchObject({
    fields: { sender_id: ['Choose one', 'It is off'], recipients: ['Nobody'] },
  })
})

test('errors without fields pass through unchanged, and so do results', async () => {
  const error = conflict('Changed meanwhile')
  await expect(namingFields(CRAWL_NAMES, async () => raise(error))).rejects.toBe(error)
  expect(await namingFields(CRAWL_NAMES, async () => 1)).toBe(1)
})

test('the names are those of the calls', () => {
  for (const [names, schema] of [
    [CRAWL_NAMES, CreateCrawl],
    [CAMPAIGN_NAMES, NewCampaign],
  ] as const)
    for (const [, name] of names) expect(Object.keys(shapeOf(schema) ?? {})).toContain(name)
})
