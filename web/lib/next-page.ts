import { paths } from '../../src/contracts/app-paths.ts'

/** What the login page leads back to; nothing for the overview, where it leads anyway, and for pages of guests. */
export function nextAfterLogin(address: string): string | undefined {
  return address === paths.dashboard.pattern ? undefined : safeNext(address)
}

/**
 * Where somebody goes on who has signed in on the login page that the browser shows: to the page that led there, unless it
 * was open for another account.
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
