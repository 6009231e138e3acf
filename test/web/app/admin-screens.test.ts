import { expect, test } from 'vitest'
import { listAudit } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { listAdminPlans } from '../../../src/contracts/billing/admin-plans.ts'
import { listAdminPayments } from '../../../src/contracts/billing/payments.ts'
import { listSubmissions } from '../../../src/contracts/contact-messages/submissions.ts'
import { listLogs } from '../../../src/contracts/logs/logs.ts'
import { listPermissions } from '../../../src/contracts/roles/permission-entries.ts'
import { listRoles } from '../../../src/contracts/roles/roles.ts'
import { readServiceUsage } from '../../../src/contracts/service-usage/service-usage.ts'
import { listIncidents } from '../../../src/contracts/status/incidents.ts'
import { listQueues, optOutCounts, systemInfo } from '../../../src/contracts/system/operations.ts'
import { listUsers } from '../../../src/contracts/users/users.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { adminScreens, permissionsOf } from '../../../web/app/admin-screens.ts'
import { routes } from '../../../web/app/routes.ts'

/** The calls that load each screen. */
const calls = {
  [paths.admin.pattern]: [listUsers, systemInfo, listLogs],
  [paths.adminUsage.pattern]: [readServiceUsage],
  [paths.adminPlans.pattern]: [listAdminPlans],
  [paths.adminPayments.pattern]: [listAdminPayments],
  [paths.adminRoles.pattern]: [listRoles],
  [paths.adminPermissions.pattern]: [listPermissions],
  [paths.adminContactSubmissions.pattern]: [listSubmissions],
  [paths.adminIncidents.pattern]: [listIncidents],
  [paths.adminQueues.pattern]: [listQueues],
  [paths.adminOptOuts.pattern]: [optOutCounts],
  [paths.adminAudit.pattern]: [listAudit],
}

test.each(Object.entries(calls))('%s opens with the permissions of its calls', (path, endpoints) => {
  expect(new Set(permissionsOf(path))).toEqual(new Set(endpoints.map(({ permission }) => permission)))
})

test('admin routes and these screens match', () => {
  const administration = routes.filter(({ access }) => access === 'admin').map(({ path }) => path)
  expect(administration.sort()).toEqual(Object.keys(adminScreens).sort())
})
