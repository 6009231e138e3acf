import * as accountCalls from '../../../../src/contracts/accounts/accounts.ts'
import * as keyCalls from '../../../../src/contracts/api-keys/api-keys.ts'
import * as billingCalls from '../../../../src/contracts/billing/billing-details.ts'
import * as integrationCalls from '../../../../src/contracts/integrations/integrations.ts'
import * as notificationCalls from '../../../../src/contracts/notifications/notifications.ts'
import * as factorCalls from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as ssoCalls from '../../../../src/contracts/single-sign-on/single-sign-on.ts'
import * as webhookCalls from '../../../../src/contracts/webhooks/webhooks.ts'
import * as workspaceCalls from '../../../../src/contracts/workspaces/workspaces.ts'
import { signInFactors } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { workspaceMembers } from '../../../../src/db/schema/control/workspaces.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { PASSWORD } from '../../features/auth/support.ts'
import { withSso } from '../../features/single-sign-on/support.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import type { Account, UpdateCase, UpdateCases } from '../update-case.ts'

/** Settings of an account, its workspace, API keys and webhooks. */
export const ACCOUNT_CASES: UpdateCases = {
  'accounts.updateProfile': async (account) => {
    const read = () => account.call(accountCalls.getProfile, {})
    const { data } = await read()
    return { required: { name: data.name, email: data.email }, read }
  },
  'billingDetails.saveBillingDetails': async (account) => {
    const body = {
      company_name: 'Acme',
      address: 'Yard 1',
      country: 'DE',
      tax_id: 'DE136695976',
      purchase_order: 'PO 1',
    }
    await account.call(billingCalls.saveBillingDetails, { body })
    return { read: () => account.call(billingCalls.getBillingDetails, {}) }
  },
  'apiKeys.update': async (account) => {
    const body = {
      ...{
        name: 'Robot',
        permissions: ['write' as const, 'crawl' as const],
        requests_per_minute: 7,
        requests_per_hour: 70,
      },
      ...{ requests_per_day: 700, allowed_ips: ['203.0.113.7'], expires_at: '2099-01-01T00:00:00.000Z' },
    }
    const { id } = (await account.call(keyCalls.create, { body })).data.api_key
    return { id, read: () => account.call(keyCalls.get, { params: { id } }) }
  },
  'notifications.savePreferences': async (account) => {
    const read = () => account.call(notificationCalls.getPreferences, {})
    const { data } = await read()
    return { required: data, read }
  },
  'signInFactors.renameFactor': async (account) => {
    const id = newId()
    await db.insert(signInFactors).values({
      ...{ id, accountId: account.id, kind: 'totp' as const, name: 'Phone' },
      ...{ createdAt: new Date().toISOString(), confirmedAt: new Date().toISOString() },
    })
    // It has no other field.
    return { id, required: { name: 'Phone' }, read: () => account.call(factorCalls.readSecurity, {}) }
  },
  'integrations.updateIntegration': async (account) => {
    const body = { name: 'n8n', url: 'https://acme.com/hook' }
    const { id } = (await account.call(integrationCalls.createWebhookIntegration, { body })).data.integration
    const mapping = { person: [{ field: 'email' as const, property: 'mail' }], organization: [] }
    const rules = { auto_contacts: 'new' as const, auto_answers: true, with_organizations: false }
    const changes = { name: 'Zapier', mapping, on_existing: 'overwrite' as const, ...rules }
    await account.call(integrationCalls.updateIntegration, { params: { id }, body: changes })
    return { id, read: () => account.call(integrationCalls.getIntegration, { params: { id } }) }
  },
  'workspaces.renameWorkspace': async (account) => {
    const required = { name: 'Acme' }
    await account.call(workspaceCalls.renameWorkspace, { body: required })
    return { id: account.id, required, read: () => account.call(workspaceCalls.listMembers, {}) }
  },
  'singleSignOn.saveSso': async () => {
    const { owner } = await withSso({ isRoot: true }, { default_role: 'viewer', is_required: true })
    return { required: { password: PASSWORD }, as: owner, read: () => owner.call(ssoCalls.getSso, {}) }
  },
  'workspaces.changeMemberRole': async (account) => {
    const { id } = await mintAccount()
    await db.insert(workspaceMembers).values({
      ...{ workspaceId: account.id, memberId: id, role: 'viewer', createdAt: new Date().toISOString() },
    })
    return { id, required: { role: 'viewer' }, read: () => account.call(workspaceCalls.listMembers, {}) }
  },
  'webhooks.update': addWebhook,
  'v1 webhooks.update': async (account) => ({ ...(await addWebhook(account)), as: await mintKey(account.id) }),
}

async function addWebhook(account: Account): Promise<UpdateCase> {
  const body = { url: 'https://acme.com/hook', description: 'CRM', events: ['crawl.failed' as const] }
  const { id } = (await account.call(webhookCalls.create, { body })).data
  await account.call(webhookCalls.update, { params: { id }, body: { is_active: false } })
  return { id, read: () => account.call(webhookCalls.get, { params: { id } }) }
}
