import { paths } from '../../contracts/app-paths.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readLinkTarget } from '../../domain/outreach-links/outreach-links.ts'
import { mergeFields } from '../../outreach/merge-fields.ts'
import { recipientValues } from '../../outreach/recipient-values.ts'
import { type Asking, findMessage, recordEngagement } from './find-message.ts'

/**
 * Where a link of a message leads: where it led when the message was sent, whatever its campaign says by now, and nowhere else, whatever the request says.
 *
 * @param link as `signLinkTarget` gave it
 * @returns our own home page for one that is not ours, or no longer known
 */
export async function followLink(ctx: ServiceContext, token: string, link: string, asking: Asking): Promise<string> {
  const home = `${ctx.config.appUrl}${paths.home.to()}`
  const message = await findMessage(ctx, 'click', token)
  const target = message && (await readLinkTarget(ctx, message.target.accountId, link))
  if (!message || !target) return home
  const url = mergeFields(target, recipientValues(message.target.channel, message), { as: 'url' }).text
  if (!isWeb(url)) return home
  await recordEngagement(message, 'clicked', asking, url)
  return url
}

const isWeb = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)
