import type { ServiceContext } from '../../core/context.ts'
import type { MessageUrls } from '../../outreach/compose/compose-message.ts'
import { trackedLinks } from '../../outreach/compose/tracked-links.ts'
import type { CampaignRow } from '../campaigns/campaign-row.ts'
import { clickUrlBase, type LinkTarget, openUrl, signLinkTarget, unsubscribeUrl } from './outreach-links.ts'

/**
 * The link targets of a content, each with its signed replacement. They are the same for all messages of a campaign.
 */
export type SignedLinks = ReadonlyMap<string, string>

/** Signs the links of a campaign that tracks clicks. Empty for other campaigns. */
export async function signLinks(
  ctx: ServiceContext,
  { accountId, trackClicks, content, format }: Pick<CampaignRow, 'accountId' | 'trackClicks' | 'content' | 'format'>,
): Promise<SignedLinks> {
  const targets = trackClicks ? trackedLinks(content, format) : []
  return new Map(
    await Promise.all(targets.map(async (target) => [target, await signLinkTarget(ctx, accountId, target)] as const)),
  )
}

/**
 * Returns the public URLs of one message. Only those that its campaign uses are signed.
 *
 * @param origin as `linkOriginOf` returns it; the product's own by default
 */
export async function messageUrls(
  ctx: ServiceContext,
  { trackOpens, trackClicks }: { readonly trackOpens: boolean; readonly trackClicks: boolean },
  target: LinkTarget,
  links: SignedLinks = new Map(),
  origin = ctx.config.appUrl,
): Promise<MessageUrls> {
  const [unsubscribe, open, click] = await Promise.all([
    unsubscribeUrl(ctx, target, origin),
    trackOpens ? openUrl(ctx, target, origin) : null,
    trackClicks ? clickUrlBase(ctx, target, origin) : null,
  ])
  return {
    unsubscribe,
    ...(open !== null && { open: () => open }),
    ...(click !== null && { click: (to: string) => `${click}/${links.get(to)}` }),
  }
}
