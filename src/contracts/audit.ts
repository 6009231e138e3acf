/**
 * What is written down for good, with who did it: acts that take something away, change who may do what, or move money. Another
 * one is a line here, and `auditStatement` (`src/core/audit.ts`) behind the statement that acts.
 */
export const AUDIT_ACTIONS = [
  'account.change-email',
  'account.change-password',
  'account.delete',
  'account.export',
  'account.reset-password',
  'account.undo-email',
  'api-key.create',
  'api-key.delete',
  'api-key.regenerate',
  'api-key.update',
  'contacts.delete',
  'crawl.delete',
  'items.delete',
  'person.allow',
  'person.erase',
  'settings.change',
  'site-download.delete',
  'subscription.start',
  'webhook.create',
  'webhook.delete',
  'webhook.rotate-secret',
  'webhook.update',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
