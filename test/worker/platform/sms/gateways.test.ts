import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { CustomSms, SMS_PROVIDERS, type SmsProvider } from '../../../../src/contracts/senders/sms-config.ts'
import { smsGatewayOf } from '../../../../src/domain/senders/senders.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { type AcceptedSms, AWS_SECRET } from '../../../support/sms-providers.ts'
import { contextOf } from '../../support/factories.ts'

const custom = (more: object = {}) =>
  CustomSms.parse({
    url: `${env.SMS_ORIGIN}/custom/200`,
    headers: { 'X-Api-Key': '{{key}}' },
    id_path: 'messages.0.id',
    ...more,
  })
function gatewayOf(
  provider: SmsProvider,
  more: { key?: string; secret?: string; from?: string; custom?: object } = {},
) {
  const settings = {
    ...{ provider, fromNumber: more.from ?? '+15551234567', region: 'eu-west-1', apiKeyEnd: '' },
    custom: provider === 'custom' ? custom(more.custom) : null,
  }
  const secret = provider === 'aws_sns' ? AWS_SECRET : provider === 'messagebird' ? 'Acme' : 'secret'
  const secrets = { apiKey: more.key ?? 'AC1', apiSecret: more.secret ?? secret, reportKey: null }
  return smsGatewayOf(contextOf(newId()), { settings }, secrets)
}
let phones = 0
/** A number that no other test uses. */
const newPhone = (end: string) => `+1555${String(++phones).padStart(5, '0')}${end}`
const message = (to: string, text = 'Hello') => ({
  to,
  text,
  reference: newId(),
  reportUrl: 'https://acme.test/report',
})
const arrived = async (to: string): Promise<AcceptedSms[]> =>
  (await fetch(`${env.SMS_ORIGIN}/messages?to=${encodeURIComponent(to)}`)).json()

describe.each(SMS_PROVIDERS)('%s', (provider) => {
  test.each(['Hello', 'Grüße & "Küsse" {{to}} %41 + €', 'Привет 👋\nsecond line'])(
    'accepts a text unchanged: %j',
    async (text) => {
      const to = newPhone('99')
      const outcome = await gatewayOf(provider).send(message(to, text))
      expect(outcome).toMatchObject({ kind: 'accepted', id: expect.stringMatching(/\d{12}$/) })
      const from = provider === 'messagebird' ? 'Acme' : expect.stringMatching(/15551234567$/)
      expect(await arrived(to)).toMatchObject([{ to, text, from }])
    },
  )

  test('a connection lost after acceptance has an unknown outcome, and so does a server error', async () => {
    const to = newPhone('04')
    expect(await gatewayOf(provider).send(message(to))).toMatchObject({ kind: 'unknown' })
    expect(await arrived(to)).toHaveLength(1)
    // Vonage states in its error that nothing was accepted.
    const kind = provider === 'vonage' ? 'later' : 'unknown'
    expect(await gatewayOf(provider).send(message(newPhone('05')))).toMatchObject({ kind })
  })

  test('a success without a message ID is unknown, unless a custom provider is configured not to return one', async () => {
    const to = newPhone('07')
    const kind = provider === 'custom' ? 'accepted' : 'unknown'
    expect(await gatewayOf(provider).send(message(to))).toMatchObject({ kind })
    expect(await arrived(to)).toHaveLength(1)
  })

  test('rate limiting causes a later retry', async () => {
    expect(await gatewayOf(provider).send(message(newPhone('03')))).toMatchObject({ kind: 'later' })
  })

  test('a wrong key is a problem of the sender, and nothing is sent', async () => {
    const wrong = provider === 'messagebird' || provider === 'custom' ? { key: 'wrong' } : { secret: 'wrong' }
    const to = newPhone('99')
    expect(await gatewayOf(provider, wrong).send(message(to))).toMatchObject({ kind: 'refused', isSenders: true })
    expect(await arrived(to)).toEqual([])
    const checked = await gatewayOf(provider, wrong).check()
    if (provider === 'custom') expect(checked).toBe('unasked')
    else expect(checked).toMatch(/refused the key/)
    if (provider !== 'custom') expect(await gatewayOf(provider).check()).toBeNull()
  })

  test('a key with a line break is never sent', async () => {
    const to = newPhone('99')
    const outcome = await gatewayOf(provider, { key: 'a\r\nX-Other: b' }).send(message(to))
    expect(['later', 'refused', 'accepted']).toContain(outcome.kind)
    for (const { text } of await arrived(to)) expect(text).toBe('Hello')
  })
})

test.each([
  ['twilio', '01', { kind: 'refused', isOptOut: true, isSenders: false }],
  ['twilio', '02', { kind: 'refused', isOptOut: false, isSenders: false }],
  ['twilio', '03', { kind: 'later', afterSeconds: 7 }],
  ['twilio', '06', { kind: 'refused', isOptOut: false, isSenders: true }],
  ['aws_sns', '01', { kind: 'refused', isOptOut: true, isSenders: false }],
  ['aws_sns', '02', { kind: 'refused', isOptOut: false, isSenders: false }],
  ['aws_sns', '06', { kind: 'refused', isOptOut: false, isSenders: true }],
  ['messagebird', '02', { kind: 'refused', isOptOut: false, isSenders: false }],
  ['messagebird', '06', { kind: 'refused', isOptOut: false, isSenders: true }],
  ['vonage', '01', { kind: 'refused', isOptOut: true, isSenders: false }],
  ['vonage', '02', { kind: 'refused', isOptOut: false, isSenders: false }],
  ['vonage', '06', { kind: 'refused', isOptOut: false, isSenders: true }],
] as const)('%s responds to a number that ends in %s', async (provider, end, outcome) => {
  expect(await gatewayOf(provider).send(message(newPhone(end)))).toMatchObject(outcome)
})

test('the reference and the report URL are sent where the provider supports them', async () => {
  const to = newPhone('99')
  for (const provider of ['twilio', 'messagebird', 'vonage'] as const) await gatewayOf(provider).send(message(to))
  expect((await arrived(to)).map(({ reportUrl }) => reportUrl)).toEqual(Array(3).fill('https://acme.test/report'))
  expect((await arrived(to)).map(({ reference }) => reference !== null)).toEqual([false, true, true])
})

describe('a custom provider', () => {
  test('can take a form body', async () => {
    const to = newPhone('99')
    const form = { content_type: 'application/x-www-form-urlencoded', body: 'to={{to}}&from={{from}}&text={{text}}' }
    await gatewayOf('custom', { custom: form }).send(message(to, 'a&to=+1 b=ü'))
    expect(await arrived(to)).toMatchObject([{ to, text: 'a&to=+1 b=ü' }])
  })

  test('defines success by its response', async () => {
    const judged = { success_path: 'messages.0.status', success_values: ['queued', 'accepted'] }
    const send = (end: string, more: object) => gatewayOf('custom', { custom: more }).send(message(newPhone(end)))
    expect(await send('99', judged)).toMatchObject({ kind: 'accepted' })
    expect(await send('08', judged)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Refused') })
    expect(await send('99', { ...judged, success_path: 'nowhere' })).toMatchObject({ kind: 'unknown' })
  })

  test('gets numbers in its own format', async () => {
    const to = newPhone('99')
    await gatewayOf('custom', { custom: { number_format: 'digits' } }).send(message(to))
    expect(await arrived(to.slice(1))).toMatchObject([{ from: '15551234567' }])
  })

  test('is not followed to other hosts', async () => {
    const to = newPhone('99')
    const outcome = await gatewayOf('custom', { custom: { url: `${env.SMS_ORIGIN}/custom/302` } }).send(message(to))
    expect(outcome).toMatchObject({ kind: 'refused', isSenders: true })
    expect(await arrived(to)).toEqual([])
  })
})
