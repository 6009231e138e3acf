import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ENDPOINTS } from '../../../src/contracts/all.ts'
import { shapeOf } from '../../../src/contracts/shape-of.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'

/** The calls of specification 3, section 7, with all parameters: method, path, query, body. */
const CALLS = `
GET /pricing
GET /dashboard/subscription
POST /dashboard/subscription/initialize | | plan_id billing_cycle provider
POST /dashboard/subscription/verify | | reference provider transaction_id
POST /dashboard/subscription/cancel
POST /dashboard/subscription/resume
POST /dashboard/subscription/change-plan
GET /dashboard/subscription/usage
GET /dashboard/subscription/transactions
GET /dashboard/subscription/providers
POST /register | | name email password password_confirmation
POST /login | | email password
POST /dashboard/logout
POST /v1/crawl | | url keywords data_types max_pages respect_robots
GET /v1/crawl/{}/status
GET /dashboard/data/types
GET /dashboard/data/all | page per_page type search
GET /dashboard/data/{}/export | format
GET /v1/campaigns | status page
POST /v1/campaigns | | name type subject content recipients
POST /v1/campaigns/{}/send
GET /dashboard/api-keys
POST /dashboard/api-keys | | name permissions expires_at
DELETE /dashboard/api-keys/{}
GET /dashboard/notifications | unread_only
PUT /dashboard/notifications/{}/read
GET /v1/webhooks
POST /v1/webhooks | | url events secret
GET /dashboard/email-configs
POST /dashboard/email-configs | | name from_email from_name host port encryption username password
GET /dashboard/email-configs/{}
PUT /dashboard/email-configs/{} | | is_default is_active
DELETE /dashboard/email-configs/{}
POST /dashboard/email-configs/{}/test
GET /dashboard/email-configs/{}/compliance
GET /dashboard/email-configs/recommendations
GET /dashboard/sms-configs
POST /dashboard/sms-configs | | name provider api_key api_secret from_number is_active is_default
GET /dashboard/sms-configs/{}
PUT /dashboard/sms-configs/{} | | is_default is_active
DELETE /dashboard/sms-configs/{}
POST /dashboard/sms-configs/{}/test
GET /dashboard/campaigns | page per_page
POST /dashboard/campaigns | | name type subject content email_config_id sms_config_id require_opt_in include_unsubscribe unsubscribe_url batch_size batch_delay selected_contacts
GET /dashboard/campaigns/{}
PUT /dashboard/campaigns/{}
DELETE /dashboard/campaigns/{}
POST /dashboard/campaigns/{}/send
POST /dashboard/campaigns/{}/pause
POST /dashboard/campaigns/{}/resume
POST /dashboard/campaigns/{}/cancel
POST /dashboard/campaigns/{}/resend
GET /dashboard/campaigns/{}/status
POST /dashboard/campaigns/{}/spam-check
GET /dashboard/campaigns/{}/validate
GET /dashboard/campaigns/{}/progress
POST /dashboard/campaigns/{}/duplicate | | name
GET /dashboard/campaigns/{}/analytics
GET /dashboard/campaigns/data-sources
GET /dashboard/campaigns/data-source-contacts | source_type data_type source_id
GET /dashboard/campaigns/{}/recipients | page per_page
POST /dashboard/campaigns/{}/recipients
POST /dashboard/campaigns/{}/selected-contacts
DELETE /dashboard/campaigns/{}/recipients | | recipient_ids
POST /dashboard/campaigns/{}/import-recipients | | csv_file
POST /dashboard/campaigns/{}/add-test-recipients
GET /dashboard/campaigns/analytics/overall
POST /dashboard/campaigns/analyze-spam | | subject content
GET /dashboard/campaigns/spam-statistics`

const namesOf = (part = '') => part.trim().split(/\s+/).filter(Boolean)
const specified = CALLS.trim()
  .split('\n')
  .map((line) => {
    const [call = '', query, body] = line.split('|')
    return { call: call.trim(), query: namesOf(query), body: namesOf(body) }
  })

const missingFrom = (names: readonly string[], schema: z.ZodType | undefined) => {
  const shape = shapeOf(schema) ?? {}
  return names.filter((name) => !(name in shape))
}

test.each(specified)('$call exists and accepts the specified parameters', ({ call, query, body }) => {
  const built = [...ENDPOINTS.values(), ...V1_ENDPOINTS.values()].filter(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/:\w+/g, '{}')}` === call,
  )
  expect(built).toHaveLength(1)
  expect(missingFrom(query, built[0]?.query)).toEqual([])
  expect(missingFrom(body, built[0]?.body)).toEqual([])
})
