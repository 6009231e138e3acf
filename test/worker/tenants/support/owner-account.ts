import { sql } from 'drizzle-orm'
import { savePreset } from '../../../../src/contracts/crawls/crawl-presets.ts'
import { accountIdentities } from '../../../../src/db/schema/control/identities.ts'
import { signInFactors, trustedDevices } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { workspaceSso, workspaceSsoDomains } from '../../../../src/db/schema/control/single-sign-on.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, db, type mintAccount } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const now = () => new Date().toISOString()

/** Adds webhooks, billing records, integrations and ways to sign in; returns their ids. */
export async function addOwnedSettings(owner: Account) {
  const [webhook, delivery, payment] = [newId(), newId(), newId()]
  await dataOf(owner.id).run(sql`
    INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, created_at, updated_at)
    VALUES (${webhook}, ${owner.id}, 'https://canary.test/', '', '["crawl.failed"]', 'x', 'x', ${now()}, ${now()})`)
  await dataOf(owner.id).run(sql`
    INSERT INTO webhook_deliveries (id, account_id, endpoint_id, event, payload, state, next_at, created_at)
    VALUES (${delivery}, ${owner.id}, ${webhook}, 'crawl.failed', '{"canary":1}', 'failed', '2099-01-01T00:00:00.000Z', ${now()})`)
  const [subscription] = await db.all<{ id: string; plan_id: string }>(
    sql`SELECT id, plan_id FROM subscriptions WHERE account_id = ${owner.id}`,
  )
  await db.run(sql`
    INSERT INTO payments (id, account_id, subscription_id, kind, plan_id, billing_cycle, terms, provider, reference, currency, amount_minor,
      price_minor, status, invoice_number, payer_name, payer_email, paid_at, created_at, updated_at)
    VALUES (${payment}, ${owner.id}, ${subscription!.id}, 'first', ${subscription!.plan_id}, 'monthly', '{}', 'paystack', ${`canary-${payment}`}, 'NGN', 1,
      1, 'paid', ${`CANARY-${payment.slice(-8)}`}, 'Canary', 'canary@acme-tools.com', ${now()}, ${now()}, ${now()})`)
  const billingEmail = newId()
  await db.run(sql`INSERT INTO billing_emails (id, account_id, email, created_at)
    VALUES (${billingEmail}, ${owner.id}, 'canary-books@acme-tools.com', ${now()})`)
  await owner.call(savePreset, {
    body: { types: ['phones'], limit: 77, options: { include: ['/canary/*'] } } as never,
  })
  const [integration, push] = [newId(), newId()]
  await dataOf(owner.id).run(sql`
    INSERT INTO integrations (id, account_id, provider, name, settings, secrets, mapping, on_existing, with_organizations, auto_contacts,
      auto_after, auto_answers, state, created_at, updated_at)
    VALUES (${integration}, ${owner.id}, 'hubspot', 'Canary', '{"url":"http://127.0.0.1:9","recordsUrl":null,"remoteAccount":"1"}', 'x',
      '{"person":[],"organization":[]}', 'fill', 1, 'none', 0, 0, 'disconnected', ${now()}, ${now()})`)
  await dataOf(owner.id).run(sql`
    INSERT INTO integration_pushes (id, account_id, integration_id, source, name, state, position, total, created_at)
    VALUES (${push}, ${owner.id}, ${integration}, '{"kind":"chosen","numbers":[]}', 'Canary', 'done', 0, 0, ${now()})`)
  const identity = newId()
  await db.insert(accountIdentities).values({
    ...{ id: identity, accountId: owner.id, source: 'google' as const, subject: identity, email: 'owner@acme.test' },
    createdAt: new Date().toISOString(),
  })
  const [factor, trustedDevice] = [newId(), newId()]
  await db.insert(signInFactors).values({
    ...{ id: factor, accountId: owner.id, kind: 'totp' as const, name: 'Canary' },
    ...{ createdAt: now(), confirmedAt: now() },
  })
  await db.insert(trustedDevices).values({
    ...{ id: trustedDevice, accountId: owner.id, tokenHash: trustedDevice },
    ...{ createdAt: now(), expiresAt: '2100-01-01T00:00:00.000Z' },
  })
  const ssoDomain = newId()
  await db.insert(workspaceSsoDomains).values({
    ...{ id: ssoDomain, accountId: owner.id, domain: 'canary.test', createdAt: now() },
  })
  await db.insert(workspaceSso).values({
    ...{ accountId: owner.id, issuer: 'https://id.canary.test', clientId: 'canary', clientSecret: 'x' },
    endpoints: {
      ...{ authorizeUrl: 'https://id.canary.test/a', tokenUrl: 'https://id.canary.test/t' },
      ...{ keysUrl: 'https://id.canary.test/k', clientAuth: 'post' as const, algorithms: ['RS256'] },
    },
    ...{ defaultRole: 'viewer' as const, createdAt: now(), updatedAt: now() },
  })
  const invitation = newId()
  await db.run(sql`
    INSERT INTO workspace_invitations (id, workspace_id, email, role, token_hash, invited_by, created_at, expires_at)
    VALUES (${invitation}, ${owner.id}, 'canary@acme-tools.com', 'viewer', ${invitation}, ${owner.id}, ${now()}, '2099-01-01T00:00:00.000Z')`)
  return {
    invitation,
    integration,
    push,
    webhook,
    delivery,
    payment,
    'billing email': billingEmail,
    subscription: subscription!.id,
    key: (await mintKey(owner.id)).id,
    factor,
    'trusted device': trustedDevice,
    identity,
    'sso domain': ssoDomain,
  }
}
