import type { SitePreview } from '../../../src/contracts/crawls/site-previews.ts'

export type PreviewAnswer =
  | { readonly kind: 'read'; readonly preview: SitePreview }
  | { readonly kind: 'failed'; readonly message: string }

const NO_ANSWER = "We couldn't read the website. Check your connection and try again."
/** Three slow pages and a robots.txt. */
const WAIT_MS = 60_000

/**
 * Asks for the preview of a website, with its own fetch, since the dashboard's `call` would add zod to a public page.
 *
 * @param website as typed
 * @returns the preview, or the server's reason; never throws
 */
export async function requestPreview(website: string, signal: AbortSignal): Promise<PreviewAnswer | null> {
  const response = await fetch('/api/site-previews', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ website }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
  }).catch(() => null)
  const body = (await response?.json().catch(() => null)) as Body | null
  // A newer request replaced this one.
  if (signal.aborted) return null
  if (response?.ok && body?.data) return { kind: 'read', preview: body.data }
  return { kind: 'failed', message: body?.errors?.website?.[0] ?? body?.message ?? NO_ANSWER }
}

interface Body {
  readonly data?: SitePreview
  readonly message?: string
  readonly errors?: { readonly website?: readonly string[] }
}
