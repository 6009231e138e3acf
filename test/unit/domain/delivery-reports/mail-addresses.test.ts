import { describe, expect, test } from 'vitest'
import type { Config } from '../../../../src/core/config.ts'
import {
  BOUNCE_MAILBOX_LENGTH_MAX,
  inboundAddress,
  readMailAddress,
  readReturnPath,
  replyAddress,
  returnPathOf,
} from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import {
  inboundMailUrl,
  mailReportUrl,
  readInboundMailToken,
  readMailReportToken,
} from '../../../../src/domain/delivery-reports/report-links.ts'
import { newId } from '../../../../src/lib/ids.ts'

const ctxOf = (changed: Partial<Config> = {}) => ({
  config: {
    optOutKey: 'only-for-tests-only-for-tests-only-for-tests',
    mailDomain: 'mail.contactory.test',
    appUrl: 'https://contactory.example',
    ...changed,
  } as Config,
})
const ctx = ctxOf()
const message = { accountId: newId(), recipientId: newId() }
/** The same with another character at a position. */
const altered = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`

describe('inbound mail addresses', () => {
  test('are case-insensitive, and their local parts have at most 64 characters', async () => {
    const inbound = await inboundAddress(ctx, message.accountId)
    const reply = await replyAddress(ctx, message)
    expect(inbound).toMatch(/^in\.[a-z2-7]{32}@mail\.contactory\.test$/)
    expect(reply).toMatch(/^r\.[a-z2-7]{61}@mail\.contactory\.test$/)
    for (const written of [inbound!, inbound!.toUpperCase()])
      expect(await readMailAddress(ctx, written)).toEqual({ accountId: message.accountId, recipientId: null })
    for (const written of [reply!, reply!.toUpperCase()]) expect(await readMailAddress(ctx, written)).toEqual(message)
    const local = 'b'.repeat(BOUNCE_MAILBOX_LENGTH_MAX)
    for (const address of [inbound!, reply!, await returnPathOf(ctx, `${local}@acme.com`, message)])
      expect(address.lastIndexOf('@')).toBeLessThanOrEqual(64)
  })

  test('are invalid with any character changed, at another domain or under another key', async () => {
    for (const address of [(await inboundAddress(ctx, message.accountId))!, (await replyAddress(ctx, message))!]) {
      for (let at = address.indexOf('.') + 1; at < address.indexOf('@'); at++)
        expect(await readMailAddress(ctx, altered(address, at))).toBeNull()
      expect(await readMailAddress(ctx, address.replace('mail.', 'mails.'))).toBeNull()
      expect(await readMailAddress(ctx, `x${address}`)).toBeNull()
      expect(await readMailAddress(ctxOf({ optOutKey: 'another-another-another-another' }), address)).toBeNull()
    }
    for (const address of ['', '@', 'in.@mail.contactory.test', `in.${'a'.repeat(32)}@mail.contactory.test`])
      expect(await readMailAddress(ctx, address)).toBeNull()
  })

  test('for bounces reveal the message only to its own account', async () => {
    const path = await returnPathOf(ctx, 'bounces+news@acme.com', message)
    expect(path).toMatch(/^bounces\+news\+[a-z2-7]{32}@acme\.com$/)
    for (const written of [path, path.toUpperCase()])
      expect(await readReturnPath(ctx, message.accountId, written)).toBe(message.recipientId)
    expect(await readReturnPath(ctx, newId(), path)).toBeNull()
    const from = path.lastIndexOf('+') + 1
    for (let at = from; at < path.indexOf('@'); at++)
      expect(await readReturnPath(ctx, message.accountId, altered(path, at))).toBeNull()
  })

  test('do not exist without a mail domain', async () => {
    const without = ctxOf({ mailDomain: null })
    expect(await inboundAddress(without, message.accountId)).toBeNull()
    expect(await replyAddress(without, message)).toBeNull()
    expect(await readMailAddress(without, (await inboundAddress(ctx, message.accountId))!)).toBeNull()
  })

  test('signed for one purpose are invalid for any other', async () => {
    const inbound = (await inboundAddress(ctx, message.accountId))!
    const token = inbound.slice(3, inbound.indexOf('@'))
    expect(await readReturnPath(ctx, message.accountId, `bounces+${token}@acme.com`)).toBeNull()
    const path = await returnPathOf(ctx, 'bounces@acme.com', message)
    const returned = path.slice('bounces+'.length, path.indexOf('@'))
    expect(await readMailAddress(ctx, `in.${returned}@mail.contactory.test`)).toBeNull()
  })
})

describe('URLs for provider webhooks', () => {
  const sender = { accountId: newId(), senderId: newId() }
  const tokenOf = (url: string) => url.split('/').at(-1)!

  test('name the account, and the sender at one provider', async () => {
    const mail = await inboundMailUrl(ctx, sender.accountId)
    expect(mail).toMatch(/^https:\/\/contactory\.example\/api\/inbound-mail\/[\w-]{43}$/)
    expect(await readInboundMailToken(ctx, tokenOf(mail))).toBe(sender.accountId)
    const report = await mailReportUrl(ctx, 'sendgrid', sender)
    expect(report).toMatch(/^https:\/\/contactory\.example\/api\/mail-reports\/sendgrid\/[\w-]{64}$/)
    expect(await readMailReportToken(ctx, 'sendgrid', tokenOf(report))).toEqual(sender)
    expect(await readMailReportToken(ctx, 'mailgun', tokenOf(report))).toBeNull()
  })

  test('are invalid with any character changed', async () => {
    const mail = tokenOf(await inboundMailUrl(ctx, sender.accountId))
    for (let at = 0; at < mail.length; at++) expect(await readInboundMailToken(ctx, altered(mail, at))).toBeNull()
    const report = tokenOf(await mailReportUrl(ctx, 'mailgun', sender))
    for (let at = 0; at < report.length; at++)
      expect(await readMailReportToken(ctx, 'mailgun', altered(report, at))).toBeNull()
  })
})
