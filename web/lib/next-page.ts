import { paths } from '../../src/rules/site/app-paths.ts'

/** The `next` parameter for the login page; undefined for the overview, which is the default, and for guest pages. */
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

const KEPT = 'after-provider'

/** Remembers, in this tab, the page to open after a way to a provider and back. */
export function keepNext(): void {
  const next = safeNext(new URLSearchParams(location.search).get('next'))
  if (next) sessionStorage.setItem(KEPT, next)
  else sessionStorage.removeItem(KEPT)
}

/** The remembered page, once. */
export function takeNext(): string | undefined {
  const next = safeNext(sessionStorage.getItem(KEPT))
  sessionStorage.removeItem(KEPT)
  return next
}

/**
 * Returns the address if it is a dashboard page, an invitation or a payment's result, otherwise undefined: a crafted login link must
 * not redirect to other sites.
 */
function safeNext(address: string | null): string | undefined {
  return address && /^\/(?:dashboard(?:[/?]|$)|workspaces\/join(?:\?|$)|payment\/verify(?:\?|$))/.test(address)
    ? address
    : undefined
}
