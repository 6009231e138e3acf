import { paths } from '../../src/contracts/app-paths.ts'

/** What the login page leads back to; nothing for the overview, where it leads anyway, and for pages of guests. */
export function nextAfterLogin(address: string): string | undefined {
  return address === paths.dashboard.pattern ? undefined : safeNext(address)
}

/**
 * The page to open after signing in: the page that redirected to the login page, unless it was open for another
 * account.
 */
export function pageAfterLogin(userId: string): string {
  const { ofUser = userId }: { ofUser?: unknown } = history.state ?? {}
  const next = ofUser === userId ? safeNext(new URLSearchParams(location.search).get('next')) : undefined
  return next ?? paths.dashboard.to()
}

/** An address of our own dashboard or of a payment's result, or nothing: one from a link must not lead elsewhere after signing in. */
function safeNext(address: string | null): string | undefined {
  return address && /^\/(?:dashboard(?:[/?]|$)|payment\/verify(?:\?|$))/.test(address) ? address : undefined
}
