import type { ServiceContext } from '../../core/context.ts'

/** Of one account: more than answers to the largest campaign; whoever sends more is told to come again. */
const RULE = { attemptsMax: 1_200, windowSeconds: 60 }

/** Counts a mail that came in for an account. @throws too_many_requests */
export const throttleInboundMail = ({ throttle }: Pick<ServiceContext, 'throttle'>, accountId: string): Promise<void> =>
  throttle.spend(`inbound-mail:${accountId}`, RULE, 'Too many mails at once. Please try again in a minute.')
