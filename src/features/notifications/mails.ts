import { renderMail, SITE_NAME } from '../../lib/mail-layout.ts'
import { pluralize } from '../../lib/text/pluralize.ts'
import { paths } from '../../rules/site/app-paths.ts'
import type { Sentence } from './sentences.ts'

const WHY = 'You get this because your notification settings say so; change them at any time:'
const settingsOf = (appUrl: string) => `${WHY} ${appUrl}${paths.settings.to({ tab: 'notifications' })}`
/** Removes line breaks, since file names and page titles are untrusted, and a header must be a single line. */
const headerText = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** Renders one notification as a mail. */
export const newsMail = ({ title, message, link }: Sentence, appUrl: string) =>
  renderMail({
    subject: headerText(title),
    preview: message,
    heading: title,
    paragraphs: [message],
    button: { label: `Open in ${SITE_NAME}`, url: appUrl + link },
    notes: [settingsOf(appUrl)],
  })

/** Renders unread notifications as one mail. `shown` are the newest of `total`. */
export const digestMail = (shown: readonly Pick<Sentence, 'title' | 'message'>[], total: number, appUrl: string) =>
  renderMail({
    subject: `${pluralize(total, 'unread notification')} on ${SITE_NAME}`,
    preview: shown[0]?.title ?? '',
    heading: `You have ${pluralize(total, 'unread notification')}`,
    paragraphs: [
      ...shown.map(({ title, message }) => `${title}: ${message}`),
      ...(total > shown.length ? [`… and ${total - shown.length} more.`] : []),
    ],
    button: { label: 'View all notifications', url: appUrl + paths.notifications.to({ filter: 'unread' }) },
    notes: [settingsOf(appUrl)],
  })
