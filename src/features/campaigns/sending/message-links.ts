import type { ServiceContext } from '../../../core/context.ts'
import { clickUrlBase, type LinkTarget, openUrl, unsubscribeUrl } from '../../../core/outreach-links.ts'
import type { MessageUrls } from '../../../outreach/compose-message.ts'

/** The public addresses of one message; only those that its campaign wants are signed. */
export async function messageUrls(
  ctx: ServiceContext,
  { trackOpens, trackClicks }: { readonly trackOpens: boolean; readonly trackClicks: boolean },
  target: LinkTarget,
): Promise<MessageUrls> {
  const [unsubscribe, open, click] = await Promise.all([
    unsubscribeUrl(ctx, target),
    trackOpens ? openUrl(ctx, target) : null,
    trackClicks ? clickUrlBase(ctx, target) : null,
  ])
  return {
    unsubscribe,
    ...(open !== null && { open: () => open }),
    ...(click !== null && { click: (link: number) => `${click}/${link}` }),
  }
}
