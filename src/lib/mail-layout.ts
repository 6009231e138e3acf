import { html } from 'hono/html'

/** Placeholder for the service's name, replaced when the mail is sent: operators may rename the service meanwhile. */
export const SITE_NAME = '{{site_name}}'

/** Replaces the placeholder for the service's name in a mail. */
export function nameSite<Rendered extends { subject: string; html: string; text: string }>(
  mail: Rendered,
  siteName: string,
): Rendered {
  // Replacement by a function, so that `$&` in a name has no special meaning.
  const inText = (text: string) => text.replaceAll(SITE_NAME, () => siteName)
  const escaped = `${html`${siteName}`}`
  return {
    ...mail,
    subject: inText(mail.subject),
    html: mail.html.replaceAll(SITE_NAME, () => escaped),
    text: inText(mail.text),
  }
}

/** The content of a transactional mail, in plain text; the layout escapes it. */
export interface MailContent {
  readonly subject: string
  /** The preview text that mail clients show after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print under the button. */
  readonly notes?: readonly string[]
  /** A small link below everything, for example to receive no more of these mails. */
  readonly footer?: { readonly label: string; readonly url: string }
}

/** Renders a mail as subject, HTML and plain text, the latter for clients that do not show HTML. */
export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  return { subject: content.subject, html: `${toHtml(content)}`, text: toText(content) }
}

const FONT = '-apple-system,BlinkMacSystemFont,Segoe UI,Helvetica,Arial,sans-serif'

/** Uses tables and inline styles, because all mail clients support these. Few clients support dark mode. */
const toHtml = ({
  subject,
  preview,
  heading,
  paragraphs,
  button,
  notes = [],
  footer,
}: MailContent) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0c1111 !important; }
  .card { background: #151b1b !important; border-color: #2a3232 !important; }
  .ink { color: #eef2f1 !important; }
  .muted { color: #a9b4b3 !important; }
  .rule { border-color: #2a3232 !important; }
  .button { background: #5cc9be !important; color: #06201f !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f5">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 4px 20px;font:600 17px/24px ${FONT};color:#16302f">${SITE_NAME}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #dfe5e4;border-radius:12px;padding:32px">
<h1 class="ink" style="margin:0 0 16px;font:600 22px/28px ${FONT};color:#16302f">${heading}</h1>
${paragraphs.map(
  (paragraph) => html`<p class="ink" style="margin:0 0 16px;font:400 15px/24px ${FONT};color:#2c4140">${paragraph}</p>
`,
)}${
  button
    ? html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
<tr><td style="border-radius:8px">
<a class="button" href="${button.url}" target="_blank"
style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0b6a69;color:#ffffff;font:600 15px/20px ${FONT};text-decoration:none">${button.label}</a>
</td></tr></table>
<p class="muted" style="margin:0 0 4px;font:400 13px/20px ${FONT};color:#5c6b6a">If the button does not work, open this address:</p>
<p class="muted" style="margin:0 0 16px;font:400 12px/18px ${FONT};color:#5c6b6a;word-break:break-all">${button.url}</p>
`
    : ''
}${
  notes.length === 0
    ? ''
    : html`<hr class="rule" style="border:0;border-top:1px solid #dfe5e4;margin:20px 0 16px">
${notes.map(
  (note) => html`<p class="muted" style="margin:0 0 8px;font:400 13px/20px ${FONT};color:#5c6b6a">${note}</p>
`,
)}`
}${
  footer
    ? html`<p class="muted" style="margin:16px 0 0;font:400 12px/18px ${FONT};color:#5c6b6a"><a class="muted" href="${footer.url}" style="color:#5c6b6a">${footer.label}</a></p>
`
    : ''
}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const toText = ({ heading, paragraphs, button, notes = [], footer }: MailContent) =>
  [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...notes,
    ...(footer ? [`${footer.label}:\n${footer.url}`] : []),
    `-- \n${SITE_NAME}\n`,
  ].join('\n\n')
