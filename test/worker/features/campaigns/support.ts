import type { CampaignStatus, RecipientState } from '../../../../src/contracts/campaigns/campaign-states.ts'
import { createCampaign } from '../../../../src/contracts/campaigns/campaigns.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { campaigns, recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { type EmailSettings, type SmsSettings, senders } from '../../../../src/db/schema/data/senders.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'

export type Campaigner = Awaited<ReturnType<typeof mintCampaigner>>

/** An account whose plan has campaigns. */
export const mintCampaigner = () => mintAccount({ plan: { hasEmailCampaigns: true, hasSmsCampaigns: true } })

const EMAIL_SETTINGS: EmailSettings = {
  host: 'smtp.acme.com',
  port: 587,
  encryption: 'tls',
  fromName: 'Acme',
  fromEmail: 'news@acme.com',
  replyTo: null,
  postalAddress: 'Acme Ltd, 1 Road, London',
  unsubscribeUrl: null,
  dkimSelector: null,
  dkimDomain: null,
  hasDkimKey: false,
  usernameEnd: 'acme',
  compliance: { use_spf: true, use_dmarc: true, use_dkim: false, require_opt_in: true, include_unsubscribe: true },
  bounceAddress: null,
  collectsReplies: false,
  hasReportKey: false,
}
const SMS_SETTINGS: SmsSettings = {
  provider: 'twilio',
  fromNumber: '+15005550006',
  region: null,
  custom: null,
  apiKeyEnd: 'abcd',
}

/** A working sender. @returns its ID */
export async function addSender(
  accountId: string,
  {
    channel = 'email',
    settings = {},
    ...given
  }: Omit<Partial<typeof senders.$inferInsert>, 'settings'> & {
    channel?: Channel
    settings?: Partial<EmailSettings>
  } = {},
): Promise<string> {
  const id = newId()
  const at = new Date().toISOString()
  await dataOf(accountId)
    .insert(senders)
    .values({
      id,
      accountId,
      channel,
      name: 'Main',
      settings: channel === 'email' ? { ...EMAIL_SETTINGS, ...settings } : SMS_SETTINGS,
      secrets: '',
      isActive: true,
      isVerified: true,
      fromProof: channel === 'email' ? 'code' : null,
      perHour: 100,
      perDay: 1_000,
      createdAt: at,
      updatedAt: at,
      ...given,
    })
  return id
}

/** A draft created by the API, with a sender of its own unless one is given. */
export async function draft(account: Campaigner, body: Partial<BodyFor<typeof createCampaign>> = {}) {
  const { type = 'email' } = body
  const sender = await addSender(account.id, { channel: type })
  const { data } = await account.call(createCampaign, {
    body: {
      name: 'Spring',
      type,
      subject: 'Hello',
      content: '<p>Hello {{name|there}}</p>',
      ...(type === 'email' ? { email_config_id: sender } : { sms_config_id: sender }),
      ...body,
    },
  })
  return data
}

type Row = Partial<typeof recipients.$inferInsert> & { state: RecipientState }

/** A started campaign as stored in the database, with recipients in the given states. */
export async function addCampaign(
  accountId: string,
  { rows = [], ...given }: Partial<typeof campaigns.$inferInsert> & { status?: CampaignStatus; rows?: Row[] } = {},
): Promise<{ id: string; recipientIds: string[] }> {
  const id = newId()
  const at = new Date().toISOString()
  await dataOf(accountId)
    .insert(campaigns)
    .values({
      id,
      accountId,
      name: 'Spring',
      type: 'email',
      subject: 'Hello',
      content: '<p>Hello</p>',
      status: 'sending',
      requireOptIn: true,
      includeUnsubscribe: true,
      trackOpens: false,
      trackClicks: false,
      batchSize: 100,
      batchDelay: 1,
      createdAt: at,
      updatedAt: at,
      ...given,
    })
  const recipientIds = rows.map(() => newId())
  for (const [place, row] of rows.entries())
    await dataOf(accountId)
      .insert(recipients)
      .values({
        id: recipientIds[place]!,
        accountId,
        campaignId: id,
        address: `person${place}@acme-tools.com`,
        dataSource: 'Entered by hand',
        createdAt: at,
        ...row,
      })
  return { id, recipientIds }
}
