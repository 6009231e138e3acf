import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import type { EmailSettings } from '../../../../src/db/schema/data/senders.ts'
import { fromRecordOf } from '../../../../src/domain/senders/senders.ts'
import { actingFor, db, mintAccount } from '../../support/factories.ts'

/** An account whose plan has campaigns by email and SMS, unless specified otherwise, and that can add senders. */
export async function mintSender(plan: { hasEmailCampaigns?: boolean; hasSmsCampaigns?: boolean } = {}) {
  const account = await mintAccount()
  await db.run(sql`UPDATE plans SET has_email_campaigns = ${plan.hasEmailCampaigns === false ? 0 : 1},
    has_sms_campaigns = ${plan.hasSmsCampaigns === false ? 0 : 1}
    WHERE id = (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  const addEmail = async (more: object = {}) =>
    (await account.call(contract.createEmailConfig, email(more))).data.config
  const addSms = async (more: object = {}) => (await account.call(contract.createSmsConfig, sms(more))).data.config
  return { ...account, addEmail, addSms }
}
export type SenderOwner = Awaited<ReturnType<typeof mintSender>>

/** An account whose From addresses at `acme.test` are verified by a DNS record. */
export async function mintVerifiedSender(): Promise<SenderOwner> {
  const owner = await mintSender()
  const sender = { accountId: owner.id, settings: { fromEmail: 'news@acme.test' } as EmailSettings }
  const { name, value } = await fromRecordOf(await actingFor(owner.id), sender)
  await fetch(`${new URL(env.DNS_URL).origin}/publish?${new URLSearchParams({ name, text: value })}`)
  return owner
}

export const email = (more: object = {}) => ({
  body: {
    ...{ name: 'News', host: '127.0.0.1', port: env.SMTP_PORTS.plain, encryption: 'none' as const },
    ...{ from_name: 'Acme', from_email: 'news@acme.test' },
    ...{ username: 'canary-user@acme.test', password: 'canary-password' },
    ...more,
  },
})
export const sms = (more: object = {}) => ({
  body: {
    ...{ name: 'Texts', provider: 'twilio' as const, from_number: '+1 (555) 123-4567' },
    ...{ api_key: 'canary-key-ACxy', api_secret: 'canary-secret-zz' },
    ...more,
  },
})
export const at = (id: string, body: object = {}) => ({ params: { id }, body: body as never })
