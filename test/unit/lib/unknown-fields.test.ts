import { describe, expect, test } from 'vitest'
import * as campaigns from '../../../src/contracts/v1/campaigns.ts'
import { CreateCrawl } from '../../../src/contracts/v1/crawls.ts'
import * as data from '../../../src/contracts/v1/data.ts'
import { unknownFields } from '../../../src/lib/unknown-fields.ts'

describe('an unknown field', () => {
  test.each([
    [{ data_type: ['emails'] }, { data_type: ['There is no field "data_type". Did you mean "data_types"?'] }],
    [{ Data_Types: [] }, { Data_Types: ['There is no field "Data_Types". Did you mean "data_types"?'] }],
    [{ max_page: 3 }, { max_page: ['There is no field "max_page". Did you mean "max_pages"?'] }],
    [{ pages: 3 }, { pages: ['There is no field "pages". Did you mean "max_pages"?'] }],
    [{ url: 'https://acme.com', options: { dept: 1 } }, { 'options.dept': [expect.stringContaining('"depth"')] }],
    [{ zzzzzz: 1 }, { zzzzzz: [expect.stringContaining('Known: url, urls, keywords,')] }],
    [{ ['x'.repeat(500)]: 1 }, { ['x'.repeat(500)]: [expect.stringContaining('Known:')] }],
    [{ url: 'https://acme.com', data_types: ['emails'] }, {}],
  ])('%j in a crawl', (given, found) => {
    expect(unknownFields(CreateCrawl, given)).toEqual(found)
  })

  test('is found in lists, in unions, behind defaults and where no input is allowed', () => {
    const recipients = [
      '01900000-0000-7000-8000-000000000001',
      { email: 'a@acme.com', nam: 'Ann', fields: { any: 'x' } },
    ]
    expect(unknownFields(campaigns.create.body, { recipients })).toEqual({
      'recipients.1.nam': ['There is no field "nam". Did you mean "name"?'],
    })
    expect(unknownFields(campaigns.send.body, { schedule_at: '' })).toHaveProperty('schedule_at')
    expect(unknownFields(data.list.query, { typ: 'emails' }, 'parameter')).toEqual({
      typ: ['There is no parameter "typ". Did you mean "type"?'],
    })
    expect(unknownFields(undefined, { force: true })).toEqual({
      force: ['There is no field "force". This call takes no fields here.'],
    })
  })

  test('is reported up to twenty times', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field_${at}`, at]))
    expect(Object.keys(unknownFields(CreateCrawl, many))).toHaveLength(20)
  })
})
