import type { ServiceContext } from '../../core/context.ts'
import { type Asking, findMessage, recordEngagement } from './find-message.ts'

/** Keeps that a message's picture was loaded. A token that is not ours is nobody's. */
export async function recordOpen(ctx: ServiceContext, token: string, asking: Asking): Promise<void> {
  const message = await findMessage(ctx, 'open', token)
  if (message) await recordEngagement(message, 'opened', asking)
}
