import { createVerify, X509Certificate } from 'node:crypto'
import { unavailable } from '../../lib/errors.ts'
import { fieldsOf, textOf } from '../../lib/read-json.ts'

/** Fetches a text from the web; null if that fails. */
export type GetText = (url: string) => Promise<string | null>

/** The only hosts to request: the URL comes from the message, and a forged one would name another host. */
const HOST = /^sns\.[a-z0-9-]{3,40}\.amazonaws\.com$/

/**
 * The signed fields, in this order
 * (https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message-verify-message-signature.html).
 */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

const HASHES: Readonly<Record<string, string>> = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' }

/** A message from Amazon SNS. */
export interface SnsMessage {
  readonly type: keyof typeof SIGNED
  readonly message: string
  /** Set for a confirmation. */
  readonly subscribeUrl: string | null
}

/** Certificates are valid for a year, and one isolate handles few topics. */
const certificates = new Map<string, string>()
const CERTIFICATES_MAX = 10

/** Whether a URL belongs to Amazon SNS. */
export function isSnsUrl(url: string | null): url is string {
  const parsed = url === null ? null : URL.parse(url)
  return parsed?.protocol === 'https:' && HOST.test(parsed.host) && parsed.username === '' && parsed.password === ''
}

/**
 * Returns a message that Amazon SNS signed; null for any other. @throws unavailable if its certificate cannot be
 * fetched
 */
export async function readSnsMessage(given: unknown, getText: GetText): Promise<SnsMessage | null> {
  const fields = fieldsOf(given)
  const { Type, SignatureVersion } = fields
  const hash = HASHES[String(SignatureVersion)]
  const signature = textOf(fields.Signature)
  const url = textOf(fields.SigningCertURL)
  if (!isType(Type) || !hash || !signature || !isSnsUrl(url)) return null
  const signed = SIGNED[Type].flatMap((name) => (fields[name] === undefined ? [] : [`${name}\n${fields[name]}\n`]))
  if (!isSignedBy(await certificateAt(url, getText), hash, signed.join(''), signature)) return null
  return { type: Type, message: String(fields.Message ?? ''), subscribeUrl: textOf(fields.SubscribeURL) }
}

const isType = (type: unknown): type is keyof typeof SIGNED => typeof type === 'string' && Object.hasOwn(SIGNED, type)

async function certificateAt(url: string, getText: GetText): Promise<string> {
  const known = certificates.get(url)
  if (known !== undefined) return known
  const pem = await getText(url)
  if (pem === null) throw unavailable("Amazon's certificate could not be read. Please try again.")
  if (certificates.size >= CERTIFICATES_MAX) certificates.clear()
  certificates.set(url, pem)
  return pem
}

function isSignedBy(pem: string, hash: string, signed: string, signature: string): boolean {
  try {
    const { publicKey } = new X509Certificate(pem)
    return createVerify(hash).update(signed, 'utf8').verify(publicKey, signature, 'base64')
  } catch {
    return false
  }
}
