/**
 * Whether the page is shown on a customer's link domain, where the application shows nothing else of itself. The Worker
 * marks such pages (`src/http/link-hosts.ts`).
 */
export const isLinkHost = (): boolean => document.documentElement.hasAttribute('data-link-host')
