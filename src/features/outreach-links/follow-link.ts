import { paths } from '../../contracts/app-paths.ts'
import type { ServiceContext } from '../../core/context.ts'
import { nameParts } from '../../lib/name-parts.ts'
import { mergeFields } from '../../outreach/merge-fields.ts'
import { linkTarget } from '../../outreach/tracked-links.ts'
import { type Asking, findMessage, recordEngagement } from './find-message.ts'

/**
 * Where a link of a message leads: to the link of that number in its campaign's own content, and nowhere else, whatever the request says.
 *
 * @returns our own home page for one that is no longer known
 */
export async function followLink(ctx: ServiceContext, token: string, link: number, asking: Asking): Promise<string> {
  const home = `${ctx.config.appUrl}${paths.home.to()}`
  const message = await findMessage(ctx, 'click', token)
  const target = message && linkTarget(message.content, link)
  if (!message || !target) return home
  const { name, company, fields, address } = message
  const { given, family } = nameParts(name ?? '')
  const values = {
    ...{ first_name: given || family, last_name: given ? family : '' },
    ...fields,
    ...{ name, company },
    ...(message.target.channel === 'email' ? { email: address } : { phone: address }),
  }
  const url = mergeFields(target, values, { as: 'url' }).text
  if (!isWeb(url)) return home
  await recordEngagement(message, 'clicked', asking, url)
  return url
}

const isWeb = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)
