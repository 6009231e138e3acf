import { accountOf, type ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { emailSettingsOf, type SenderRow } from './senders.ts'

/** The limit of test messages per account, for all senders, channels and campaigns together. */
const TESTS = { attemptsMax: 10, windowSeconds: 3_600 }
/** Maximum messages per hour to one mailbox or number that accounts may trigger, for all accounts together. */
const PER_RECIPIENT = { 'from-code': 5, 'email-change': 5, 'test-message': 10, subscription: 3 } as const

type Ctx = Pick<ServiceContext, 'throttle' | 'config'>

/**
 * Counts a test message before it is sent. Each counter is one Durable Object, so concurrent messages cannot exceed the
 * limit.
 *
 * @param isOwn whether it goes to the account's own address, which other accounts' tests do not use up
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
 * Counts a message that the service sends to an address of an account's choice: a recipient gets only a few per hour,
 * regardless of who triggers them. The key contains a hash that is the same for every spelling of the mailbox.
 *
 * @param what the kind of message
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

/** Whether an address belongs to the current account, in any spelling of its mailbox. */
export const isOwnAddress = (ctx: ServiceContext, address: string): boolean =>
  mailboxIdentity(address.trim()) === mailboxIdentity(accountOf(ctx).email)

/** The message shown if a test to another address is refused because the sender's From address is unproven. */
export const unprovenText = (sender: Pick<SenderRow, 'settings'>): string =>
  `Confirm ${emailSettingsOf(sender).fromEmail} before a test goes to another address than your own.`
