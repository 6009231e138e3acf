import { INBOUND_MAIL_BYTES_MAX } from '../../contracts/replies/replies.ts'
import { badRequest, tooLarge } from '../../lib/errors.ts'
import { readBounded } from '../../lib/read-bounded.ts'

/** A mail from a provider's webhook. */
export interface PostedMail {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Envelope recipients, where the provider reports them separately from the mail. */
  readonly sentTo: readonly string[]
}

/** Forms and JSON contain more than the mail; JSON also repeats parts of it. */
const POSTED_BYTES_MAX = INBOUND_MAIL_BYTES_MAX * 1.5
/** Maximum objects and arrays in JSON. Each costs memory, however short it is. */
const NESTED_MAX = 200_000
const OPENERS = new Set(['{'.charCodeAt(0), '['.charCodeAt(0)])
const FIELDS = ['email', 'body-mime'] as const
const ADDRESSES_MAX = 50

const MISSING =
  'Post the whole mail: its bytes as message/rfc822, a form with "email" or "body-mime", or JSON with "RawEmail".'

/**
 * Returns the mail in a request: its raw bytes, the field `email` of SendGrid's Inbound Parse with "Send Raw" enabled
 * (https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook), `body-mime`
 * of a Mailgun route to a URL that ends with "mime"
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/), or `RawEmail` of Postmark's
 * inbound webhook with the raw email included (https://postmarkapp.com/developer/webhooks/inbound-webhook).
 *
 * @throws bad_request for a request without a mail, payload_too_large
 */
export async function readPostedMail(request: Request): Promise<PostedMail> {
  const type = request.headers.get('content-type') ?? ''
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    return fromForm(await formOf(await bodyOf(request, POSTED_BYTES_MAX), type))
  if (/^application\/json\b/i.test(type)) return fromJson(await bodyOf(request, POSTED_BYTES_MAX))
  return mailOf(await bodyOf(request, INBOUND_MAIL_BYTES_MAX))
}

async function bodyOf({ body, headers }: Request, sizeMaxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) throw badRequest(MISSING)
  const isTooLarge = () => tooLarge(`A mail may have ${INBOUND_MAIL_BYTES_MAX / 1024 / 1024} MB.`)
  if (Number(headers.get('content-length') ?? 0) > sizeMaxBytes) throw isTooLarge()
  const read = await readBounded(body, { sizeMaxBytes })
  if (read.end === 'too-large') throw isTooLarge()
  if (read.end !== 'complete') throw badRequest('The mail broke off on its way.')
  return read.body as Uint8Array<ArrayBuffer>
}

function mailOf(bytes: Uint8Array<ArrayBuffer>, sentTo: readonly unknown[] = []): PostedMail {
  if (bytes.length === 0) throw badRequest(MISSING)
  if (bytes.length > INBOUND_MAIL_BYTES_MAX)
    throw tooLarge(`A mail may have ${INBOUND_MAIL_BYTES_MAX / 1024 / 1024} MB.`)
  const addresses = sentTo.filter((address) => typeof address === 'string').slice(0, ADDRESSES_MAX)
  return { bytes, sentTo: addresses.map((address) => address.trim().toLowerCase()) }
}

async function formOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw badRequest('The form could not be read.')
  }
}

async function fromForm(form: FormData): Promise<PostedMail> {
  const given = FIELDS.map((name) => form.get(name)).find((value) => value !== null)
  if (given === undefined || given === null) throw badRequest(MISSING)
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : new Uint8Array(await given.arrayBuffer())
  return mailOf(bytes as Uint8Array<ArrayBuffer>, [form.get('recipient'), ...envelopeTo(form.get('envelope'))])
}

/** Returns the recipients of SendGrid's envelope, `{"to":["…"],"from":"…"}`. */
function envelopeTo(envelope: File | string | null): readonly unknown[] {
  if (typeof envelope !== 'string' || envelope.length > 10_000) return []
  try {
    const { to } = JSON.parse(envelope) as { to?: unknown }
    return Array.isArray(to) ? to : []
  } catch {
    return []
  }
}

function fromJson(body: Uint8Array<ArrayBuffer>): PostedMail {
  let nested = 0
  for (const byte of body) if (OPENERS.has(byte) && ++nested > NESTED_MAX) throw badRequest(MISSING)
  let given: unknown
  try {
    given = JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw badRequest('The request body is not valid JSON.')
  }
  if (typeof given !== 'object' || given === null || !('RawEmail' in given) || typeof given.RawEmail !== 'string')
    throw badRequest(MISSING)
  const { OriginalRecipient } = given as { OriginalRecipient?: unknown }
  return mailOf(new TextEncoder().encode(given.RawEmail) as Uint8Array<ArrayBuffer>, [OriginalRecipient])
}
