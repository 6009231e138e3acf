import type { Permission } from '../../src/rules/roles/permissions.ts'
import { paths } from '../../src/rules/site/app-paths.ts'

/**
 * The administration screens, each with the permissions of the calls that load its data. Any one of them opens the
 * screen. The guard and the sidebar both read this table, and a test compares it with the contracts, so that screens,
 * sidebar and API agree.
 */
export const adminScreens = {
  [paths.admin.pattern]: ['users:view', 'system:manage'],
  [paths.adminUsage.pattern]: ['system:manage'],
  [paths.adminPlans.pattern]: ['plans:manage'],
  [paths.adminPayments.pattern]: ['billing:manage'],
  [paths.adminRoles.pattern]: ['roles:view'],
  [paths.adminPermissions.pattern]: ['roles:view'],
  [paths.adminContactSubmissions.pattern]: ['submissions:manage'],
  [paths.adminIncidents.pattern]: ['incidents:manage'],
  [paths.adminQueues.pattern]: ['system:manage'],
  [paths.adminOptOuts.pattern]: ['system:manage'],
  [paths.adminAudit.pattern]: ['audit:view'],
} as const satisfies Record<string, readonly Permission[]>

/** The permissions any of which opens a screen; empty if the path is not an administration screen. */
export const permissionsOf = (path: string): readonly Permission[] =>
  (adminScreens as Partial<Record<string, readonly Permission[]>>)[path] ?? []
