import { escapeText } from './html-places.ts'

/** The text below every message: who sent it, why, and how to opt out. */
export interface MessageFooter {
  /** Such as `You receive this because your address is published on acme.com.` */
  readonly source: string
  readonly senderName: string
  readonly postalAddress: string | null
  /** Null if the content has its own link, or none is wanted. */
  readonly unsubscribeUrl: string | null
  /** The sender's own unsubscribe page, beside ours. */
  readonly preferencesUrl: string | null
}

/** Tells the recipient why they get the message (GDPR 14): where the address is from, or that they agreed. */
export function sourceLine(
  dataSource: string,
  { senderName, hasConsented }: { senderName: string; hasConsented: boolean },
): string {
  const site = /^Crawl of (\S+)$/.exec(dataSource)?.[1]
  if (site?.includes('.')) return `You receive this because your address is published on ${site}.`
  if (hasConsented) return `You receive this because you agreed to hear from ${senderName}.`
  return `You receive this because your address is among the contacts of ${senderName}.`
}

/** Marks the footer; the same attribute in the author's markup is removed. */
export const FOOTER_MARK = 'data-message-footer'

/**
 * Overrides the author's style sheets. Word's engine ignores declarations with `!important`, so those that it needs are
 * written without.
 */
const SEEN =
  'visibility:visible!important;opacity:1!important;position:relative!important;float:none!important;' +
  'height:auto!important;max-height:none!important;overflow:visible!important;clip:auto!important;' +
  'clip-path:none!important;transform:none!important;filter:none!important;text-indent:0!important'
const FRAME = `width:100%!important;max-width:none!important;${SEEN}`
const TABLE =
  `margin:32px 0 0;border-top:1px solid #d5dbda;display:table!important;clear:both!important;` +
  `margin:32px 0 0!important;z-index:2147483647!important;${FRAME}`
const LETTERS =
  'font-size:12px!important;line-height:18px!important;letter-spacing:normal!important;' +
  'color:#5c6b6a!important;-webkit-text-fill-color:#5c6b6a!important;background:#ffffff!important'
const CELL =
  'padding:16px 0 0;font:400 12px/18px Arial,sans-serif;color:#5c6b6a;background:#ffffff;' +
  `display:table-cell!important;${LETTERS};${FRAME}`
const LINK = `color:#5c6b6a;display:inline!important;${LETTERS};${SEEN}`

/**
 * Renders the footer as a separate table, because tables close what an author left half open, and no style sheet can
 * change its appearance (`author-styles.ts` cleans its surroundings). Ends with a line break.
 */
export function footerHtml(footer: MessageFooter): string {
  const rows = `<tbody style="display:table-row-group!important;${SEEN}"><tr style="display:table-row!important;${SEEN}">`
  return `<table ${FOOTER_MARK}="" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${TABLE}">${rows}<td style="${CELL}">
${footerLines(footer, LINK).join('<br>\n')}
</td></tr></tbody></table>
`
}

/** The same for a message that looks like a personal mail: small type below the separator of signatures. */
export const plainFooterHtml = (footer: MessageFooter): string =>
  `<p ${FOOTER_MARK}="">-- <br>\n<small>${footerLines(footer).join('<br>\n')}</small></p>\n`

/** @param linkStyle the `style` of links; none by default */
function footerLines(
  { source, senderName, postalAddress, unsubscribeUrl, preferencesUrl }: MessageFooter,
  linkStyle?: string,
): string[] {
  const link = (url: string | null, text: string) =>
    url && `<a href="${escapeText(url)}"${linkStyle ? ` style="${linkStyle}"` : ''}>${text}</a>`
  const links = [link(unsubscribeUrl, 'Unsubscribe'), link(preferencesUrl, 'Manage preferences')].filter(Boolean)
  const lines = [
    escapeText(source),
    postalAddress && `${escapeText(senderName)}, ${linesOf(postalAddress).map(escapeText).join(', ')}`,
    links.join(' · '),
  ]
  return lines.flatMap((line) => line || [])
}

export function footerText({
  source,
  senderName,
  postalAddress,
  unsubscribeUrl,
  preferencesUrl,
}: MessageFooter): string {
  const lines = [
    source,
    postalAddress && `${senderName}, ${linesOf(postalAddress).join(', ')}`,
    unsubscribeUrl && `Unsubscribe: ${unsubscribeUrl}`,
    preferencesUrl && `Manage preferences: ${preferencesUrl}`,
  ]
  return `-- \n${lines.filter(Boolean).join('\n')}\n`
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
