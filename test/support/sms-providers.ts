import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'

/** A text message accepted by a provider. */
export interface AcceptedSms {
  readonly provider: string
  readonly to: string
  readonly from: string
  readonly text: string
  readonly reference: string | null
  readonly reportUrl: string | null
}

/** The only secret that AWS accepts; other providers accept any except `wrong`. */
export const AWS_SECRET = 'only-for-tests'

interface Asked {
  readonly request: IncomingMessage
  readonly path: string
  readonly body: string
}
interface Answered {
  readonly status: number
  readonly body: unknown
  readonly headers?: Record<string, string>
  readonly taken?: Omit<AcceptedSms, 'provider'>
}

/**
 * SMS providers on loopback, each below its name, until the test run ends: `/twilio`, `/sns`, `/messagebird`,
 * `/vonage`, `/custom`. The last two digits of a number select the outcome: 01 opted out (if the provider knows
 * opt-outs), 02 no such number, 03 too many requests, 04 connection closed after the message was accepted, 05 out of
 * order, 06 no credit, 07 accepted with an empty response. `GET /messages?to=…` returns the messages accepted for a
 * number in E.164 format.
 *
 * @returns their origin
 */
export async function serveSmsProviders(): Promise<string> {
  const taken: AcceptedSms[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, name = '', ...rest] = pathname.split('/')
    if (name === 'messages')
      return response.end(JSON.stringify(taken.filter(({ to }) => to === searchParams.get('to'))))
    const asked = { request, path: `/${rest.join('/')}`, body: Buffer.concat(chunks).toString() }
    const answer = await PROVIDERS[name]?.(asked)
    if (!answer) return response.writeHead(404).end()
    if (answer.taken) taken.push({ provider: name, ...answer.taken })
    if (answer.taken && wanted(answer.taken.to) === '04') return response.destroy()
    if (answer.taken && wanted(answer.taken.to) === '07') return response.writeHead(200).end()
    const isText = typeof answer.body === 'string'
    response.writeHead(answer.status, { 'content-type': isText ? 'text/xml' : 'application/json', ...answer.headers })
    response.end(isText ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const wanted = (to: string) => to.slice(-2)
const OUT_OF_ORDER: Answered = { status: 500, body: { message: 'Something broke' } }
const basicOf = (request: IncomingMessage) =>
  Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
let made = 0
const nextId = () => `${++made}`.padStart(12, '0')

function twilio({ request, path, body }: Asked): Answered | null {
  const [sid, token] = basicOf(request)
  const fail = (status: number, code: number, message: string, headers = {}): Answered => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    headers,
  })
  if (token === 'wrong') return fail(401, 20003, 'Authenticate')
  if (path === `/2010-04-01/Accounts/${sid}.json`) return { status: 200, body: { sid, status: 'active' } }
  if (path !== `/2010-04-01/Accounts/${sid}/Messages.json`) return null
  const form = new URLSearchParams(body)
  const [to, from, text] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? '']
  if (wanted(to) === '01') return fail(400, 21610, 'Attempt to send to unsubscribed recipient')
  if (wanted(to) === '02') return fail(400, 21211, `Invalid 'To' Phone Number: ${to}`)
  if (wanted(to) === '03') return fail(429, 20429, 'Too Many Requests', { 'retry-after': '7' })
  if (wanted(to) === '05') return OUT_OF_ORDER
  if (wanted(to) === '06') return fail(402, 20005, 'Account not active')
  return {
    status: 201,
    body: { sid: `SM${nextId()}`, status: 'queued', num_segments: '1', error_code: null, error_message: null },
    taken: { to, from, text, reference: null, reportUrl: form.get('StatusCallback') },
  }
}

async function sns({ request, path, body }: Asked): Promise<Answered | null> {
  const fail = (status: number, code: string, message: string): Answered => ({
    status,
    body: `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
  })
  if (!(await isSigned(request, path, body))) {
    return fail(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.')
  }
  const form = new URLSearchParams(body)
  if (form.get('Action') === 'GetSMSAttributes') {
    return { status: 200, body: '<GetSMSAttributesResponse><GetSMSAttributesResult/></GetSMSAttributesResponse>' }
  }
  const to = form.get('PhoneNumber') ?? ''
  const attributes = Object.fromEntries(
    [1, 2, 3].map((at) => [
      form.get(`MessageAttributes.entry.${at}.Name`),
      form.get(`MessageAttributes.entry.${at}.Value.StringValue`),
    ]),
  )
  if (wanted(to) === '01') return fail(400, 'OptedOut', 'Phone number is opted out')
  if (wanted(to) === '02') return fail(400, 'InvalidParameter', 'Invalid parameter: PhoneNumber')
  if (wanted(to) === '03') return fail(400, 'Throttling', 'Rate exceeded')
  if (wanted(to) === '05') return fail(500, 'InternalError', 'Something broke')
  if (wanted(to) === '06') return fail(403, 'AuthorizationError', 'No quota left for account')
  return {
    status: 200,
    body: `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${nextId()}</MessageId></PublishResult><ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></PublishResponse>`,
    taken: {
      to,
      from: attributes['AWS.SNS.SMS.SenderID'] ?? attributes['AWS.MM.SMS.OriginationNumber'] ?? '',
      text: form.get('Message') ?? '',
      reference: null,
      reportUrl: null,
    },
  }
}

/** Whether the request has a valid signature (SigV4). */
async function isSigned(request: IncomingMessage, path: string, body: string): Promise<boolean> {
  const authorization = request.headers.authorization ?? ''
  const [, accessKeyId = '', region = ''] = /Credential=([^/]+)\/\d+\/([^/]+)\/sns\//.exec(authorization) ?? []
  const signer = new AwsV4Signer({
    method: 'POST',
    url: `http://${request.headers.host}/sns${path}`,
    headers: { 'content-type': request.headers['content-type'] ?? '' },
    body,
    accessKeyId,
    secretAccessKey: AWS_SECRET,
    service: 'sns',
    region,
    datetime: String(request.headers['x-amz-date']),
  })
  return (await signer.authHeader()) === authorization
}

function messagebird({ request, path, body }: Asked): Answered | null {
  const fail = (status: number, code: number, description: string, headers = {}): Answered => ({
    status,
    body: { errors: [{ code, description, parameter: null }] },
    headers,
  })
  if (request.headers.authorization === 'AccessKey wrong') {
    return fail(401, 2, 'Request not allowed (incorrect access_key)')
  }
  if (path === '/balance') return { status: 200, body: { payment: 'prepaid', type: 'credits', amount: 9 } }
  if (path !== '/messages') return null
  const { originator, body: text, recipients, reference, reportUrl } = JSON.parse(body)
  const to = `+${String(recipients[0]).replace(/^\+/, '')}`
  if (wanted(to) === '02') return fail(422, 10, 'no (correct) recipients found')
  if (wanted(to) === '03') return fail(429, 429, 'too many requests')
  if (wanted(to) === '05') return OUT_OF_ORDER
  if (wanted(to) === '06') return fail(422, 25, 'not enough balance')
  const id = nextId()
  const items = [{ recipient: Number(to.slice(1)), status: 'sent', messagePartCount: 2 }]
  return {
    status: 201,
    body: { id, href: `/messages/${id}`, recipients: { totalCount: 1, totalSentCount: 1, items } },
    taken: { to, from: originator, text, reference: reference ?? null, reportUrl: reportUrl ?? null },
  }
}

function vonage({ request, path, body }: Asked): Answered | null {
  const [, secret] = basicOf(request)
  const part = (facts: object): Answered => ({ status: 200, body: { 'message-count': '1', messages: [facts] } })
  const fail = (status: string, text: string) => part({ status, 'error-text': text })
  if (path === '/account/get-balance') {
    return secret === 'wrong' ? { status: 401, body: { 'error-code': '401' } } : { status: 200, body: { value: 9 } }
  }
  if (path !== '/sms/json') return null
  if (secret === 'wrong') return fail('4', 'Bad Credentials')
  const form = new URLSearchParams(body)
  const to = `+${form.get('to')}`
  if (wanted(to) === '01') return fail('7', 'Number barred')
  if (wanted(to) === '02') return fail('3', 'Invalid value for parameter: to')
  if (wanted(to) === '03') return fail('1', 'Throughput Rate Exceeded - please wait [ 250 ] and retry')
  if (wanted(to) === '05') return fail('5', 'Internal Error')
  if (wanted(to) === '06') return fail('9', 'Partner quota exceeded')
  return {
    ...part({ to: form.get('to'), 'message-id': nextId(), status: '0', 'remaining-balance': '9', network: '1' }),
    taken: {
      to,
      from: form.get('from') ?? '',
      text: form.get('text') ?? '',
      reference: form.get('client-ref'),
      reportUrl: form.get('callback'),
    },
  }
}

/** A custom gateway: accepts JSON or a form, and responds with the status at the end of the path. */
function custom({ request, path, body }: Asked): Answered {
  const isForm = request.headers['content-type']?.includes('urlencoded')
  const {
    to = '',
    from = '',
    text = '',
  } = isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body || '{}')
  const status = Number(/\d{3}$/.exec(path)?.[0] ?? 200)
  if (status !== 200) return { status, body: { error: 'no' }, headers: { location: '/custom/200', 'retry-after': '9' } }
  if (request.headers['x-api-key'] === 'wrong') return { status: 403, body: { error: 'bad key' } }
  if (wanted(to) === '03') return { status: 429, body: {}, headers: { 'retry-after': '9' } }
  if (wanted(to) === '05') return OUT_OF_ORDER
  return {
    status: 200,
    body: { messages: [{ id: nextId(), status: wanted(to) === '08' ? 'Refused' : 'Accepted' }] },
    taken: { to, from, text, reference: null, reportUrl: null },
  }
}

const PROVIDERS: Readonly<Record<string, (asked: Asked) => Answered | null | Promise<Answered | null>>> = {
  twilio,
  sns,
  messagebird,
  vonage,
  custom,
}
