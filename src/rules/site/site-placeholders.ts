/**
 * Placeholders in the prerendered pages for a deployment's own addresses. The pages are rendered before the deployment
 * is known; the Worker replaces them when it serves a page. No one owns `.invalid` (RFC 2606).
 */
export const SITE_PLACEHOLDERS = {
  origin: 'https://origin.invalid',
  support: 'support@mailbox.invalid',
  security: 'security@mailbox.invalid',
  privacy: 'privacy@mailbox.invalid',
  crawler: 'crawler@mailbox.invalid',
  /** The number of users that the operator claims (`users_claim` in the settings). */
  users: 'users.claim.invalid',
} as const

/** The paths of files with placeholders, which `wrangler.toml` routes through the Worker. */
export const FILLED_PATHS = [
  '/',
  '/404',
  '/about',
  '/bot',
  '/contact',
  '/cookie-policy',
  '/privacy-policy',
  '/robots.txt',
  '/security',
  '/sitemap.xml',
  '/status',
  '/terms-of-service',
] as const
