import { accountOf, type ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { emailSettingsOf, type SenderRow } from './senders.ts'

/** Test messages of an account, whichever sender, channel and campaign they are of. */
const TESTS = { attemptsMax: 10, windowSeconds: 3_600 }
/** What the service brings to one mailbox or number in an hour at the will of accounts, counted over all of them. */
const PER_RECIPIENT = { 'from-code': 5, 'email-change': 5, 'test-message': 10 } as const

type Ctx = Pick<ServiceContext, 'throttle' | 'config'>

/**
 * Counts a test message, before it is handed over. Each count is one object's, so that of any number at once no more go out.
 *
 * @param isOwn where it goes to the account's own address, which no other account's tests use up
 * @throws too_many_requests
 */
export async function chargeTestMessage(
  ctx: Ctx,
  accountId: string,
  { to, isOwn }: { readonly to: string; readonly isOwn: boolean },
): Promise<void> {
  const key = `test-message:${accountId}`
  await ctx.throttle.spend(key, TESTS, 'At most 10 test messages can be sent in an hour. Please try again later.')
  if (isOwn) return
  try {
    await chargeRecipientMessage(ctx, 'test-message', to)
  } catch (error) {
    await ctx.throttle.refund(key)
    throw error
  }
}

/**
 * Counts a message that an account has the service send to an address of its choice: a few an hour reach a recipient, whoever asks for them. The key holds a hash,
 * the same for every spelling of the mailbox.
 *
 * @param what kind of message
 * @throws too_many_requests
 */
export async function chargeRecipientMessage(ctx: Ctx, what: keyof typeof PER_RECIPIENT, to: string): Promise<void> {
  const hash = await keyedHash(ctx, `recipient-throttle:${mailboxIdentity(to)}`)
  await ctx.throttle.spend(
    `${what}:to:${hash}`,
    { attemptsMax: PER_RECIPIENT[what], windowSeconds: 3_600 },
    'Too many messages were sent to this address. Please try again in an hour.',
  )
}

/** Whether an address is that of the account that is acted for, in any spelling of its mailbox. */
export const isOwnAddress = (ctx: ServiceContext, address: string): boolean =>
  mailboxIdentity(address.trim()) === mailboxIdentity(accountOf(ctx).email)

/** Why a test goes to nobody else while nothing shows that a sender's From is the account's. */
export const unprovenText = (sender: Pick<SenderRow, 'settings'>): string =>
  `Confirm ${emailSettingsOf(sender).fromEmail} before a test goes to another address than your own.`
