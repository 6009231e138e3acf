import type { ServiceContext } from '../../core/context.ts'
import { type Asking, findMessage, recordEngagement } from './find-message.ts'
import { recordDirectEngagement } from './record-direct-engagement.ts'

/** Records that a message's tracking pixel was loaded. Ignores invalid tokens. */
export async function recordOpen(ctx: ServiceContext, token: string, asking: Asking): Promise<void> {
  const message = await findMessage(ctx, 'open', token)
  if (message) await recordEngagement(message, 'opened', asking)
  else await recordDirectEngagement(ctx, 'open', token, asking)
}
