import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getReplyAddress } from '../../../../src/contracts/replies/replies.ts'
import type * as emailConfig from '../../../../src/contracts/senders/email-config.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { EmailConfigDialog } from '../../../../web/features/senders/email-config-dialog.tsx'
import { warmUpDays } from '../../../../web/features/senders/warm-up-days.ts'
import { visit } from '../../support/visit.tsx'
import { dialog, emailConfigOf, MAIL_PLACE, openEmail, sendersApi } from './support.tsx'

async function openForm(former: emailConfig.EmailConfig | null) {
  const api = sendersApi()
  api.answer(contract.updateEmailConfig, { data: { config: emailConfigOf() } })
  const { user } = visit(() => <EmailConfigDialog former={former} onClose={vi.fn()} />, '/dashboard/email-sms')
  const form = await dialog()
  return {
    api,
    user,
    form,
    check: (label: string) => user.click(form.getByRole('checkbox', { name: label })),
    fill: async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label))
      if (text) await user.type(form.getByLabelText(label), text)
    },
    save: async () => {
      await user.click(form.getByRole('button', { name: 'Save Changes' }))
      await screen.findByText('Email configuration updated')
      return api.sent().at(-1)
    },
    days: () => form.getAllByRole('listitem').map((day) => day.textContent),
  }
}

describe('the duration of a warm-up', () => {
  test.each([
    [{ from: 20, step: 10 }, 1000, [20, 30, 40, 50, 60, 70, 80, 90, 100, 110], 650, 99],
    [{ from: 20, step: 50 }, 100, [20, 70, 100, 100, 100, 100, 100, 100, 100, 100], 890, 3],
    [{ from: 500, step: 1 }, 100, Array(10).fill(100), 1000, 1],
  ])('from %o up to %i a day', (warmUp, limit, days, total, fullOnDay) => {
    expect(warmUpDays(warmUp, limit)).toEqual({ days, total, fullOnDay })
  })

  test.each([[{ from: 0, step: 1 }], [{ from: 1, step: Number.NaN }], [{ from: 1.5, step: 1 }]])(
    'is empty while a number is invalid: %o',
    (warmUp) => expect(warmUpDays(warmUp, 100)).toBeNull(),
  )
})

describe('the warm-up', () => {
  test('is off by default, without a duration', async () => {
    const { form, save } = await openForm(emailConfigOf())
    expect(form.queryByLabelText('First day')).toBeNull()
    expect(await save()).toMatchObject({ warm_up: null })
  })

  test('shows its first ten days while typing, and is sent', async () => {
    const { form, check, fill, days, save } = await openForm(emailConfigOf())
    await check('Raise the daily limit slowly')
    expect(days()).toHaveLength(10)
    expect(days()[9]).toBe('Day 10110')
    await fill('First day', '5')
    await fill('More each day', '1')
    expect(days()[9]).toBe('Day 1014')
    expect(form.getByText(/^95 messages in all/)).toBeDefined()
    expect(await save()).toMatchObject({ warm_up: { from: 5, step: 1 } })
  })

  test('with an invalid number is rejected, and turned off it is ignored', async () => {
    const { user, api, form, check, fill, save } = await openForm(emailConfigOf({ warm_up: { from: 5, step: 1 } }))
    await fill('First day', '0')
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await form.findByText('At least 1')).toBeDefined()
    expect(api.sent()).toEqual([])
    await check('Raise the daily limit slowly')
    expect(await save()).toMatchObject({ warm_up: null })
  })
})

describe('bounces and replies', () => {
  test('are sent as entered', async () => {
    const { check, fill, save } = await openForm(emailConfigOf())
    await fill('Bounce address', 'bounces@acme.example')
    await check('Collect replies in the inbox')
    expect(await save()).toMatchObject({ bounce_address: 'bounces@acme.example', collect_replies: true })
  })

  test('are unchanged, and so is the key', async () => {
    const former = emailConfigOf({ bounce_address: 'b@acme.example', collect_replies: true, has_report_key: true })
    const { save } = await openForm(former)
    const body = await save()
    expect(body).toMatchObject({ bounce_address: 'b@acme.example', collect_replies: true })
    expect(body).not.toHaveProperty('report_key')
  })

  test("show which addresses to forward to the account's inbound address", async () => {
    const { form, fill } = await openForm(emailConfigOf())
    expect(await form.findByText(MAIL_PLACE.address)).toBeDefined()
    await fill('Bounce address', 'bounces@acme.example')
    expect(form.getByText(/bounces@acme\.example and bounces\+…@acme\.example to it/)).toBeDefined()
  })

  test('of a service without a mail domain are posted to its URL', async () => {
    const api = sendersApi()
    api.answer(getReplyAddress, { data: { ...MAIL_PLACE, address: null } })
    visit(() => <EmailConfigDialog former={null} onClose={vi.fn()} />, '/dashboard/email-sms')
    expect(await (await dialog()).findByText(MAIL_PLACE.url)).toBeDefined()
  })
})

describe('reports of a mail provider', () => {
  test('have a URL once the sender is saved', async () => {
    const { form } = await openForm(null)
    expect(form.getByText(/After you save, this shows/)).toBeDefined()
    expect(form.queryByLabelText('Email provider reports')).toBeNull()
  })

  test('of the provider that runs the server are offered first', async () => {
    const { form } = await openForm(emailConfigOf({ host: 'email-smtp.eu-west-1.amazonaws.com' }))
    expect(form.getByText('https://app.example/api/mail-reports/amazon_ses/t')).toBeDefined()
    expect(form.getByRole('button', { name: 'Copy URL for Amazon SES' })).toBeDefined()
    expect(form.queryByLabelText('Webhook signing key')).toBeNull()
  })

  test('with signatures have a field for the key, which is sent', async () => {
    const { user, form, fill, save } = await openForm(emailConfigOf())
    await user.click(form.getByLabelText('Email provider reports'))
    await user.click(await screen.findByRole('option', { name: 'Mailgun' }))
    expect(form.getByText('https://app.example/api/mail-reports/mailgun/t')).toBeDefined()
    await fill('Webhook signing key', 'key-1')
    expect(await save()).toMatchObject({ report_key: 'key-1' })
  })

  test('with a stored key say so', async () => {
    const { form } = await openForm(emailConfigOf({ host: 'smtp.sendgrid.net', has_report_key: true }))
    expect(form.getByLabelText('Verification key')).toBeDefined()
    expect(form.getByText('Already set. Leave blank to keep it.')).toBeDefined()
  })
})

describe('the sender card', () => {
  test("shows today's limit during warm-up", async () => {
    sendersApi({ email: [emailConfigOf({ warm_up: { from: 20, step: 10 }, limit_today: 30 })] })
    openEmail()
    expect(await screen.findByText('Today: 30 of 1,000')).toBeDefined()
  })

  test('shows no limit afterwards', async () => {
    sendersApi({ email: [emailConfigOf({ warm_up: { from: 20, step: 10 }, limit_today: 1000 })] })
    openEmail()
    await screen.findByText('Newsletter')
    expect(screen.queryByText(/^Today/)).toBeNull()
  })
})
