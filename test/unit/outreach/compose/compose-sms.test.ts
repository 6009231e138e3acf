import { describe, expect, test } from 'vitest'
import { composeSms, stopsByReply } from '../../../../src/outreach/compose/compose-sms.ts'

const recipient = { address: '+49301234567', name: 'Ada Lovelace', company: null, fields: null }
const sms = (content: string, changes: { includeUnsubscribe?: boolean; stopsByReply?: boolean } = {}) =>
  composeSms({
    campaign: { content, includeUnsubscribe: changes.includeUnsubscribe ?? true },
    recipient,
    urls: { unsubscribe: 'us.example/1abcdefghi' },
    stopsByReply: changes.stopsByReply ?? false,
  })

describe('a text message', () => {
  test('ends with opt-out instructions, which count towards its length', () => {
    expect(sms(' Hi {{first_name}} {{phone}} {{email}} ')).toEqual({
      text: 'Hi Ada +49301234567 Stop: us.example/1abcdefghi',
      missing: ['email'],
      parts: { encoding: 'gsm7', units: 47, parts: 1 },
    })
    expect(sms('a'.repeat(140)).parts.parts).toBe(2)
    expect(sms('Hi', { stopsByReply: true }).text).toBe('Hi Reply STOP to opt out')
  })

  test('has them once, or not at all if they are turned off', () => {
    expect(sms('No more: {{unsubscribe_url}}', { stopsByReply: true }).text).toBe('No more: us.example/1abcdefghi')
    expect(sms('Hi. Reply STOP to end', { stopsByReply: true }).text).toBe('Hi. Reply STOP to end')
    expect(sms('Your code is 1', { includeUnsubscribe: false }).text).toBe('Your code is 1')
  })

  test.each([
    ['Hi. Reply STOP to end', false],
    ['Please reply, then stop by', true],
    ['{{#if company}}No more: {{unsubscribe_url}}{{/if}}', false],
  ])('does not count invalid instructions in its text: %s', (content, isReply) => {
    expect(sms(content, { stopsByReply: isReply }).text).toMatch(
      isReply ? /Reply STOP to opt out$/ : / Stop: us\.example\/\w+$/,
    )
  })
})

test.each([
  ['twilio', '+15005550006', null, true],
  ['aws_sns', '12345', null, true],
  ['twilio', 'ACME', null, false],
  ['twilio', `MG${'0'.repeat(32)}`, null, false],
  ['custom', '+15005550006', null, false],
  ['custom', '+15005550006', true, true],
  ['vonage', 'ACME', true, false],
  ['twilio', '+15005550006', false, false],
] as const)(
  'a STOP to %s from %s (instruction: %s) is received: %s',
  (provider, fromNumber, receivesAnswers, arrives) => {
    expect(stopsByReply({ provider, fromNumber, receivesAnswers })).toBe(arrives)
  },
)
