import { AwsV4Signer } from 'aws4fetch'
import { fetchProvider, oneSentence, type ProviderAnswer } from '../providers/fetch-provider.ts'
import { problemOf, smsResultOf } from './hand-over.ts'
import type { SmsGateway } from './port.ts'

export interface AwsSnsOptions {
  /** With `{region}` as the placeholder. */
  readonly baseUrl: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** One of our numbers in E.164, or a sender name. */
  readonly from: string
}

const VERSION = '2010-03-31'
const THROTTLED = new Set(['Throttling', 'ThrottlingException', 'Throttled', 'RequestLimitExceeded'])
const RECIPIENTS_FAULTS = new Set(['InvalidParameter', 'InvalidParameterValue', 'ParameterValueInvalid'])
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * Amazon SNS, publishing directly to phone numbers. It sends no delivery reports, so no message is ever "delivered".
 */
export function createAwsSns({ baseUrl, region, accessKeyId, secretAccessKey, from }: AwsSnsOptions): SmsGateway {
  const url = baseUrl.replace('{region}', region)
  async function ask(fields: Record<string, string>): Promise<ProviderAnswer> {
    const body = new URLSearchParams({ ...fields, Version: VERSION }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
    const signer = new AwsV4Signer({
      ...{ method: 'POST', url, headers, body, accessKeyId, secretAccessKey },
      ...{ service: 'sns', region },
    })
    const signed = await signer.sign().catch(() => null)
    if (!signed) return { kind: 'unsent', reason: 'The key cannot be sent: it has characters that no key has.' }
    return fetchProvider(signed.url.href, { method: signed.method, headers: signed.headers, body })
  }
  return {
    async send({ to, text }) {
      const attributes: [name: string, value: string][] = [
        ['AWS.SNS.SMS.SMSType', 'Promotional'],
        [E164.test(from) ? 'AWS.MM.SMS.OriginationNumber' : 'AWS.SNS.SMS.SenderID', from],
      ]
      const entries = attributes.flatMap(([name, value], at) => {
        const entry = `MessageAttributes.entry.${at + 1}`
        return [
          [`${entry}.Name`, name],
          [`${entry}.Value.DataType`, 'String'],
          [`${entry}.Value.StringValue`, value],
        ]
      })
      const answer = await ask({
        ...{ Action: 'Publish', PhoneNumber: to, Message: text },
        ...Object.fromEntries(entries),
      })
      if (answer.kind !== 'answer') return smsResultOf(answer)
      const id = tagOf(answer.text, 'MessageId')
      if (answer.status < 300 && id) return { kind: 'accepted', id, parts: null }
      const code = tagOf(answer.text, 'Code') ?? ''
      const reason = oneSentence(tagOf(answer.text, 'Message') ?? `The provider answered ${answer.status}`)
      if (THROTTLED.has(code)) return { kind: 'later', reason, afterSeconds: answer.retryAfterSeconds }
      if (code === 'OptedOut' || /opted out/i.test(reason))
        return { kind: 'refused', reason, isOptOut: true, isSenders: false }
      if (answer.status < 500 && RECIPIENTS_FAULTS.has(code))
        return { kind: 'refused', reason, isOptOut: false, isSenders: /\b(?:sender|origination)/i.test(reason) }
      const outcome = smsResultOf(answer, reason)
      return outcome.kind === 'refused' ? { ...outcome, isSenders: true } : outcome
    },
    async check() {
      const answer = await ask({ Action: 'GetSMSAttributes' })
      if (answer.kind !== 'answer') return answer.reason
      // The key is valid, and may have other permissions, such as publishing.
      if (tagOf(answer.text, 'Code') === 'AuthorizationError') return 'unasked'
      return problemOf(answer, tagOf(answer.text, 'Message'))
    },
  }
}

/** The content of the first tag with a name, or null. */
function tagOf(xml: string, name: string): string | null {
  const begin = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, begin)
  if (begin < 0 || end < 0) return null
  return xml
    .slice(begin + name.length + 2, end)
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? '')
}
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
