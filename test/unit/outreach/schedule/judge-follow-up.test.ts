import { describe, expect, test } from 'vitest'
import { subjectFor } from '../../../../src/outreach/compose/message-subject.ts'
import { type EarlierMessage, whyNoMessage } from '../../../../src/outreach/schedule/judge-follow-up.ts'

const nothing = {
  ...{ hasReplied: false, hasUnsubscribed: false, hasBounced: false, hasComplained: false, hasClicked: false },
}
const message = (step: number, more: Partial<EarlierMessage> = {}): EarlierMessage => ({
  ...{ step, state: 'sent', ...nothing, ...more },
})

describe('who gets a follow-up', () => {
  test.each<[string, boolean, EarlierMessage[], RegExp | null]>([
    ['did nothing', true, [message(1), message(2)], null],
    ['has it by its provider', true, [message(1), message(2, { state: 'delivered' })], null],
    ['answered the first', false, [message(1, { hasReplied: true }), message(2)], /answered/],
    ['unsubscribed', false, [message(1, { hasUnsubscribed: true }), message(2)], /unsubscribed/],
    ['complained', false, [message(1), message(2, { hasComplained: true })], /complained/],
    ['bounced', false, [message(1, { hasBounced: true }), message(2)], /bounced/],
    ['clicked, which ends it', true, [message(1, { hasClicked: true }), message(2)], /clicked/],
    ['clicked, which does not', false, [message(1, { hasClicked: true }), message(2)], null],
    ['may not have the message before', false, [message(1), message(2, { state: 'unknown' })], /did not arrive/],
    ['has no message before', false, [message(1)], /did not arrive/],
  ])('%s', (_, stopsOnClick, messages, reason) => {
    const why = whyNoMessage({ step: 3, stopsOnClick }, messages)
    if (reason === null) expect(why).toBeNull()
    else expect(why).toMatch(reason)
  })
})

test('what somebody did at another address of theirs counts, whether it arrived there does not', () => {
  const why = (step: number, others: EarlierMessage[]) =>
    whyNoMessage({ step, stopsOnClick: false }, step === 1 ? [] : [message(1)], others)
  expect(why(1, [message(1)])).toBeNull()
  expect(why(1, [message(1, { state: 'failed' })])).toBeNull()
  expect(why(1, [message(1, { hasReplied: true })])).toMatch(/answered/)
  expect(why(2, [message(2, { hasUnsubscribed: true })])).toMatch(/unsubscribed/)
  expect(why(2, [message(1, { hasBounced: true })])).toMatch(/bounced/)
})

describe('the subject', () => {
  const first = { subject: 'Hello {{name}}', subjectB: 'Hi' }
  test.each([
    [first, null, null, 'Hello {{name}}'],
    [first, null, 'a', 'Hello {{name}}'],
    [first, null, 'b', 'Hi'],
    [{ subject: 'Hello', subjectB: null }, null, 'b', 'Hello'],
    [{ subject: null, subjectB: null }, first, null, 'Re: Hello {{name}}'],
    [{ subject: null, subjectB: null }, first, 'b', 'Re: Hi'],
    [{ subject: 'News', subjectB: null }, first, 'b', 'News'],
    [{ subject: null, subjectB: null }, { subject: 'RE: Hello', subjectB: null }, null, 'RE: Hello'],
    [{ subject: null, subjectB: null }, { subject: null, subjectB: null }, null, null],
  ] as const)('of %j after %j for %s is %s', (own, followed, variant, subject) => {
    expect(subjectFor(own, followed, variant)).toBe(subject)
  })
})
