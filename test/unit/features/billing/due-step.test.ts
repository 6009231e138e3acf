import { expect, test } from 'vitest'
import { type DueSubscription, dueStep } from '../../../../src/features/billing/due-step.ts'

const END = '2026-03-10T00:00:00.000Z'
const active: DueSubscription = { status: 'active', currentPeriodEnd: END, renewalAttempts: 0, remindedOf: null }
const pastDue: DueSubscription = { ...active, status: 'past_due' }
const told = (of: DueSubscription, name: string): DueSubscription => ({ ...of, remindedOf: `${name}:${END}` })
const paid = { isFree: false, hasMethod: true }
const byHand = { isFree: false, hasMethod: false }
const free = { isFree: true, hasMethod: false }

test.each([
  ['waits for the reminder', active, paid, '2026-03-01', 'wait 2026-03-07'],
  ['is reminded of its renewal three days before', active, paid, '2026-03-07', 'remind renews'],
  ['is reminded once', told(active, 'renews'), paid, '2026-03-08', 'wait 2026-03-10'],
  ['is renewed by the method that was kept', told(active, 'renews'), paid, '2026-03-10', 'charge'],
  ['falls due without a stored payment method', told(active, 'renews'), byHand, '2026-03-10', 'fall-due'],
  ['that is free sends no reminder', active, free, '2026-03-08', 'wait 2026-03-10'],
  ['that is free starts a new period automatically', active, free, '2026-03-10', 'roll'],
  ['that is past due is charged immediately if no attempt was made', pastDue, paid, '2026-03-10', 'charge'],
  [
    'whose renewal failed is tried again a day later',
    { ...pastDue, renewalAttempts: 1 },
    paid,
    '2026-03-10',
    'wait 2026-03-11',
  ],
  ['is tried on the third day', { ...pastDue, renewalAttempts: 2 }, paid, '2026-03-13', 'charge'],
  ['is tried no more after the last time', { ...pastDue, renewalAttempts: 4 }, paid, '2026-03-14', 'wait 2026-03-15'],
  [
    'gets a last call two days before its grace is over',
    { ...pastDue, renewalAttempts: 4 },
    paid,
    '2026-03-15',
    'remind last-call',
  ],
  ['waits for the end of its grace', told(pastDue, 'last-call'), byHand, '2026-03-16', 'wait 2026-03-17'],
  ['ends with its grace', told(pastDue, 'last-call'), byHand, '2026-03-17', 'expire'],
  [
    'that is cancelled stays until its period is over',
    { ...active, status: 'cancelled' },
    paid,
    '2026-03-09',
    'wait 2026-03-10',
  ],
  ['that is cancelled ends with its period', { ...active, status: 'cancelled' }, paid, '2026-03-10', 'expire'],
  ['on trial gets a reminder of its end', { ...active, status: 'trialing' }, byHand, '2026-03-07', 'remind trial-ends'],
  ['on trial ends automatically', { ...active, status: 'trialing' }, byHand, '2026-03-10', 'expire'],
] as const)('a subscription %s', (_, subscription, facts, day, expected) => {
  const step = dueStep(subscription, facts, new Date(`${day}T00:00:00.000Z`))
  const detail =
    step.kind === 'wait'
      ? ` ${step.until.toISOString().slice(0, 10)}`
      : step.kind === 'remind'
        ? ` ${step.reminder}`
        : ''
  expect(step.kind + detail).toBe(expected)
})
