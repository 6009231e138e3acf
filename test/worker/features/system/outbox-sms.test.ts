import { expect, test } from 'vitest'
import { createSmsConfig, testSmsConfig } from '../../../../src/contracts/senders/senders.ts'
import { outbox } from '../../../../src/contracts/system/system.ts'
import { openSmsSecrets, requireSender, smsGatewayOf } from '../../../../src/domain/senders/senders.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { createOutboxSms } from '../../../../src/platform/sms/outbox.ts'
import { actingFor, visitor } from '../../support/factories.ts'
import { mintCampaigner } from '../campaigns/support.ts'

test('text messages of a provider without a URL go to the outbox, each once', async () => {
  const account = await mintCampaigner()
  const body = {
    name: 'Texts',
    provider: 'vonage' as const,
    from_number: '+15551234567',
    api_key: 'k',
    api_secret: 's',
  }
  const { config } = (await account.call(createSmsConfig, { body })).data
  const acting = await actingFor(account.id)
  const ctx = { ...acting, config: { ...acting.config, smsUrls: { ...acting.config.smsUrls, vonage: null } } }
  const sender = await requireSender(ctx, 'sms', config.id)
  const gateway = smsGatewayOf(ctx, sender, await openSmsSecrets(ctx, sender))
  expect(await gateway.check()).toBeNull()
  const message = { to: '+4915112345678', text: `Hello ${newId()}`, reference: `${newId()}.1`, reportUrl: null }
  const taken = { kind: 'accepted', id: message.reference, parts: null }
  expect([await gateway.send(message), await gateway.send(message)]).toEqual([taken, taken])
  const kept = (await visitor.call(outbox, {})).data.filter(({ text }) => text === message.text)
  expect(kept).toMatchObject([
    { channel: 'sms', to: message.to, subject: 'Text message from +15551234567', html: '', reply_to: null },
  ])
  // A provider with a URL is called there.
  expect((await account.call(testSmsConfig, { params: { id: config.id }, body: {} })).message).toContain('Vonage')
})

test('a message that the outbox could not store has an outcome as well', async () => {
  const gateway = createOutboxSms(() => Promise.reject(new Error('no room')))
  const message = { to: '+4915112345678', text: 'Hello', reference: '1', reportUrl: null }
  expect(await gateway.send(message)).toEqual({ kind: 'unknown', reason: expect.stringContaining('no room') })
})
