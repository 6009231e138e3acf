import { expect, test } from 'vitest'
import { knowsBounces } from '../../../../src/rules/senders/bounces-unknown.ts'

test('bounces are received by a bounce address, reports of the provider, or a connected mailbox', () => {
  const none = { bounce_address: null, has_report_key: false, mailbox: null }
  expect(knowsBounces(none)).toBe(false)
  expect(knowsBounces({ ...none, bounce_address: 'bounces@acme.test' })).toBe(true)
  expect(knowsBounces({ ...none, has_report_key: true })).toBe(true)
  expect(knowsBounces({ ...none, mailbox: { state: 'connected' } })).toBe(true)
  expect(knowsBounces({ ...none, mailbox: { state: 'disconnected' } })).toBe(false)
})
