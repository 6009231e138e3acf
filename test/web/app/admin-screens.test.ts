import { expect, test } from 'vitest'
import { listAdminPlans } from '../../../src/contracts/admin-plans.ts'
import { paths } from '../../../src/contracts/app-paths.ts'
import { listAudit } from '../../../src/contracts/audit-trail.ts'
import { listSubmissions } from '../../../src/contracts/contact-submissions.ts'
import { listIncidents } from '../../../src/contracts/incidents.ts'
import { listLogs } from '../../../src/contracts/logs.ts'
import { listQueues, optOutCounts, systemInfo } from '../../../src/contracts/operations.ts'
import { listAdminPayments } from '../../../src/contracts/payments.ts'
import { listPermissions } from '../../../src/contracts/permission-entries.ts'
import { listRoles } from '../../../src/contracts/roles.ts'
import { readServiceUsage } from '../../../src/contracts/service-usage.ts'
import { listUsers } from '../../../src/contracts/users.ts'
import { adminScreens, permissionsOf } from '../../../web/app/admin-screens.ts'
import { routes } from '../../../web/app/routes.ts'

/** The calls that fill each screen. */
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

test('every route for administrators is such a screen, and every such screen is one', () => {
  const administration = routes.filter(({ access }) => access === 'admin').map(({ path }) => path)
  expect(administration.sort()).toEqual(Object.keys(adminScreens).sort())
})
