import type { ServiceContext } from '../../core/context.ts'
import { readLinkTarget } from '../../domain/outreach-links/outreach-links.ts'
import { mergeFields } from '../../outreach/compose/merge-fields.ts'
import { recipientValues } from '../../outreach/compose/recipient-values.ts'
import { choicesOf } from '../../outreach/compose/settled-choices.ts'
import { type Asking, findMessage, recordEngagement } from './find-message.ts'
import { homeInsteadOfLink } from './no-such-link.ts'

/**
 * Returns the target of a link in a message, as it was when the message was sent. Later changes of the campaign and the
 * request itself cannot change it.
 *
 * @param link the value returned by `signLinkTarget`
 * @returns our own home page for a link that is invalid or no longer known
 * @throws not_found for such a link on a customer's link domain
 */
export async function followLink(ctx: ServiceContext, token: string, link: string, asking: Asking): Promise<string> {
  const message = await findMessage(ctx, 'click', token)
  const target = message && (await readLinkTarget(ctx, message.target.accountId, link))
  if (!message || !target) return homeInsteadOfLink(ctx)
  const values = recipientValues(message.target.channel, message)
  const settled = choicesOf(values, message.target.recipientId)(target)
  const url = mergeFields(settled, values, { as: 'url' }).text
  if (!isWeb(url)) return homeInsteadOfLink(ctx)
  await recordEngagement(message, 'clicked', asking, url)
  return url
}

const isWeb = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)
