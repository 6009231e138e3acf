import * as planCalls from '../../../../src/contracts/billing/admin-plans.ts'
import * as couponCalls from '../../../../src/contracts/billing/coupons.ts'
import * as submissionCalls from '../../../../src/contracts/contact-messages/submissions.ts'
import * as permissionCalls from '../../../../src/contracts/roles/permission-entries.ts'
import * as roleCalls from '../../../../src/contracts/roles/roles.ts'
import * as incidentCalls from '../../../../src/contracts/status/incidents.ts'
import * as operationCalls from '../../../../src/contracts/system/operations.ts'
import * as userCalls from '../../../../src/contracts/users/users.ts'
import { contactMessages } from '../../../../src/db/schema/control/contact-messages.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { mintRole } from '../../features/users/support.ts'
import { db, mintAccount } from '../../support/factories.ts'
import type { UpdateCases } from '../update-case.ts'

const uniqueName = () => `s${newId().replaceAll('-', '')}`

/** Resources of operators. */
export const ADMINISTRATION_CASES: UpdateCases = {
  'coupons.updateCoupon': async (account) => {
    const body = {
      ...{ percent: 20, description: 'Fair', valid_until: '2099-01-01T00:00:00.000Z', redemptions_max: 7 },
      is_active: false,
    }
    const { id, code } = (await account.call(couponCalls.createCoupon, { body })).data.coupon
    return { id, read: () => account.call(couponCalls.listCoupons, { query: { search: code } }) }
  },
  'adminPlans.updatePlan': async (account) => {
    const body = {
      ...{
        name: uniqueName(),
        display_name: 'Solo',
        description: 'For one',
        price_monthly: 7,
        price_yearly: 70,
        currency: 'USD',
        other_prices: [{ currency: 'EUR', price_monthly: 6, price_yearly: 60 }],
      },
      ...{
        crawls_per_month: 7,
        api_calls_per_day: 7,
        max_websites: 7,
        max_api_keys: 7,
        max_seats: 7,
        website_downloads_per_day: 7,
      },
      ...{ has_email_campaigns: true, has_sms_campaigns: true, has_webhooks: true, has_ai_extraction: true },
      ...{
        has_priority_support: true,
        has_sso: true,
        requires_factor: true,
        is_active: false,
        is_popular: true,
        sort_order: 7,
        trial_days: 7,
      },
    }
    const { id } = (await account.call(planCalls.createPlan, { body })).plan
    return { id, read: () => account.call(planCalls.getAdminPlan, { params: { id } }) }
  },
  'incidents.updateIncident': async (account) => {
    const times = { started_at: '2026-03-01T10:00:00.000Z', resolved_at: '2026-03-01T11:00:00.000Z' }
    const body = { title: uniqueName(), status: 'resolved' as const, description: 'It was slow.', ...times }
    const { id } = (await account.call(incidentCalls.createIncident, { body })).data
    return { id, read: () => account.call(incidentCalls.listIncidents, { query: { search: body.title } }) }
  },
  'operations.updateSettings': async (account) => {
    const read = () => account.call(operationCalls.getSettings, {})
    return { read }
  },
  'permissionEntries.updatePermission': async (account) => {
    const name = `Do ${uniqueName()}`
    const { permission } = await account.call(permissionCalls.createPermission, { body: { name } })
    const params = { id: permission.id }
    return {
      id: permission.id,
      required: { name },
      read: () => account.call(permissionCalls.getPermission, { params }),
    }
  },
  'roles.updateRole': async (account) => {
    const id = await mintRole(['users:view', 'audit:view'])
    return { id, read: () => account.call(roleCalls.getRole, { params: { id } }) }
  },
  'contactSubmissions.assignSubmission': async (account) => {
    const id = newId()
    const assigneeId = account.id
    await db.insert(contactMessages).values({
      ...{ id, name: 'Ada', email: 'ada@acme.example', subject: 'Night', message: 'May it?', assigneeId },
      ...{ ipAddress: '203.0.113.7', userAgent: 'A browser', createdAt: new Date().toISOString() },
    })
    const read = () => account.call(submissionCalls.getSubmission, { params: { id } })
    return { id, required: { assignee_id: assigneeId }, read }
  },
  'users.updateUser': async (account) => {
    const { id } = await mintAccount({ isAdmin: true })
    await mintRole(['users:view'], id)
    await account.call(userCalls.updateUser, { params: { id }, body: { site_limit: 7 } })
    return { id, read: () => account.call(userCalls.getUser, { params: { id } }) }
  },
}
