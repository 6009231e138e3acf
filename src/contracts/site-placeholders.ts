/**
 * What the prerendered pages hold where a deployment's own addresses belong. They are rendered before anybody knows where
 * they will be served; the Worker fills them in as it serves. `.invalid` is nobody's (RFC 2606).
 */
export const SITE_PLACEHOLDERS = {
  origin: 'https://origin.invalid',
  support: 'support@mailbox.invalid',
  security: 'security@mailbox.invalid',
  privacy: 'privacy@mailbox.invalid',
  crawler: 'crawler@mailbox.invalid',
  /** How many users the operator claims to have (`users_claim` of the settings). */
  users: 'users.claim.invalid',
} as const

/** The files that hold any of them, by address: those that `wrangler.toml` sends through the Worker. */
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
