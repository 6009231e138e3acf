import type { ServiceContext } from '../../core/context.ts'

/** Per account. Exceeds the replies to the largest campaign; further mail gets a temporary error. */
const RULE = { attemptsMax: 1_200, windowSeconds: 60 }

/** Counts an inbound mail against the account's rate limit. @throws too_many_requests */
export const throttleInboundMail = ({ throttle }: Pick<ServiceContext, 'throttle'>, accountId: string): Promise<void> =>
  throttle.spend(`inbound-mail:${accountId}`, RULE, 'Too many mails at once. Please try again in a minute.')
