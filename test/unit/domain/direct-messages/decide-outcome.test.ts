import { describe, expect, test } from 'vitest'
import { decideOutcome } from '../../../../src/domain/direct-messages/decide-outcome.ts'
import { classifySmtpResponse } from '../../../../src/outreach/outcomes/classify-smtp-response.ts'
import type { DeliveryResult } from '../../../../src/platform/smtp/port.ts'

const decide = (result: DeliveryResult, attempts = 0, ageSeconds = 0) =>
  decideOutcome(
    classifySmtpResponse(result, { attempts: attempts + 1, secondsSinceFirst: ageSeconds }),
    attempts,
    ageSeconds,
  )
const refused = (code: number, reply: string, stage: 'auth' | 'rcpt' | 'data' = 'rcpt') =>
  ({ kind: 'refused', code, reply, stage }) as const

describe('the status of a message after an attempt', () => {
  test('an accepted message is sent, and proves that its sender works', () => {
    expect(decide({ kind: 'accepted', reply: '' })).toMatchObject({
      ...{ state: 'sent', problem: null, attempts: 1, waitSeconds: null },
      sender: { answered: 1, trouble: null, held: null },
    })
  })

  test('a message that may have arrived is unknown, never queued again', () => {
    expect(decide({ kind: 'unknown', reason: 'silence' })).toMatchObject({ state: 'unknown', waitSeconds: null })
  })

  test.each([
    ['a temporary refusal', refused(451, '4.3.0 try later')],
    ['a lost connection', { kind: 'lost', reason: 'reset' } as const],
  ])('%s is retried with increasing delays, then given up', (_, result) => {
    const waits: number[] = []
    let attempts = 0
    for (;;) {
      const outcome = decide(result, attempts)
      attempts = outcome.attempts
      if (outcome.state !== 'queued') {
        expect(outcome).toMatchObject({ state: 'failed', problem: expect.stringContaining('Given up after') })
        break
      }
      waits.push(outcome.waitSeconds!)
    }
    expect(waits.length).toBeGreaterThan(2)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(new Set(waits).size).toBe(waits.length)
  })

  test('an exceeded quota counts no attempt, and waits at most a day', () => {
    const quota: DeliveryResult = { kind: 'later', reason: 'quota', retryAfterSeconds: 900 }
    expect(decide(quota, 2)).toMatchObject({
      ...{ state: 'queued', attempts: 2, waitSeconds: 900 },
      sender: { held: { reason: expect.stringContaining('quota') } },
    })
    expect(decide(quota, 2, 24 * 3_600)).toMatchObject({ state: 'failed', waitSeconds: null })
  })

  test('a mailbox that must be reconnected fails the message immediately and says so', () => {
    const reason = 'Google no longer accepts the permission for this mailbox.'
    expect(decide(refused(535, reason, 'auth'))).toMatchObject({
      ...{ state: 'failed', problem: expect.stringContaining(reason), waitSeconds: null },
      sender: { trouble: expect.stringContaining(reason), needsPerson: true },
    })
  })

  test('a permanent rejection of the address fails the message, not the sender', () => {
    expect(decide(refused(550, '5.1.1 no such user'))).toMatchObject({
      ...{ state: 'failed', problem: expect.stringContaining('5.1.1') },
      sender: { answered: 1, trouble: null },
    })
  })
})
