import { timingSafeEqual } from 'node:crypto'
import { addressOf, fieldsOf, readJson, statusOf, textOf } from '../../lib/read-json.ts'
import type { MailReportRequest, ReadMailReports, ReportedMail } from './port.ts'

/**
 * Reads one Postmark record (https://postmarkapp.com/developer/webhooks/bounce-webhook and related pages). Postmark
 * signs nothing, so the request must carry the basic-authentication password that the customer chose
 * (https://postmarkapp.com/developer/webhooks/webhooks-overview). `MessageID` is Postmark's own, so the recipient
 * identifies the message.
 *
 * @param key that password; null if none is configured: then every record is rejected
 */
export function readPostmarkReports({ headers, body }: MailReportRequest, key: string | null): ReadMailReports {
  if (key === null || !isPassword(headers.get('authorization'), key)) return null
  const read = readRecord(fieldsOf(readJson(body)))
  return read ? [read] : []
}

function isPassword(authorization: string | null, key: string): boolean {
  const [, credentials] = /^basic +([A-Za-z0-9+/=]{1,20000})$/i.exec(authorization ?? '') ?? []
  if (credentials === undefined) return false
  const given = Buffer.from(credentials, 'base64')
  const password = given.subarray(given.indexOf(':') + 1)
  const expected = Buffer.from(key)
  return password.length === expected.length && timingSafeEqual(password, expected)
}

/** See https://postmarkapp.com/developer/api/bounce-api#bounce-types. */
const HARD: ReadonlySet<unknown> = new Set(['HardBounce', 'BadEmailAddress'])
const LATER: ReadonlySet<unknown> = new Set(['Transient', 'DnsError'])
const NO_BOUNCES: ReadonlySet<unknown> = new Set([
  'AutoResponder',
  'AddressChange',
  'ChallengeVerification',
  'Subscribe',
  'Unsubscribe',
  'OpenRelayTest',
])

function readRecord(record: Readonly<Record<string, unknown>>): ReportedMail | null {
  const text = textOf(record.Details) ?? textOf(record.Description)
  const told = {
    ...{ recipient: addressOf(record.Email) ?? addressOf(record.Recipient), messageId: null, returnPath: null },
    ...{ status: statusOf(record.Details), text, isHard: false },
  }
  switch (record.RecordType) {
    case 'Delivery':
      return { ...told, kind: 'delivery' }
    case 'SpamComplaint':
      return { ...told, kind: 'complaint' }
    case 'Bounce':
      if (NO_BOUNCES.has(record.Type)) return null
      if (record.Type === 'SpamComplaint') return { ...told, kind: 'complaint' }
      return { ...told, kind: LATER.has(record.Type) ? 'delay' : 'bounce', isHard: HARD.has(record.Type) }
    default:
      return null
  }
}
