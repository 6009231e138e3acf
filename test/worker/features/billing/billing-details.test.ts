import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '../../../../src/contracts/all.ts'
import * as details from '../../../../src/contracts/billing/billing-details.ts'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as usage from '../../../../src/contracts/billing/usage-report.ts'
import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import * as notifications from '../../../../src/contracts/notifications/notifications.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { workspaceMembers } from '../../../../src/db/schema/control/workspaces.ts'
import { actsForPerson } from '../../../../src/domain/access/as-person.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { WORKSPACE_HEADER } from '../../../../src/rules/workspaces/workspace-header.ts'
import { roleAllows } from '../../../../src/rules/workspaces/workspace-roles.ts'
import { waitUntil } from '../../../support/wait.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { mailsTo, mintPlan, pay } from './support.ts'

const COMPANY = {
  ...{ company_name: 'Acme GmbH', address: 'Hauptstr. 1\n10115 Berlin', country: 'DE', tax_id: 'DE136695976' },
  purchase_order: 'PO-4711',
}
const addressOf = () => `books-${newId()}@acme-tools.com`
const linkIn = async (to: string, act: string) => {
  const rows = await db.select().from(outboxMessages).where(eq(outboxMessages.to, to))
  const text = rows.map((row) => row.text).join('\n')
  return new URL(new RegExp(`http\\S+do=${act}\\S+`).exec(text)![0]).searchParams.get('token')!
}

test('an issued receipt keeps its details, and later receipts use the new ones', async () => {
  const payer = await mintAccount({ plan: null })
  await payer.call(details.saveBillingDetails, { body: COMPANY })
  const plan = await mintPlan()
  const { payment } = await pay(payer, plan.id)
  await payer.call(details.saveBillingDetails, { body: { company_name: 'Acme AG', purchase_order: '' } })
  const invoiceOf = async (id: string) => (await payer.call(payments.getInvoice, { params: { id } })).data.invoice
  expect((await invoiceOf(payment.id)).buyer).toEqual(COMPANY)
  // Not even by a direct update.
  for (const change of [sql`buyer = '{}'`, sql`amount_minor = 1`, sql`seller = '{}'`, sql`invoice_number = 'X'`])
    await expect(db.run(sql`UPDATE payments SET ${change} WHERE id = ${payment.id}`)).rejects.toThrow()
  const { data } = await payer.call(details.getBillingDetails, {})
  expect(data).toMatchObject({ ...COMPANY, company_name: 'Acme AG', purchase_order: '', tax_id_check: 'checksum' })
})

test.each([
  ['DE', 'DE136695976', 200],
  ['DE', 'DE136695978', 422],
  ['GB', 'GB980780684', 200],
  ['GR', 'EL094259216', 200],
  ['NL', 'NL004495445B01', 200],
  ['NG', '12345678-0001', 200],
  ['NG', '<script>', 422],
  ['', 'DE136695976', 422],
])('a tax ID of %s, %s, gets status %i', async (country, tax_id, status) => {
  const payer = await mintAccount()
  const body = { country, tax_id }
  if (status === 200) expect((await payer.call(details.saveBillingDetails, { body })).data.tax_id).toBe(tax_id)
  else expect((await payer.fail(details.saveBillingDetails, { body })).httpStatus).toBe(422)
})

test('an address gets receipts right away, other mail once confirmed, and nothing once removed', async () => {
  const payer = await mintAccount({ plan: null })
  const [first, second] = [addressOf(), addressOf()]
  await payer.call(details.addBillingEmail, { body: { email: first } })
  const { data: added } = await payer.call(details.addBillingEmail, { body: { email: second } })
  expect((await payer.fail(details.addBillingEmail, { body: { email: first } })).httpStatus).toBe(409)
  await waitUntil(async () => (await mailsTo({ email: second })).length === 1)
  const token = await linkIn(second, 'confirm')
  // A link works only for its own purpose.
  expect((await visitor.fail(details.stopBillingEmail, { body: { token } })).httpStatus).toBe(400)
  await visitor.call(details.confirmBillingEmail, { body: { token } })

  await pay(payer, (await mintPlan()).id)
  await waitUntil(async () => (await mailsTo({ email: first })).some((subject) => subject.startsWith('Your receipt')))
  await payer.call(payments.cancelSubscription, {})
  await waitUntil(async () => (await mailsTo({ email: second })).includes('Your subscription is cancelled'))
  expect(await mailsTo({ email: first })).not.toContain('Your subscription is cancelled')

  await visitor.call(details.stopBillingEmail, { body: { token: await linkIn(second, 'stop') } })
  await visitor.call(details.stopBillingEmail, { body: { token: await linkIn(second, 'stop') } })
  expect((await visitor.fail(details.confirmBillingEmail, { body: { token } })).httpStatus).toBe(400)
  const { data } = await payer.call(details.getBillingDetails, {})
  expect(data.emails.map(({ email }) => email)).toEqual([first])
  expect((await payer.fail(details.removeBillingEmail, { params: { id: added.id } })).httpStatus).toBe(404)
})

test('the billing role sees usage and billing details, and nothing else of the workspace', async () => {
  const [owner, clerk] = [await mintAccount(), await mintAccount()]
  await db.insert(workspaceMembers).values({
    ...{ workspaceId: owner.id, memberId: clerk.id, role: 'billing' as const, createdAt: new Date().toISOString() },
  })
  const headers = { [WORKSPACE_HEADER]: owner.id }
  const answer = await clerk.send(usage.getUsageReport, {}, headers)
  const { data } = await answer.json<ReturnsOf<typeof usage.getUsageReport>>()
  expect(data.seats.map(({ id, role }) => [id, role])).toEqual([
    [owner.id, 'owner'],
    [clerk.id, 'billing'],
  ])
  expect(data.plan).not.toBeNull()
  expect(data.limits.seats.used).toBe(2)
  expect(data.months).toHaveLength(12)
  for (const [name, endpoint] of ENDPOINTS) {
    const isTheirs = ['billing:view', 'billing:subscribe', 'public'].includes(endpoint.permission)
    if (isTheirs || endpoint.method !== 'get' || endpoint.path.includes(':') || actsForPerson(endpoint)) continue
    const isHeld = roleAllows('billing', endpoint.permission) && !roleAllows(null, endpoint.permission)
    expect(isHeld, name).toBe(false)
  }
  expect((await clerk.send(notifications.list, {}, headers)).status).toBe(403)
  expect((await clerk.send(details.saveBillingDetails, { body: { company_name: 'Acme' } }, headers)).status).toBe(200)
})
