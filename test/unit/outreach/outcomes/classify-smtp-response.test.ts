import { describe, expect, test } from 'vitest'
import { classifySmtpResponse, judgeSms } from '../../../../src/outreach/outcomes/classify-smtp-response.ts'
import type { SmsResult } from '../../../../src/platform/sms/port.ts'
import type { DeliveryResult } from '../../../../src/platform/smtp/port.ts'

const FIRST = { attempts: 1, secondsSinceFirst: 0 }
type Stage = Extract<DeliveryResult, { kind: 'refused' }>['stage']
const refused = (reply: string, stage: Stage = 'rcpt'): DeliveryResult => ({
  kind: 'refused',
  code: Number(reply.slice(0, 3)),
  reply,
  stage,
})

describe('the response of a mail server decides the outcome of a message', () => {
  test.each<[string, Stage, string, string, string]>([
    ['421 4.7.0 Try again later', 'connect', 'pending', 'throttle', ''],
    ['421 Service not available', 'data', 'pending', 'throttle', ''],
    ['450 4.2.2 Mailbox full', 'rcpt', 'pending', 'soft', ''],
    ['451 4.3.0 Temporary local problem', 'data', 'pending', 'soft', ''],
    ['451 4.7.1 Greylisted', 'rcpt', 'pending', 'throttle', ''],
    ['452 4.5.3 Too many recipients', 'rcpt', 'pending', 'throttle', ''],
    ['454 4.7.0 Temporary authentication failure', 'auth', 'pending', 'sender', ''],
    ['550 5.1.1 The email account does not exist', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['550-5.1.1 The email account that you tried to reach does not exist', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['550 5.1.2 Bad destination system', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['553 5.1.3 Bad address syntax', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['556 5.1.10 Domain takes no mail', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['551 5.1.6 Moved', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['550 5.2.1 Mailbox disabled', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['550 No such user here', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['550 5.5.0 Requested action not taken: user unknown', 'rcpt', 'bounced', 'hard', 'suppress'],
    ['552 5.2.2 Over quota', 'rcpt', 'bounced', 'soft', ''],
    ['553 5.6.7 The mail server does not offer SMTPUTF8 (RFC 6531)', 'rcpt', 'failed', 'content', ''],
    ['552 Requested mail action aborted', 'data', 'bounced', 'soft', ''],
    ['552 5.3.4 Message size exceeds limit', 'mail', 'failed', 'content', ''],
    ['554 5.6.0 Content rejected', 'data', 'failed', 'content', ''],
    ['550 5.4.1 Recipient address rejected', 'rcpt', 'bounced', 'soft', ''],
    ['550 Something else', 'rcpt', 'bounced', 'soft', ''],
    ['554 5.7.1 Relay access denied', 'rcpt', 'pending', 'sender', 'pause'],
    ['550 5.7.515 Not authenticated', 'data', 'pending', 'sender', 'pause'],
    ['550-5.7.26 This mail is unauthenticated', 'data', 'pending', 'sender', 'pause'],
    ['554 Blocked as spam, see https://rbl.example/10.5.1.1', 'data', 'pending', 'sender', 'pause'],
    ['550 5.1.8 Bad sender', 'mail', 'pending', 'sender', 'pause'],
    ['553 Sender address rejected', 'mail', 'pending', 'sender', 'pause'],
    ['535 5.7.8 Bad credentials', 'auth', 'pending', 'sender', 'pause'],
    ['530 Authentication required', 'rcpt', 'pending', 'sender', 'pause'],
    ['554 No SMTP service here', 'connect', 'pending', 'sender', 'pause'],
  ])('%s (%s) is %s, %s %s', (reply, stage, state, kind, consequence) => {
    const verdict = classifySmtpResponse(refused(reply, stage), FIRST)
    expect(verdict).toMatchObject({
      state,
      class: kind,
      suppress: consequence === 'suppress',
      suppressAs: consequence === 'suppress' ? 'bounced' : null,
      pausesSender: consequence === 'pause',
    })
    expect(verdict.retryAfterSeconds === null).toBe(state !== 'pending')
    expect(verdict.reason).toContain(reply.slice(0, 20))
  })

  test('an accepted message is sent', () => {
    expect(classifySmtpResponse({ kind: 'accepted', reply: '250 2.0.0 OK' }, FIRST)).toMatchObject({
      state: 'sent',
      reason: null,
      suppress: false,
      pausesSender: false,
      retryAfterSeconds: null,
    })
  })

  test('a connection lost before the end of the message is retried', () => {
    expect(classifySmtpResponse({ kind: 'lost', reason: 'reset by peer' }, FIRST)).toMatchObject({
      state: 'pending',
      class: 'connection',
      reason: 'The connection was lost before the message was over: reset by peer.',
    })
  })

  test('one lost after the final dot is never retried, whatever else is known', () => {
    for (const attempts of [1, 3, 5, 9])
      expect(
        classifySmtpResponse({ kind: 'unknown', reason: 'no answer' }, { attempts, secondsSinceFirst: 1 }),
      ).toMatchObject({
        state: 'unknown',
        retryAfterSeconds: null,
        suppress: false,
        pausesSender: false,
      })
  })

  test('a reason is a single line, however long the response', () => {
    const { reason } = classifySmtpResponse(refused(`550 5.1.1 no\r\n${'x'.repeat(5_000)}`), FIRST)
    expect(reason).toMatch(/^The mailbox does not exist: 550 5\.1\.1 no x+…$/)
    expect(reason!.length).toBeLessThan(400)
  })
})

describe('retries are limited', () => {
  const busy = refused('450 4.2.1 Busy')

  test('delays increase over five attempts, and then the message fails', () => {
    const waits: number[] = []
    let secondsSinceFirst = 0
    for (let attempts = 1; ; attempts++) {
      const { state, retryAfterSeconds, reason } = classifySmtpResponse(busy, { attempts, secondsSinceFirst })
      if (state === 'failed') {
        expect(reason).toMatch(/^Given up after 5 attempts\. .*450 4\.2\.1 Busy\.$/)
        break
      }
      waits.push(retryAfterSeconds!)
      secondsSinceFirst += retryAfterSeconds!
    }
    expect(waits).toHaveLength(4)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(new Set(waits).size).toBe(4)
    expect(secondsSinceFirst).toBeLessThan(24 * 3_600)
  })

  test('after a day the message fails, however few attempts were made', () => {
    expect(classifySmtpResponse(busy, { attempts: 2, secondsSinceFirst: 24 * 3_600 - 60 }).state).toBe('failed')
    expect(classifySmtpResponse({ kind: 'lost', reason: '' }, { attempts: 1, secondsSinceFirst: 90_000 }).state).toBe(
      'failed',
    )
  })

  test('a server that asks for a slower pace gets a longer pause', () => {
    const slow = classifySmtpResponse(refused('421 4.7.28 Rate limit'), FIRST)
    expect(slow.retryAfterSeconds).toBeGreaterThan(classifySmtpResponse(busy, FIRST).retryAfterSeconds!)
  })
})

describe('the response of an SMS provider decides the outcome of a message', () => {
  test.each<[SmsResult, object]>([
    [
      { kind: 'accepted', id: 'SM1', parts: 1 },
      { state: 'sent', reason: null },
    ],
    [
      { kind: 'refused', reason: 'Unsubscribed recipient', isOptOut: true, isSenders: false },
      { state: 'failed', class: 'opt_out', suppress: true, suppressAs: 'unsubscribed', pausesSender: false },
    ],
    [
      { kind: 'refused', reason: 'Authenticate', isOptOut: false, isSenders: true },
      { state: 'pending', class: 'sender', suppress: false, pausesSender: true },
    ],
    [
      { kind: 'refused', reason: 'Not a mobile number', isOptOut: false, isSenders: false },
      { state: 'failed', class: 'soft', suppress: false, pausesSender: false, retryAfterSeconds: null },
    ],
    [
      { kind: 'later', reason: 'Too many requests', afterSeconds: 7_200 },
      { state: 'pending', class: 'throttle', retryAfterSeconds: 7_200 },
    ],
    [
      { kind: 'later', reason: 'Too many requests', afterSeconds: null },
      { state: 'pending', class: 'throttle', retryAfterSeconds: 900 },
    ],
    [
      { kind: 'unknown', reason: 'Timed out' },
      { state: 'unknown', retryAfterSeconds: null },
    ],
  ])('%j', (outcome, verdict) => {
    expect(judgeSms(outcome, FIRST)).toMatchObject(verdict)
  })
})
