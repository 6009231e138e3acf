import { escapeText } from './html-places.ts'

/** What stands below every message: who sent it, why, and how to have no more of it. */
export interface MessageFooter {
  /** As `You receive this because your address is published on acme.com.` */
  readonly source: string
  readonly senderName: string
  readonly postalAddress: string | null
  /** Null where the content has its own link, or none is wanted. */
  readonly unsubscribeUrl: string | null
  /** A page of the sender's own about it, beside ours. */
  readonly preferencesUrl: string | null
}

/** Why somebody gets a message, for them to read (GDPR 14): where the address is from, or that they agreed. */
export function sourceLine(
  dataSource: string,
  { senderName, hasConsented }: { senderName: string; hasConsented: boolean },
): string {
  const site = /^Crawl of (\S+)$/.exec(dataSource)?.[1]
  if (site?.includes('.')) return `You receive this because your address is published on ${site}.`
  if (hasConsented) return `You receive this because you agreed to hear from ${senderName}.`
  return `You receive this because your address is among the contacts of ${senderName}.`
}

const STYLE =
  'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d5dbda;font:400 12px/18px Arial,sans-serif;color:#5c6b6a'

/** Ends with a line break. */
export function footerHtml({
  source,
  senderName,
  postalAddress,
  unsubscribeUrl,
  preferencesUrl,
}: MessageFooter): string {
  const links = [
    unsubscribeUrl && `<a href="${escapeText(unsubscribeUrl)}" style="color:#5c6b6a">Unsubscribe</a>`,
    preferencesUrl && `<a href="${escapeText(preferencesUrl)}" style="color:#5c6b6a">Manage preferences</a>`,
  ].filter((link) => link !== null && link !== '')
  const lines = [
    escapeText(source),
    postalAddress && `${escapeText(senderName)}, ${linesOf(postalAddress).map(escapeText).join(', ')}`,
    links.join(' · '),
  ]
  return `<div style="${STYLE}">\n${lines.filter(Boolean).join('<br>\n')}\n</div>\n`
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
