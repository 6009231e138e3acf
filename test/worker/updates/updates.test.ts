import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '../../../src/contracts/all.ts'
import * as keyCalls from '../../../src/contracts/api-keys/api-keys.ts'
import type { AnyCallInput } from '../../../src/contracts/call.ts'
import * as campaignCalls from '../../../src/contracts/campaigns/campaigns.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'
import { ACCOUNT_CASES } from './cases/account-cases.ts'
import { ADMINISTRATION_CASES } from './cases/administration-cases.ts'
import { CAMPAIGN_CASES } from './cases/campaign-cases.ts'
import { CONTACT_CASES } from './cases/contact-cases.ts'
import { SENDER_CASES } from './cases/sender-cases.ts'
import { mintRoot, type UpdateCases } from './update-case.ts'

const CASES: UpdateCases = {
  ...ACCOUNT_CASES,
  ...CONTACT_CASES,
  ...CAMPAIGN_CASES,
  ...SENDER_CASES,
  ...ADMINISTRATION_CASES,
}

const updates: [string, Endpoint][] = [
  ...ENDPOINTS,
  ...[...V1_ENDPOINTS].map(([name, endpoint]): [string, Endpoint] => [`v1 ${name}`, endpoint]),
]
const withBody = updates.filter(([, { method, body }]) => method === 'put' && body)

/** Removes fields that every update may change. */
const withoutVolatile = (response: unknown) =>
  JSON.parse(
    JSON.stringify(response, (name, value) =>
      ['updated_at', 'last_active_at', 'usage'].includes(name) ? undefined : value,
    ),
  )

test('every update has a case', () => {
  expect(withBody.map(([name]) => name).toSorted()).toEqual(Object.keys(CASES).toSorted())
})

describe('an update with only its required values changes nothing', () => {
  test.each(withBody)('%s', async (name, endpoint) => {
    const account = await mintRoot()
    const { id, required = {}, read, as = account } = await CASES[name]!(account)
    const before = withoutVolatile(await read())
    const input: AnyCallInput = { params: { id }, body: required }
    const response = await (await as.send(endpoint, input)).json()
    expect(response, JSON.stringify(response)).toMatchObject({ success: true })
    expect(withoutVolatile(await read())).toEqual(before)
  })
})

test('updating the name, permissions and state of an API key keeps its expiry, allowed IPs and limits', async () => {
  const account = await mintRoot()
  const { id, read } = await CASES['apiKeys.update']!(account)
  const body = { name: 'Other', permissions: ['read' as const], is_active: true }
  await account.call(keyCalls.update, { params: { id: id! }, body })
  expect(await read()).toMatchObject({
    data: {
      api_key: {
        ...{
          name: 'Other',
          permissions: ['read'],
          allowed_ips: ['203.0.113.7'],
          expires_at: '2099-01-01T00:00:00.000Z',
        },
        rate_limits: { requests_per_minute: 7, requests_per_hour: 70, requests_per_day: 700 },
      },
    },
  })
})

test('updating a part of a campaign’s settings keeps the rest', async () => {
  const account = await mintRoot()
  const { id, read } = await CASES['campaigns.updateCampaign']!(account)
  const body = { subject_test: { share: 30 }, window: { from: '10:00' } }
  await account.call(campaignCalls.updateCampaign, { params: { id: id! }, body })
  expect(await read()).toMatchObject({
    data: {
      campaign: {
        subject_test: { share: 30, wait_hours: 9, by: 'clicks' },
        window: { days: [1], from: '10:00', until: '17:00', by_recipient: false },
      },
    },
  })
  const refused = await account.fail(campaignCalls.updateCampaign, { params: { id: id! }, body: { subject: '' } })
  expect(refused).toMatchObject({ httpStatus: 422, errors: { subject: ['Subject is required'] } })
})
