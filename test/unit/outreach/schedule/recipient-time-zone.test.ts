import { expect, test } from 'vitest'
import { type LocationHints, recipientTimeZone } from '../../../../src/outreach/schedule/recipient-time-zone.ts'
import { timeZoneNamed } from '../../../../src/outreach/schedule/time-zone.ts'

test.each<[string, LocationHints, string | null]>([
  ['a field names it', { fields: { time_zone: 'Asia/Tokyo' }, country: 'DE' }, 'Asia/Tokyo'],
  ['by another name of the field', { fields: { timezone: ' europe/paris ' } }, 'Europe/Paris'],
  ['a field that names none is not heard', { fields: { time_zone: 'Berlin time' }, country: 'FR' }, 'Europe/Paris'],
  ['nor a UTC offset', { fields: { time_zone: '+02:00' } }, null],
  ['the country of the address', { country: 'fr', phone: '+4915112345678' }, 'Europe/Paris'],
  ['a country all of whose clocks are the same', { country: 'DE' }, 'Europe/Berlin'],
  ['a country of several', { country: 'US' }, null],
  ['which a number does not make one', { country: 'US', phone: '+4915112345678' }, null],
  ['a column of countries', { fields: { country: 'JP' } }, 'Asia/Tokyo'],
  ['no country', { country: 'Germany' }, null],
  ['an invalid country', { country: 'ZZ' }, null],
  ['the country of a number', { phone: '+442079460123' }, 'Europe/London'],
  ['of a code that it has alone', { phone: '+4915112345678' }, 'Europe/Berlin'],
  ['of several countries', { phone: '+12125550123' }, null],
  ['of a column of numbers', { fields: { phone: '+33 1 42 68 53 00' } }, 'Europe/Paris'],
  ['without its country', { fields: { phone: '01 42 68 53 00' } }, null],
  ['no number', { phone: 'call me' }, null],
  ['nothing', {}, null],
])('%s', (_, whereabouts, zone) => {
  expect(recipientTimeZone(whereabouts)).toBe(zone)
})

test('an invalid time zone name is rejected in any spelling', () => {
  for (const name of ['', '/', 'UTC+1', '../etc', 'Europe/', 'x'.repeat(10_000), '\0', '🕘', '-08:00', '0800'])
    expect([name, timeZoneNamed(name)]).toEqual([name, null])
  expect(timeZoneNamed('UTC')).toBe('UTC')
})
