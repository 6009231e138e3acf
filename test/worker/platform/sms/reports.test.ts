import { createHash, createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { readMessagebirdReport } from '../../../../src/platform/sms/messagebird-report.ts'
import { readTwilioReport } from '../../../../src/platform/sms/twilio-report.ts'
import type { ReportRequest } from '../../../../src/platform/sms/verify-report.ts'
import { readVonageReport } from '../../../../src/platform/sms/vonage-report.ts'

const SECRET = 'only-for-tests-only-for-tests-32'
const URL_ = 'https://acme.test/api/delivery-reports/x?a=1'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_ = { 'content-type': 'application/json' }
const request = (headers: Record<string, string>, body = '', url = URL_): ReportRequest => ({
  url,
  headers: new Headers(headers),
  body,
})
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const sign = (claims: object, issuer = 'MessageBird') =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode(SECRET))

describe('Twilio', () => {
  const fields = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '21610', To: '+15551234599' }
  const body = new URLSearchParams(fields).toString()
  const text =
    URL_ +
    Object.keys(fields)
      .sort()
      .map((name) => name + fields[name as keyof typeof fields])
      .join('')
  const signature = createHmac('sha1', SECRET).update(text).digest('base64')

  test('a valid signature is accepted', async () => {
    expect(await readTwilioReport(request({ ...FORM, 'x-twilio-signature': signature }, body), SECRET)).toEqual({
      ...{ id: 'SM1', status: 'failed', reason: 'Twilio error 21610.', isOptOut: true },
    })
  })

  test('so is the example of its documentation', async () => {
    const params = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    }
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
    const given = request(
      { ...FORM, 'x-twilio-signature': 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' },
      new URLSearchParams(params).toString(),
      url,
    )
    // The example is of a call, which is no message: the same fields with a message ID have another signature.
    expect(await readTwilioReport(given, '12345')).toBeNull()
    const signed = createHmac('sha1', '12345').update(
      `${url}CallSidCA1234567890ABCDECaller+14158675309Digits1234From+14158675309To+18005551212`,
    )
    expect(signed.digest('base64')).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  })

  test.each([
    ['another body', request({ ...FORM, 'x-twilio-signature': signature }, body.replace('SM1', 'SM2')), SECRET],
    ['another URL', request({ ...FORM, 'x-twilio-signature': signature }, body, `${URL_}0`), SECRET],
    ['another secret', request({ ...FORM, 'x-twilio-signature': signature }, body), 'other'],
    ['no secret', request({ ...FORM, 'x-twilio-signature': signature }, body), ''],
    ['none', request(FORM, body), SECRET],
    ['no base64', request({ ...FORM, 'x-twilio-signature': '***' }, body), SECRET],
    [
      'a body as JSON without its hash',
      request(
        { ...JSON_, 'x-twilio-signature': createHmac('sha1', SECRET).update(URL_).digest('base64') },
        JSON.stringify(fields),
      ),
      SECRET,
    ],
  ])('rejects %s', async (_, given, secret) => {
    expect(await readTwilioReport(given, secret)).toBeNull()
  })
})

describe('MessageBird', () => {
  const url = 'https://acme.test/r?id=m1&status=delivered&recipient=15551234599'
  test('a token for this URL is accepted, for another URL it is rejected', async () => {
    const token = await sign({ url_hash: sha256(url) })
    const good = request({ 'messagebird-signature-jwt': token }, '', url)
    expect(await readMessagebirdReport(good, SECRET)).toEqual({
      id: 'm1',
      status: 'delivered',
      reason: null,
      isOptOut: false,
    })
    expect(await readMessagebirdReport({ ...good, url: url.replace('m1', 'm2') }, SECRET)).toBeNull()
    expect(await readMessagebirdReport({ ...good, body: 'id=m2' }, SECRET)).toBeNull()
    expect(await readMessagebirdReport(good, 'other-for-tests-other-for-tests-')).toBeNull()
    const foreign = await sign({ url_hash: sha256(url) }, 'Somebody')
    expect(await readMessagebirdReport(request({ 'messagebird-signature-jwt': foreign }, '', url), SECRET)).toBeNull()
    expect(await readMessagebirdReport(request({}, '', url), SECRET)).toBeNull()
  })

  test('the newer signature is accepted for five minutes', async () => {
    const body = JSON.stringify({ id: 'm1', status: 'delivery_failed', statusErrorCode: 12 })
    const time = '1795000000'
    const message = Buffer.concat([Buffer.from(`${time}\n${URL_}\n`), createHash('sha256').update(body).digest()])
    const signature = createHmac('sha256', SECRET).update(message).digest('base64')
    const given = request({ ...JSON_, 'messagebird-signature': signature, 'messagebird-request-timestamp': time }, body)
    const at = (seconds: number) => new Date((Number(time) + seconds) * 1_000)
    expect(await readMessagebirdReport(given, SECRET, at(60))).toMatchObject({ id: 'm1', status: 'failed' })
    expect(await readMessagebirdReport(given, SECRET, at(360))).toBeNull()
    expect(await readMessagebirdReport({ ...given, body: `${body} ` }, SECRET, at(60))).toBeNull()
  })

  test('everything is rejected without a key', async () => {
    expect(await readMessagebirdReport(request({}, '', url), null)).toBeNull()
    expect(await readMessagebirdReport(request({}, '', 'https://acme.test/r'), null)).toBeNull()
  })
})

describe('Vonage', () => {
  test('a token for this body is accepted, for another body it is rejected', async () => {
    const body = JSON.stringify({ message_uuid: 'v1', status: 'rejected' })
    const authorization = `Bearer ${await sign({ payload_hash: sha256(body), api_key: 'k' })}`
    const given = request({ ...JSON_, authorization }, body)
    expect(await readVonageReport(given, SECRET)).toEqual({ id: 'v1', status: 'failed', reason: null, isOptOut: false })
    expect(await readVonageReport({ ...given, body: body.replace('v1', 'v2') }, SECRET)).toBeNull()
  })

  test('a signed receipt is accepted, a modified one is rejected', async () => {
    const fields = { messageId: 'v1', status: 'failed', 'err-code': '9', 'client-ref': 'a&b=c', msisdn: '1555' }
    const text = Object.entries(fields)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `&${name}=${value.replace(/[&=]/g, '_')}`)
      .join('')
    const sig = createHmac('sha256', SECRET).update(text).digest('hex').toUpperCase()
    const given = request({}, '', `https://acme.test/r?${new URLSearchParams({ ...fields, sig })}`)
    expect(await readVonageReport(given, SECRET)).toEqual({
      ...{ id: 'v1', status: 'failed', reason: 'The number is not valid (Vonage error 9).', isOptOut: false },
    })
    expect(await readVonageReport({ ...given, url: given.url.replace('v1', 'v2') }, SECRET)).toBeNull()
    expect(await readVonageReport({ ...given, url: given.url.replace(/&sig=.*/, '') }, SECRET)).toBeNull()
  })
})
