import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Settings } from '../../../src/contracts/system/settings.ts'
import { ALERT_RULE_NAMES, ALERT_RULES, alertStep, newsOf } from '../../../src/rules/alerts/alert-rules.ts'

test('each alert has a runbook, and each runbook an alert', () => {
  const runbooks = readdirSync(join(import.meta.dirname, '../../../docs/runbooks')).map((name) =>
    name.replace(/\.md$/, ''),
  )
  expect(runbooks.toSorted()).toEqual(ALERT_RULE_NAMES.toSorted())
})

test('each alert has a threshold of its own in the settings', () => {
  const thresholds = ALERT_RULE_NAMES.map((name) => ALERT_RULES[name].threshold)
  expect(new Set(thresholds).size).toBe(ALERT_RULE_NAMES.length)
  for (const name of thresholds) expect(Settings.parse({})[name]).toBeGreaterThan(0)
})

test.each([
  [5, 5, false, 'open'],
  [5, 5, true, 'keep'],
  [4, 5, false, 'none'],
  [4, 5, true, 'end'],
  // Not measured: neither started nor over.
  [undefined, 5, false, 'none'],
  [undefined, 5, true, 'keep'],
  // Turned off.
  [undefined, 0, false, 'none'],
  [undefined, 0, true, 'end'],
  [9, 0, false, 'none'],
] as const)('a metric of %s with threshold %s, open: %s: %s', (figure, threshold, isOpen, step) => {
  expect(alertStep(figure, threshold, isOpen)).toBe(step)
})

const alert = { openedAt: '2026-11-27T10:00:00.000Z', toldAt: null, endedAt: null, endToldAt: null }
test.each([
  ['a new one', {}, 'opened'],
  ['an alert notified a day ago', { toldAt: '2026-11-26T12:00:00.000Z' }, 'continues'],
  ['an alert notified 23 hours ago', { toldAt: '2026-11-26T13:00:00.000Z' }, null],
  ['an end', { toldAt: alert.openedAt, endedAt: alert.openedAt }, 'ended'],
  ['an already notified end', { toldAt: alert.openedAt, endedAt: alert.openedAt, endToldAt: alert.openedAt }, null],
  ['the end of an unnotified alert', { endedAt: alert.openedAt }, null],
])('%s is notified: %#', (_, times, news) => {
  expect(newsOf({ ...alert, ...times }, new Date('2026-11-27T12:00:00.000Z'))).toBe(news)
})

test.each(['', 'ada@acme.com', 'ada@acme.com, ops@acme.com'])('"%s" is a list of addresses for alerts', (list) => {
  expect(Settings.parse({ alert_emails: list }).alert_emails).toBe(list)
})

test.each(['ada', 'ada@acme.com; ops@acme.com', Array(6).fill('a@acme.com').join()])('"%s" is invalid', (list) => {
  expect(Settings.safeParse({ alert_emails: list }).success).toBe(false)
})
