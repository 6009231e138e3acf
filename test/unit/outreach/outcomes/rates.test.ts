import { describe, expect, test } from 'vitest'
import { outcomesOf, percent, ratesOf } from '../../../../src/outreach/outcomes/rates.ts'

const COUNTED = {
  sent_count: 100,
  delivered_count: 40,
  opened_count: 18,
  clicked_count: 9,
  bounced_count: 10,
  failed_count: 10,
  complained_count: 1,
  replied_count: 27,
}

describe('rates', () => {
  test('count an email as delivered unless it bounced', () => {
    expect(ratesOf({ type: 'email', trackOpens: true, trackClicks: true }, COUNTED)).toEqual({
      delivery_rate: 90,
      open_rate: 20,
      click_rate: 10,
      bounce_rate: 10,
      complaint_rate: 1.11,
      reply_rate: 30,
    })
  })

  test('count a text message as delivered once the provider confirms it', () => {
    expect(outcomesOf('sms', COUNTED)).toEqual({ arrived: 40, decided: 60 })
  })

  test.each([
    [{ type: 'email', trackOpens: false, trackClicks: true }, null, 10],
    [{ type: 'email', trackOpens: true, trackClicks: false }, 20, null],
    [{ type: 'sms', trackOpens: true, trackClicks: true }, null, null],
  ] as const)('are empty for untracked events: %o', (campaign, open_rate, click_rate) => {
    expect(ratesOf(campaign, COUNTED)).toMatchObject({ open_rate, click_rate, bounce_rate: 10 })
  })

  test.each([
    [1, 0, null],
    [0, 3, 0],
    [1, 3, 33.33],
    [5, 3, 100],
  ])('%d of %d is %j percent', (part, whole, expected) => expect(percent(part, whole)).toBe(expected))
})
