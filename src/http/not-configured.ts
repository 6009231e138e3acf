import { html, raw } from 'hono/html'
import type { ErrorBody } from '../contracts/errors.ts'
import type { ConfigProblem } from '../core/config/check-environment.ts'
import { SECRET_NAMES } from '../core/secret-names.ts'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem;color:#1b2430}' +
  'h1{font-size:1.5rem}dt{font:600 1rem ui-monospace,monospace;margin-top:1rem;overflow-wrap:anywhere}' +
  'dd{margin:0}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}'
const HEADERS = {
  'cache-control': 'no-store',
  'retry-after': '60',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/**
 * The response to every request while the configuration is incomplete: a page for browsers, the error envelope for
 * everything else. Both list names and how to set them, never values.
 *
 * @returns 503
 */
export function notConfigured(request: Request, problems: readonly ConfigProblem[]): Response | Promise<Response> {
  const { pathname } = new URL(request.url)
  const isApi = pathname === '/mcp' || pathname.startsWith('/mcp/') || /^\/api(?:\/|$)/.test(pathname)
  const isPage = !isApi && (request.headers.get('accept') ?? '').includes('text/html')
  return isPage ? page(problems) : json(problems, request.headers.get('cf-ray') ?? crypto.randomUUID())
}

function json(problems: readonly ConfigProblem[], requestId: string): Response {
  const errors: Record<string, string[]> = {}
  for (const { name, message } of problems) errors[name] = [...(errors[name] ?? []), message]
  const message = `Not configured: ${Object.keys(errors).join(', ')}`
  const body: ErrorBody = {
    success: false,
    status: 'error',
    code: 'unavailable',
    message,
    errors,
    request_id: requestId,
  }
  return Response.json(body, { status: 503, headers: { ...HEADERS, 'x-request-id': requestId } })
}

async function page(problems: readonly ConfigProblem[]): Promise<Response> {
  const rows = problems.map((problem) => html`<dt>${problem.name}</dt><dd>${describe(problem)}</dd>`)
  const text = await html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Not configured yet</title>
<style>${raw(STYLE)}</style></head><body><main><h1>Not configured yet</h1>
<p>The program is running, but these settings are missing or wrong. On Cloudflare, <code>npm run deploy</code> asks
for all of them; on a server of your own, set them in its environment and restart it.</p>
<dl>${rows}</dl></main></body></html>`
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
  const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(String(text), { status: 503, headers })
}

/** What the settings are for without which nothing runs. */
const PURPOSES: Readonly<Record<string, string>> = {
  APP_URL: 'The URL of this site; links in emails start with it.',
  JWT_SECRET: 'Signs sessions and links: 32 random characters or more.',
  OPT_OUT_KEY: 'Keys the hashes of opt-outs: 32 random characters or more.',
  SEALING_KEYS: 'Seal passwords and tokens of customers: a name, a colon and 64 hexadecimal digits.',
  RESEND_API_KEY: 'Sends the emails of the product; SMTP_URL, a mail server, does too.',
  MAIL_FROM: 'The sender of those emails.',
  SUPPORT_EMAIL: 'The mailbox that receives messages of the contact form.',
  SECURITY_EMAIL: 'The mailbox for reports of weaknesses.',
  PRIVACY_EMAIL: 'The mailbox for questions about personal data.',
  CRAWLER_EMAIL: 'The mailbox for owners of crawled sites.',
}

function describe(problem: ConfigProblem): string {
  const message = problem.message.charAt(0).toUpperCase() + problem.message.slice(1)
  return [`${message}.`, PURPOSES[problem.name], howToSet(problem)].filter(Boolean).join(' ')
}

function howToSet({ name, message }: ConfigProblem): string {
  if (message === 'binding is missing') return 'A resource that is bound to the Worker: npm run deploy creates it.'
  return SECRET_NAMES.has(name)
    ? `A secret; by hand: wrangler secret put ${name}, or in the environment of your server.`
    : 'A variable; by hand: in the Worker’s settings, or in the environment of your server.'
}
