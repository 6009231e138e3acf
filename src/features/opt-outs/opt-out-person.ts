import { base64url } from 'jose'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { decodeBase64url } from '../../lib/base64url.ts'
import { forbidden, invalid, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { isLinkSignature, signLink } from '../../lib/link-signature.ts'
import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { parseMailbox } from '../../lib/parse-mailbox.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { LINK_SECONDS, MAILS_PER_ADDRESS, MESSAGE, PER_IP } from './policy.ts'
import { recordOptOut } from './record-opt-out.ts'

const PURPOSE = 'opt-out'

/**
 * Handles a person's request not to be collected. An email address is sent a confirmation link, whether or not any
 * account has the address. A phone number is opted out without confirmation.
 *
 * @throws validation_failed for an invalid address or number
 */
export async function requestPerson(
  ctx: ServiceContext,
  { email, phone }: { email?: string; phone?: string },
): Promise<{ state: 'mail-sent' | 'done' }> {
  await ctx.throttle.spend(networkKey('opt-out', ctx), PER_IP, MESSAGE)
  if (phone) {
    const number = parsePhoneNumberFromString(phone)
    if (!number?.isPossible()) {
      throw invalid({ phone: ['Enter the number with its country code, such as +44 20 7946 0123'] })
    }
    await recordOptOut(ctx, { kind: 'phone', value: number.number }, 'word')
    return { state: 'done' }
  }
  const address = parseMailbox(email ?? '') ?? raise(invalid({ email: ['Invalid email address'] }))
  await ctx.throttle.spend(`opt-out:mail:${mailboxIdentity(address.normalized)}`, MAILS_PER_ADDRESS, MESSAGE)
  const expires = String(Math.floor(ctx.clock.now().getTime() / 1000) + LINK_SECONDS)
  const signature = await signLink(ctx.config.jwtSecret, PURPOSE, [address.normalized, expires])
  const token = base64url.encode(JSON.stringify([address.normalized, expires, signature]))
  const link = `${ctx.config.appUrl}${paths.confirmOptOut.to({ token })}`
  await ctx.queues.send('mail', { id: newId(), to: address.value, ...confirmationMail(link) })
  return { state: 'mail-sent' }
}

/**
 * Confirms an opt-out by the link in the mail. Idempotent.
 *
 * @throws forbidden when the link is altered or expired
 */
export async function confirmPerson(ctx: ServiceContext, token: string): Promise<{ email: string }> {
  const [email, expires, signature] = partsOf(token)
  const isOurs = await isLinkSignature(ctx.config.jwtSecret, PURPOSE, [email, expires], signature)
  if (!isOurs || Number(expires) * 1000 <= ctx.clock.now().getTime()) throw deadLink()
  await recordOptOut(ctx, { kind: 'email', value: email }, 'mail')
  return { email }
}

const deadLink = () => forbidden('This link has expired or is invalid. Please ask for a new one.')

function partsOf(token: string): [string, string, string] {
  try {
    const parts: unknown = JSON.parse(new TextDecoder().decode(decodeBase64url(token) ?? undefined))
    if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')) {
      return parts as [string, string, string]
    }
  } catch {
    // Not one of our tokens.
  }
  throw deadLink()
}

const confirmationMail = (url: string) =>
  renderMail({
    subject: 'Confirm that you do not want to be collected',
    preview: `One click keeps this address out of ${SITE_NAME}.`,
    heading: `Keep this address out of ${SITE_NAME}`,
    paragraphs: [`Someone, hopefully you, asked that this address is never collected by ${SITE_NAME}. Please confirm:`],
    button: { label: 'Never collect this address', url },
    notes: ['The link works for seven days.', 'If it was not you, ignore this message: nothing changes.'],
  })
