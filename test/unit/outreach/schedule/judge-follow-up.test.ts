import { describe, expect, test } from 'vitest'
import type { StepCondition } from '../../../../src/contracts/campaigns/steps.ts'
import { subjectFor } from '../../../../src/outreach/compose/message-subject.ts'
import {
  type Colleague,
  type EarlierMessage,
  type JudgedStep,
  whyNoStep,
} from '../../../../src/outreach/schedule/judge-follow-up.ts'

const nothing = {
  ...{ hasReplied: false, hasUnsubscribed: false, hasBounced: false, hasComplained: false, hasClicked: false },
}
const message = (step: number, more: Partial<EarlierMessage> = {}): EarlierMessage => ({
  ...{ step, state: 'sent', ...nothing, ...more },
})
const third = (more: Partial<JudgedStep> = {}): JudgedStep => ({ step: 3, stopsOnClick: false, ...more })

describe('recipients of a follow-up', () => {
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
    ['passed the one before', false, [message(1), message(2, { state: 'skipped', hasPassed: true })], null],
    ['was excluded before', false, [message(1), message(2, { state: 'skipped' })], /did not arrive/],
    [
      'passed the one before, whose first did not arrive',
      false,
      [message(1, { state: 'failed' }), message(2, { state: 'skipped', hasPassed: true })],
      /did not arrive/,
    ],
  ])('%s', (_, stopsOnClick, messages, reason) => {
    const refusal = whyNoStep(third({ stopsOnClick }), messages)
    if (reason === null) return expect(refusal).toBeNull()
    expect(refusal?.reason).toMatch(reason)
    expect(refusal?.passes).toBe(false)
  })
})

describe('conditions', () => {
  const did = {
    nothing: {},
    opened: { hasOpened: true },
    clicked: { hasOpened: true, hasClicked: true },
    away: { isAway: true },
    answered: { hasReplied: true },
  } as const
  test.each<[StepCondition, readonly (keyof typeof did)[]]>([
    ['no_answer', ['nothing', 'opened', 'clicked', 'away']],
    ['opened', ['opened', 'clicked']],
    ['not_opened', ['nothing', 'away']],
    ['clicked', ['clicked']],
    ['not_clicked', ['nothing', 'opened', 'away']],
    ['out_of_office', ['away']],
    ['answered', ['answered']],
  ])('%s is met by recipients who %j', (condition, holds) => {
    for (const [name, what] of Object.entries(did)) {
      const refusal = whyNoStep(third({ condition }), [message(1, what), message(2)])
      if (holds.includes(name as keyof typeof did)) expect(refusal, name).toBeNull()
      // A reply ends the sequence; recipients who only fail the condition continue.
      else expect(refusal, name).toMatchObject({ passes: name !== 'answered', reason: expect.stringMatching(/\.$/) })
    }
  })

  test('an unsubscription, complaint or bounce ends it under any condition', () => {
    for (const condition of ['answered', 'opened', 'out_of_office'] as const)
      for (const what of ['hasUnsubscribed', 'hasComplained', 'hasBounced'] as const) {
        const refusal = whyNoStep(third({ condition }), [
          message(1, { [what]: true, hasReplied: true, hasOpened: true, isAway: true }),
          message(2),
        ])
        expect(refusal?.passes).toBe(false)
      }
  })

  test('people who replied continue only to a task for people who replied', () => {
    const own = [message(1, { hasReplied: true }), message(2)]
    expect(whyNoStep(third({ leadsToAnswered: true }), own)).toMatchObject({ passes: true })
    expect(whyNoStep({ ...third({ leadsToAnswered: true }), step: 1 }, [], own)).toMatchObject({ passes: false })
  })
})

describe('a reply from their organisation', () => {
  const colleague = (more: Partial<Colleague>): Colleague => ({
    ...{ name: 'Ada Harbour', hasReplied: false, hasUnsubscribed: false, ...more },
  })
  test.each([
    [{ hasReplied: true }, 'Ada Harbour, of the same organisation, answered.'],
    [{ hasUnsubscribed: true }, 'Ada Harbour, of the same organisation, unsubscribed.'],
  ])('%j stops it, also before the first message', (what, reason) => {
    for (const step of [1, 3])
      expect(whyNoStep({ ...third(), step }, [message(1), message(2)], [], [colleague(what)])).toEqual({
        ...{ reason, passes: false },
      })
  })
  test('their own reply is reported first', () => {
    const own = [message(1, { hasReplied: true }), message(2)]
    expect(whyNoStep(third(), own, [], [colleague({ hasReplied: true })])?.reason).toMatch(/^They answered/)
  })
})

test('events at another address of the same person count, except bounces', () => {
  const why = (step: number, others: EarlierMessage[]) =>
    whyNoStep({ step, stopsOnClick: false }, step === 1 ? [] : [message(1)], others)?.reason ?? null
  expect(why(1, [message(1)])).toBeNull()
  expect(why(1, [message(1, { state: 'failed' })])).toBeNull()
  expect(why(1, [message(1, { hasReplied: true })])).toMatch(/answered/)
  expect(why(2, [message(2, { hasUnsubscribed: true })])).toMatch(/unsubscribed/)
  expect(why(2, [message(1, { hasBounced: true })])).toMatch(/bounced/)
})

describe('the subject of a follow-up', () => {
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
