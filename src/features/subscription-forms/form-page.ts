import { html } from 'hono/html'
import type { FormFields } from '../../contracts/subscription-forms/subscription-forms.ts'
import { inputsOf } from './embed.ts'
import { ACKNOWLEDGED, type Entered, HONEYPOT, ownName } from './judge-submission.ts'

type Html = ReturnType<typeof html>

export interface Page {
  readonly title: string
  readonly body: Html
  readonly status?: number
  /** Whether other websites may show it in a frame. */
  readonly isFramable?: boolean
  /** As `#0b6a69`. */
  readonly color?: string | null
  /** Where a form of the page may lead besides this site. */
  readonly leadsTo?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

const COLOR = '#0b6a69'

/** White or black, whichever is easier to read on a colour (WCAG relative luminance). */
export function inkOn(color: string): '#ffffff' | '#000000' {
  const part = (at: number) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000'
}

/** A page of its own, without a script, that nothing else of the site styles or reads. */
export function renderPage(page: Page): Response {
  const { title, body, status = 200, isFramable = false, leadsTo = null } = page
  const color = page.color ?? COLOR
  const nonce = crypto.randomUUID()
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --page: #f4f6f5; --card: #fff; --line: #dfe5e4; --control: #8a9897; --ink: #16302f; --muted: #566463; --danger: #b3261e; --notice: #eef4f3; }
@media (prefers-color-scheme: dark) { :root { --page: #0c1111; --card: #151b1b; --line: #2a3232; --control: #6f7d7c; --ink: #eef2f1; --muted: #a9b4b3; --danger: #ffb4ab; --notice: #1d2727; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink); font: 400 16px/1.5 system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 28px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow-wrap: anywhere; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; }
p { margin: 0 0 16px; } .text { white-space: pre-line; }
label { display: block; margin-bottom: 4px; font-weight: 600; font-size: 14px; }
input { display: block; width: 100%; padding: 10px 12px; border: 1px solid var(--control); border-radius: 8px; background: var(--card); color: var(--ink); font: inherit; }
input[aria-invalid] { border-color: var(--danger); }
button { width: 100%; padding: 12px 20px; border: 0; border-radius: 8px; background: ${color}; color: ${inkOn(color)}; font: inherit; font-weight: 600; cursor: pointer; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
a { color: inherit; }
.problem { margin: 4px 0 0; color: var(--danger); font-size: 14px; } .field { margin-bottom: 16px; }
.notice { padding: 10px 12px; border-radius: 8px; background: var(--notice); }
.small { color: var(--muted); font-size: 13px; white-space: pre-line; } .unseen { position: absolute; left: -9999px; }
dl { margin: 0 0 16px; } dt { color: var(--muted); font-size: 13px; } dd { margin: 0 0 8px; }
</style>
</head>
<body><main>${body}</main></body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    `form-action 'self'${leadsTo ? ` ${new URL(leadsTo).origin}` : ''}`,
    `frame-ancestors ${isFramable ? '*' : "'none'"}`,
  ].join('; ')
  return new Response(`${text}`, {
    status,
    headers: {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // The path holds what confirms a subscription.
      'referrer-policy': isFramable ? 'strict-origin-when-cross-origin' : 'no-referrer',
    },
  })
}

/** What the pages show of a form. */
export interface ShownForm {
  readonly title: string
  readonly description: string | null
  readonly fields: FormFields
  readonly consentText: string
}

export interface FormState {
  readonly stamp: string
  readonly entered?: Entered
  readonly problems?: Readonly<Record<string, string>>
  readonly notice?: string | null
  readonly warnedOf?: string | null
}

/** The form itself; without an action, it posts to its own address. */
export function formBody({ title, description, fields, consentText }: ShownForm, state: FormState): Html {
  const { entered, problems = {}, notice = null, warnedOf = null } = state
  const enteredOf = (name: string): string => {
    if (!entered) return ''
    if (name === 'email' || name === 'name' || name === 'company') return entered[name]
    return entered.own[fields.own.findIndex((_, place) => ownName(place) === name)] ?? ''
  }
  return html`<h1>${title}</h1>
${description ? html`<p class="text">${description}</p>` : ''}
${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}
<form method="post">
${inputsOf(fields).map(({ name, label, type, autocomplete, isRequired }) => {
  const problem = problems[name]
  return html`<div class="field"><label for="${name}">${label}${isRequired ? '' : ' (optional)'}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${name === 'email' ? 320 : 200}" value="${enteredOf(name)}"${
    isRequired ? html` required` : ''
  }${problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
${problem ? html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>` : ''}</div>
`
})}
<div class="unseen" aria-hidden="true"><label>Leave this empty <input name="${HONEYPOT}" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="stamp" value="${state.stamp}">
${warnedOf ? html`<input type="hidden" name="${ACKNOWLEDGED}" value="${warnedOf}">` : ''}
<p class="small">${consentText}</p>
<button type="submit">Subscribe</button>
</form>`
}

/** Shown after every submission, alike for all addresses. */
export const askedBody = (title: string): Html => html`<h1>Check your mail</h1>
<p>To finish, open the mail that we have just sent you about “${title}”, and confirm that you want to subscribe.</p>
<p class="small">No mail after a few minutes? Look in the spam folder, or try again later.</p>`

/** The target of the link in the mail. */
export const confirmBody = (
  { title, consentText }: Pick<ShownForm, 'title' | 'consentText'>,
  { address, name, company }: { address: string; name: string | null; company: string | null },
): Html => html`<h1>Confirm your subscription</h1>
<p>Press the button to subscribe to “${title}”.</p>
<dl><dt>Email</dt><dd>${address}</dd>${name ? html`<dt>Name</dt><dd>${name}</dd>` : ''}${
  company ? html`<dt>Company</dt><dd>${company}</dd>` : ''
}</dl>
<p class="small">${consentText}</p>
<form method="post"><button type="submit">Confirm subscription</button></form>`

export const doneBody = (title: string, successText: string | null): Html => html`<h1>You’re subscribed</h1>
<p class="text" role="status">${successText ?? `Thank you. You are subscribed to “${title}”.`}</p>`

export const noteBody = (heading: string, text: string): Html => html`<h1>${heading}</h1>
<p role="alert">${text}</p>`
