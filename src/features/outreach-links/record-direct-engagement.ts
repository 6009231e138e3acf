import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { type DirectMessageRow, findDirectMessage } from '../../domain/direct-messages/direct-messages.ts'
import { recordMessageEvent } from '../../domain/direct-messages/message-events.ts'
import { type LinkPurpose, readLink, readLinkTarget } from '../../domain/outreach-links/outreach-links.ts'
import { type Asking, isMachine } from './find-message.ts'

/** The message of a link token that belongs to no campaign. */
async function findDirect(
  ctx: ServiceContext,
  purpose: LinkPurpose,
  token: string,
): Promise<{ at: ServiceContext; message: DirectMessageRow } | null> {
  const target = await readLink(ctx, purpose, token)
  const at = target && (await forAccount(ctx, target.accountId))
  const message = at && (await findDirectMessage(at, target!.accountId, target!.recipientId))
  return message ? { at: at!, message } : null
}

async function record(
  { at, message }: { at: ServiceContext; message: DirectMessageRow },
  kind: 'opened' | 'clicked',
  asking: Asking,
  url: string | null,
): Promise<void> {
  const now = at.clock.now()
  const isAutomatic = isMachine(kind, asking, message.sentAt, now)
  // Each is an event of its own; how many are stored is limited.
  const key = `${kind} ${isAutomatic} ${url ?? ''} ${now.toISOString()}`
  await recordMessageEvent(at, message, { kind, key, url, isAutomatic })
}

/** Records that a message of no campaign was opened. Ignores invalid tokens. */
export async function recordDirectEngagement(
  ctx: ServiceContext,
  purpose: 'open',
  token: string,
  asking: Asking,
): Promise<void> {
  const found = await findDirect(ctx, purpose, token)
  if (found) await record(found, 'opened', asking, null)
}

/** The target of a link in a message of no campaign, whose fields were merged in before it was signed; null if invalid. */
export async function followDirectLink(
  ctx: ServiceContext,
  token: string,
  link: string,
  asking: Asking,
): Promise<string | null> {
  const found = await findDirect(ctx, 'click', token)
  const url = found && (await readLinkTarget(ctx, found.message.accountId, link))
  if (!found || !url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  await record(found, 'clicked', asking, url)
  return url
}
