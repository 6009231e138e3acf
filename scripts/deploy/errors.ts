/** A failure that the operator can act on: what happened, and what to do next. */
export class DeployError extends Error {
  readonly advice: string

  constructor(message: string, advice = 'Run the command again; it continues where it stopped.') {
    super(message)
    this.name = 'DeployError'
    this.advice = advice
  }
}

/** What to do about failures reported by wrangler, by their text; the first match applies. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /code: 100328|free plan|workers paid|paid plan|upgrade your (?:account|plan)/i,
    'Subscribe to Workers Paid at https://dash.cloudflare.com/?to=/:account/workers/plans, then run the command again.',
  ],
  [
    /code: 10042|enable R2/i,
    'Enable R2 once at https://dash.cloudflare.com/?to=/:account/r2 (it asks for a payment method), then run the command again.',
  ],
  [
    /workers\.dev subdomain/i,
    'Choose your workers.dev subdomain once at https://dash.cloudflare.com/?to=/:account/workers-and-pages, then run the command again.',
  ],
  [
    /code: 10000\b|code: 9109\b|code: 9106\b|not authenticated|authentication error|invalid access token|not logged in/i,
    'Sign in with `npx wrangler login`, or check the permissions of CLOUDFLARE_API_TOKEN (docs/deployment.md lists them).',
  ],
  [
    /code: 7003\b|could not find zone|zone.*not found/i,
    'Add the domain to this Cloudflare account, or run the command again with --change and the workers.dev address.',
  ],
  [
    /fetch failed|ENOTFOUND|ECONNRESET|ETIMEDOUT|network|timed out|code: 10001\b|50[0234]\b/i,
    'Cloudflare could not be reached or was busy. Wait a minute and run the command again.',
  ],
]

/** The advice for a failed wrangler command. */
export const adviceFor = (output: string): string | undefined => ADVICE.find(([pattern]) => pattern.test(output))?.[1]
