import type { RelayedAnswer } from '../../lib/relayed-request.ts'

/**
 * Blocks windows, dialogs and downloads, in frames too. The scripts of a window that a page opens would run before the
 * guard is installed in it.
 */
const SANDBOX = { name: 'content-security-policy', value: 'sandbox allow-scripts allow-same-origin allow-forms' }
/**
 * Headers by which a document makes the browser send requests or reports elsewhere, or enables experimental features.
 */
const UNSHOWN = new Set(
  `link speculation-rules report-to reporting-endpoints nel alt-svc origin-trial content-security-policy-report-only
  cross-origin-embedder-policy-report-only cross-origin-opener-policy-report-only`.split(/\s+/),
)

/** The response headers that are passed on to the browser. */
export function shownHeaders({ headers }: RelayedAnswer, isDocument: boolean): { name: string; value: string }[] {
  const shown = headers.filter(([name]) => !UNSHOWN.has(name)).map(([name, value]) => ({ name, value }))
  return isDocument ? [...shown, SANDBOX] : shown
}
