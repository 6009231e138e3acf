import { SignJWT } from 'jose'
import type { SmsProvider } from '../../../../src/contracts/senders/sms-config.ts'
import { senders } from '../../../../src/db/schema/data/senders.ts'
import { placeOfSecrets } from '../../../../src/domain/senders/senders.ts'
import { sendBatch } from '../../../../src/features/campaigns/sending/send-batch.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { addCampaign, mintCampaigner, quietContext } from '../campaigns/sending/support.ts'

/** The credentials of an account at its providers, which also sign the reports. */
export const SECRET = 'the-auth-token'

export async function addProvider(accountId: string, provider: SmsProvider): Promise<string> {
  const id = newId()
  const now = new Date().toISOString()
  const secrets = { apiKey: 'AC1', apiSecret: SECRET }
  await dataOf(accountId)
    .insert(senders)
    .values({
      ...{ id, accountId, channel: 'sms', name: 'Texts', isVerified: true, perHour: 1_000, perDay: 1_000 },
      settings: { provider, fromNumber: '+15005550006', region: null, custom: null, apiKeyEnd: 'AC1' },
      secrets: await contextOf(accountId).sealing.seal(JSON.stringify(secrets), placeOfSecrets({ accountId, id })),
      ...{ createdAt: now, updatedAt: now },
    })
  return id
}

/** Phone numbers of a test's own: the last two digits choose the outcome (test/support/sms-providers.ts). */
const numbers = (...ends: string[]) => {
  const base = 10_000 + Math.floor(Math.random() * 89_999)
  return ends.map((end, at) => `+4917${base}${at}${end}`)
}

/** A campaign of text messages to numbers with the given last digits, sent by a provider. */
export async function texted(provider: SmsProvider, ...ends: string[]) {
  const account = await mintCampaigner()
  const senderId = await addProvider(account.id, provider)
  const campaign = await addCampaign(account.id, {
    ...{ senderId, type: 'sms', subject: null, content: 'Hello {{first_name}}' },
    to: numbers(...ends),
  })
  const { ctx, publishedEvents } = quietContext(account.id)
  await sendBatch(ctx, campaign.job)
  return { account, senderId, ctx, publishedEvents, ...campaign }
}

/** In base64. */
export async function hmac(hash: 'SHA-1' | 'SHA-256', secret: string, message: string): Promise<string> {
  const name = { name: 'HMAC', hash }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), name, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)))
  return btoa(String.fromCharCode(...bytes))
}
/** A form as Twilio posts and signs it. */
export async function signedByTwilio(url: string, fields: Record<string, string>, secret = SECRET): Promise<Request> {
  const signed =
    url +
    Object.keys(fields)
      .sort()
      .map((name) => name + fields[name])
      .join('')
  const headers = { 'x-twilio-signature': await hmac('SHA-1', secret, signed) }
  return new Request(url, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** As providers sign a request whose parameters are all in its query. */
export const SIGNED_QUERY = {
  messagebird: async (url: string, key: string) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(url)))
    const url_hash = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const token = new SignJWT({ url_hash }).setProtectedHeader({ alg: 'HS256' }).setIssuer('MessageBird')
    const jwt = await token.setIssuedAt().setExpirationTime('1m').sign(new TextEncoder().encode(key))
    return new Request(url, { headers: { 'messagebird-signature-jwt': jwt } })
  },
  vonage: async (url: string, key: string) => {
    const fields = [...new URL(url).searchParams].sort(([a], [b]) => (a < b ? -1 : 1))
    const mac = atob(await hmac('SHA-256', key, fields.map(([name, value]) => `&${name}=${value}`).join('')))
    const sig = Array.from(mac, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
    return new Request(`${url}&sig=${sig}`)
  },
} as const
