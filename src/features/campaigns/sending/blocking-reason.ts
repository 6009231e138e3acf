import type { Channel } from '../../../contracts/senders/channel.ts'
import type { Account } from '../../../core/account.ts'
import type { EmailSettings } from '../../../db/schema/data/senders.ts'
import { hasFeature } from '../../../domain/billing/plan-limits.ts'
import type { SenderRow } from '../../../domain/senders/senders.ts'

/*
 * Why a campaign cannot send, as a sentence; null if it can. Things may have changed since it started.
 */

export const planProblem = (account: Account, type: Channel): string | null =>
  hasFeature(account, type === 'email' ? 'email_campaigns' : 'sms_campaigns')
    ? null
    : 'Your plan no longer includes these campaigns.'

/** @param sender null if it was deleted */
export function senderProblem(type: Channel, sender: SenderRow | null): string | null {
  if (!sender) return 'Its sender was deleted.'
  if (!sender.isActive) return 'Its sender is switched off.'
  if (type === 'email' && sender.fromProof === null) return 'Its sender address is not confirmed to be yours.'
  if (type === 'email' && !(sender.settings as EmailSettings).postalAddress?.trim())
    return 'Its sender has no postal address, which every message must have.'
  return null
}
