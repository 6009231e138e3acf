import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import * as sending from '../../../../src/contracts/campaigns/sending.ts'
import * as spam from '../../../../src/contracts/spam-checks/spam-checks.ts'
import {
  ACCOUNT,
  ADDED,
  campaignOf,
  contactOf,
  dialog,
  idOf,
  NO_DETAILS,
  openEdit,
  openNew,
  SENDER,
} from './support.tsx'

beforeEach(() => sessionStorage.clear())

describe('a new campaign', () => {
  test('starts as an email from the default sender, in batches of 100 a second, with opt-in and an unsubscribe link', async () => {
    const { form, tab } = await openNew()
    expect(form.getByRole('radio', { name: /Email/, checked: true })).toBeDefined()
    await waitFor(() => expect(form.getByLabelText(/Email Configuration/).textContent).toContain('Office'))
    await tab('Settings')
    expect(form.getByLabelText<HTMLInputElement>(/Batch size/).value).toBe('100')
    expect(form.getByLabelText<HTMLInputElement>(/Delay between/).value).toBe('1')
    expect(form.getByRole('checkbox', { name: 'Opt-in required', checked: true })).toBeDefined()
    expect(form.getByRole('checkbox', { name: 'Include an unsubscribe link', checked: true })).toBeDefined()
    expect(form.getByRole('checkbox', { name: 'Track opens', checked: false })).toBeDefined()
  })

  test('cannot be created without recipients', async () => {
    const { form, choose } = await openNew()
    const button = form.getByRole<HTMLButtonElement>('button', { name: 'Select Recipients to Create Campaign' })
    expect(button.disabled).toBe(true)
    await choose()
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Create Campaign with 1 Recipient' }).disabled).toBe(
      false,
    )
  })

  test('is sent with its recipients and their consent', async () => {
    const { api, fill, choose, form, user, submit } = await openNew()
    await fill()
    await choose()
    await user.click(form.getByRole('checkbox', { name: 'These people agreed to be contacted' }))
    await user.type(form.getByLabelText(/How they consented/), 'At the fair')
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    await submit('Create Campaign with 1 Recipient')
    expect(await screen.findByText('Campaign created')).toBeDefined()
    expect(api.sent()).toEqual([
      expect.objectContaining({
        name: 'Spring offer',
        type: 'email',
        subject: 'An offer',
        content: '<p>Hello {{name|there}}</p>',
        email_config_id: SENDER,
        sms_config_id: null,
        batch_size: 100,
        batch_delay: 1,
        selected_contacts: [contactOf(1).id],
        consent: 'At the fair',
      }),
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage.length).toBe(0)
  })

  test('opens the tab with an error, and marks each such tab', async () => {
    const { api, form, choose, submit } = await openNew()
    await choose()
    await submit('Create Campaign with 1 Recipient')
    expect(await form.findByText('Name is required')).toBeDefined()
    expect(form.getByRole('tab', { name: 'Basic Info, has errors', selected: true })).toBeDefined()
    expect(form.getByRole('tab', { name: 'Content, has errors' })).toBeDefined()
    expect(form.queryByRole('tab', { name: /Settings, has errors/ })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/Campaign Name/)))
    expect(api.sent()).toEqual([])
  })

  test('shows the server’s errors at their fields, and general ones above', async () => {
    const { api, form, fill, choose, submit } = await openNew()
    await fill()
    await choose()
    api.refuse(contract.createCampaign, 422, 'validation_failed', 'No.', { batch_size: ['Too many'] })
    await submit('Create Campaign with 1 Recipient')
    expect(await form.findByText('Too many')).toBeDefined()
    expect(form.getByRole('tab', { name: 'Settings, has errors', selected: true })).toBeDefined()
    api.refuse(contract.createCampaign, 402, 'feature_not_in_plan', 'Your plan has no email campaigns.')
    await submit('Create Campaign with 1 Recipient')
    expect(await form.findByText('Your plan has no email campaigns.')).toBeDefined()
    expect(form.getByRole('link', { name: 'Upgrade plan' })).toBeDefined()
  })

  test('of another type excludes people whom it cannot reach', async () => {
    const { form, user, tab, choose } = await openNew()
    await choose()
    await tab('Basic Info')
    await user.click(form.getByRole('radio', { name: /SMS/ }))
    expect(form.getByText(/You don't have an SMS configuration yet/)).toBeDefined()
    await tab(/Recipients/)
    expect(form.getByText('1 contact without a phone number is left out.')).toBeDefined()
    expect(form.getByRole('button', { name: 'Select Recipients to Create Campaign' })).toBeDefined()
  })
})

describe('unsaved input', () => {
  test('requires a confirmation before the dialog closes', async () => {
    const { form, user, write } = await openNew()
    await write(/Campaign Name/, 'Spring')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    const question = await dialog('alertdialog', 'Discard unsaved changes?')
    await user.click(question.getByRole('button', { name: 'Keep Editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(form.getByLabelText<HTMLInputElement>(/Campaign Name/).value).toBe('Spring')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage.length).toBe(0)
  })

  test('requires no confirmation without changes', async () => {
    const { form, user } = await openNew()
    await waitFor(() => expect(form.getByLabelText(/Email Configuration/).textContent).toContain('Office'))
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('survives a reload, only for the same account', async () => {
    const first = await openNew()
    await first.write(/Campaign Name/, 'Spring')
    await first.choose()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(Object.keys(sessionStorage)).toEqual([`campaign-draft:${ACCOUNT}:new`])
    document.body.innerHTML = ''
    const again = await openNew()
    expect(again.form.getByText('Your unsaved changes were restored')).toBeDefined()
    expect(again.form.getByLabelText<HTMLInputElement>(/Campaign Name/).value).toBe('Spring')
    expect(again.form.getByRole('button', { name: 'Create Campaign with 1 Recipient' })).toBeDefined()
    await again.user.click(again.form.getByRole('button', { name: 'Discard them' }))
    expect(again.form.getByLabelText<HTMLInputElement>(/Campaign Name/).value).toBe('')
  })
})

describe('the content of a campaign', () => {
  test("is formatted by the buttons, and has fields for the recipient's data", async () => {
    const { form, tab, user, write } = await openNew()
    await tab('Content')
    await write(/^Content/, 'Hello')
    const area = form.getByLabelText<HTMLTextAreaElement>(/^Content/, { selector: 'textarea' })
    area.setSelectionRange(0, 5)
    await user.click(form.getAllByRole('button', { name: 'Bold' })[0]!)
    expect(area.value).toBe('<strong>Hello</strong>')
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Hello')
    area.setSelectionRange(area.value.length, area.value.length)
    await user.click(form.getAllByRole('button', { name: 'Merge field' })[0]!)
    await user.click(await screen.findByRole('menuitem', { name: /First name/ }))
    await waitFor(() => expect(area.value).toBe('<strong>Hello</strong>{{first_name|there}}'))
  })

  test('shows the length of the subject, and when it will be truncated', async () => {
    const { form, tab, write } = await openNew()
    await tab('Content')
    await write(/^Subject/, 'x'.repeat(61))
    expect(form.getByText(/^61\/60 · may be cut off/)).toBeDefined()
  })

  test('of a text message is counted out of 160, by parts', async () => {
    const { api, form, tab, user, write } = await openNew()
    await user.click(form.getByRole('radio', { name: /SMS/ }))
    await tab('Content')
    await write(/^Content/, 'x'.repeat(161))
    expect(form.getByText('161/160 · 2 parts')).toBeDefined()
    // Merged fields and the opt-out instruction count as well, once the server has composed the message.
    const text = `${'x'.repeat(150)} Reply STOP to opt out`
    const sms = { encoding: 'gsm7' as const, units: text.length, parts: 2 }
    api.answer(sending.previewCampaign, { data: { subject: '', html: null, text, missing: [], sms, ...NO_DETAILS } })
    await write(/^Content/, 'x'.repeat(150))
    expect(await form.findByText('172/160 · 2 parts · as sent')).toBeDefined()
    await write(/^Content/, `${'x'.repeat(70)}Ж`)
    expect(form.getByText(/^71\/160 · 2 parts · contains special characters/)).toBeDefined()
    expect(form.queryByLabelText(/^Subject/)).toBeNull()
  })

  test('is previewed as it arrives, in a sandboxed frame, with missing fields', async () => {
    const { api, form, tab, write } = await openNew()
    await tab('Content')
    api.preview('<!doctype html><p>Hello Ada</p><script>evil()</script>', ['order_number'])
    await write(/^Content/, '<p>Hello {{name}} {{order_number}}</p>')
    await vi.advanceTimersByTimeAsync(600)
    const frame = await form.findByTitle<HTMLIFrameElement>('The message')
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
    expect(frame.getAttribute('src')).toBe('/message-frame')
    const post = vi.spyOn(frame.contentWindow!, 'postMessage')
    fireEvent.load(frame)
    const { html } = post.mock.calls[0]![0] as { html: string }
    expect(html).toMatch(/^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/)
    expect(html).toContain("default-src 'none'")
    expect(html).toContain('<p>Hello Ada</p>')
    expect(form.getByText('No value for order_number')).toBeDefined()
  })

  test('explains how a recipient’s message was composed, one recipient at a time', async () => {
    const { api, form, tab, user } = await openEdit()
    api.answer(sending.previewCampaign, {
      data: {
        ...{ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', missing: ['city'], sms: null },
        recipient: { name: 'Ada Obi', address: 'ada@acme.com' },
        fields: [
          { name: 'company', value: 'Acme', fell_back: false },
          { name: 'name', value: '', fell_back: true },
          { name: 'city', value: '', fell_back: false },
        ],
        conditions: [{ condition: '{% if country == "DE" %}', taken: '{% else %}' }],
        alternatives: [{ options: ['Hi', 'Hello'], chosen: 'Hello' }],
        problems: [{ code: 'unknown_field', text: 'Line 1: {{frist_name}} is not a field of these recipients.' }],
      },
    })
    await tab('Content')
    expect(await form.findByText('For Ada Obi')).toBeDefined()
    expect(form.getByText('Fallback').closest('div')!.textContent).toContain('name')
    expect(form.getByText('Missing').closest('div')!.textContent).toContain('city')
    expect(form.getByText('{% if country == "DE" %}').closest('div')!.textContent).toContain('{% else %}')
    expect(form.getByText('{Hi|Hello}').closest('div')!.textContent).toMatch(/Hello$/)
    expect(form.getByText('Line 1: {{frist_name}} is not a field of these recipients.')).toBeDefined()
    expect(form.getByText('1 of 2')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Next recipient' }))
    expect(await form.findByText('2 of 2')).toBeDefined()
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Next recipient' }).disabled).toBe(true)
  })

  test.each([
    [20, 80, 'success'],
    [40, 60, 'warning'],
    [41, 59, 'danger'],
  ])(
    'has a spam check: a score of %i is shown as %i, as in the spam checks, in %s',
    async (spam_score, shown, tone) => {
      const { api, form, tab, user, write } = await openNew()
      await tab('Content')
      await user.click(form.getByRole('button', { name: 'Check for spam' }))
      expect(await screen.findByText('Please enter both subject and content to analyze')).toBeDefined()
      await write(/^Subject/, 'An offer')
      await write(/^Content/, 'Hello')
      api.answer(spam.analyzeSpam, {
        data: {
          analysis: {
            spam_score,
            risk_level: 'low',
            passed: true,
            issues: [{ code: 'caps', points: 9, title: 'Capital letters', advice: 'Write fewer' }],
            recommendations: ['Add a plain part'],
            subject_length: 8,
            content_length: 5,
            link_count: 0,
            image_count: 0,
          },
        },
      })
      await user.click(form.getByRole('button', { name: 'Check for spam' }))
      expect((await form.findByText(`Spam score ${shown} / 100`)).className).toContain(`bg-${tone}-soft`)
      expect(form.getByText('Capital letters')).toBeDefined()
    },
  )

  test('that cannot be checked says so', async () => {
    const { api, form, tab, user, write } = await openNew()
    await tab('Content')
    await write(/^Subject/, 'An offer')
    await write(/^Content/, 'Hello')
    api.garble(spam.analyzeSpam, 502)
    await user.click(form.getByRole('button', { name: 'Check for spam' }))
    expect(await screen.findByText('Failed to analyze content. Please try again.')).toBeDefined()
  })
})

describe('changing a campaign', () => {
  test('sends the content, and no recipients', async () => {
    const { api, form, user } = await openEdit()
    api.answer(contract.updateCampaign, { data: { campaign: campaignOf(1) } })
    await user.clear(form.getByLabelText(/Campaign Name/))
    await user.type(form.getByLabelText(/Campaign Name/), 'Renamed')
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Campaign updated')).toBeDefined()
    expect(api.sentTo()).toEqual([`PUT /api/dashboard/campaigns/${idOf(1)}`])
    const [body] = api.sent() as Record<string, unknown>[]
    expect(body!.name).toBe('Renamed')
    expect(body).not.toHaveProperty('selected_contacts')
  })

  test('that is paused changes only its name, content and pace', async () => {
    const { form, tab } = await openEdit({ status: 'paused' })
    expect(form.getByText('Paused: you can change only its name, content and pace')).toBeDefined()
    expect(form.getByLabelText<HTMLInputElement>(/Campaign Name/).disabled).toBe(false)
    expect(form.getByLabelText<HTMLButtonElement>(/Email Configuration/).disabled).toBe(true)
    await tab('Settings')
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Opt-in required' }).disabled).toBe(true)
    expect(form.getByLabelText<HTMLInputElement>(/Batch size/).disabled).toBe(false)
  })

  test('that was sent is not possible, with an explanation', async () => {
    const { form } = await openEdit({ status: 'sent' })
    expect(form.getByText("Sent: it can't be changed now")).toBeDefined()
    expect(form.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  })

  test('shows its recipients as chips, and removes waiting ones', async () => {
    const { api, form, tab, user } = await openEdit()
    await tab(/Recipients/)
    const table = within(await form.findByRole('table', { name: 'Recipients' }))
    expect(table.getAllByText('Pending')[0]!.className).toContain('bg-warning-soft')
    await user.click(table.getByRole('checkbox', { name: 'Select Person 1' }))
    await user.click(form.getByRole('button', { name: 'Remove 1' }))
    api.answer(recipientsContract.removeRecipients, { data: { removed: 1 } })
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('1 recipient removed')).toBeDefined()
    expect(api.sent()).toEqual([{ recipient_ids: [idOf(101)] }])
  })
})

describe('the format of an email', () => {
  const formats = (form: Awaited<ReturnType<typeof openNew>>['form']) =>
    within(form.getByRole('radiogroup', { name: 'Format of the email' }))
  const textIn = async (form: Awaited<ReturnType<typeof openNew>>['form'], label: string) =>
    ((await form.findByLabelText(label, { selector: 'textarea' })) as HTMLTextAreaElement).value

  test('can change to plain text and back without loss', async () => {
    const { user, form, fill, write } = await openNew()
    await fill()
    await user.click(formats(form).getByRole('radio', { name: 'Plain text' }))
    expect(await textIn(form, 'Text')).toBe('Hello {{name|there}}')
    await user.click(formats(form).getByRole('radio', { name: 'Designed (HTML)' }))
    expect(await textIn(form, 'Content (HTML)')).toBe('<p>Hello {{name|there}}</p>')
    await user.click(formats(form).getByRole('radio', { name: 'Plain text' }))
    await form.findByLabelText('Text', { selector: 'textarea' })
    await write('Text', 'Hi {{name}} < you')
    await user.click(formats(form).getByRole('radio', { name: 'Designed (HTML)' }))
    const asked = await dialog('dialog', 'Which version do you want?')
    await user.click(asked.getByRole('button', { name: 'Use my text' }))
    expect(await textIn(form, 'Content (HTML)')).toBe('<p>Hi {{name}} &lt; you</p>')
  })

  test('is plain text for a sequence that starts empty', async () => {
    const { user, form, tab } = await openNew()
    await tab('Content')
    await user.click(form.getByRole('button', { name: 'Add Follow-up' }))
    await waitFor(() =>
      expect(formats(form).getByRole('radio', { name: 'Plain text' })).toHaveProperty('checked', true),
    )
  })
})
