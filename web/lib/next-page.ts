import { paths } from './paths.ts'

/** What the login page leads back to; nothing for the overview, where it leads anyway, and for pages of guests. */
export function nextAfterLogin(address: string): string | undefined {
  return address === paths.dashboard.pattern ? undefined : safeNext(address)
}

/** An address of our own dashboard, or nothing: one from a link must not lead elsewhere after signing in. */
export function safeNext(address: string | null): string | undefined {
  return address && /^\/dashboard(?:[/?]|$)/.test(address) ? address : undefined
}
