import type { RelayedAnswer } from '../../lib/relayed-request.ts'

/**
 * No windows, no dialogs, no downloads, in the frames of a page neither: a window of a page's own making runs its scripts
 * before the gate could be put up in it.
 */
const SANDBOX = { name: 'content-security-policy', value: 'sandbox allow-scripts allow-same-origin allow-forms' }
/** By these a document makes the browser ask or report elsewhere, or try what is not finished. */
const UNSHOWN = new Set(
  `link speculation-rules report-to reporting-endpoints nel alt-svc origin-trial content-security-policy-report-only
  cross-origin-embedder-policy-report-only cross-origin-opener-policy-report-only`.split(/\s+/),
)

/** The headers that a browser is shown of an answer. */
export function shownHeaders({ headers }: RelayedAnswer, isDocument: boolean): { name: string; value: string }[] {
  const shown = headers.filter(([name]) => !UNSHOWN.has(name)).map(([name, value]) => ({ name, value }))
  return isDocument ? [...shown, SANDBOX] : shown
}
