import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getProfile, type Profile } from '../../../../src/contracts/accounts/accounts.ts'
import type * as campaignContract from '../../../../src/contracts/campaigns/campaign.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as limits from '../../../../src/contracts/campaigns/limits.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import { textRow, workbookOf } from '../../../support/workbook.ts'
import { ADDED, campaignOf, campaignsApi, contactOf, dialog, idOf, openTab } from './support.tsx'

beforeEach(() => sessionStorage.clear())

const PROFILE: Profile = {
  id: idOf(900),
  name: 'Ann',
  email: 'ann@acme.test',
  country: null,
  email_verified: true,
  pending_email: null,
  site_limit: 1,
  subscription: null,
  created_at: '2026-11-01T00:00:00.000Z',
}

async function openRecipients(query: string, title: string, campaigns: campaignContract.Campaign[]) {
  const api = campaignsApi(campaigns)
  const opened = openTab(query)
  const form = await dialog('dialog', title)
  await opened.user.click(form.getByRole('tab', { name: /Recipients/ }))
  return { ...opened, api, form, press: (name: string) => opened.user.click(form.getByRole('button', { name })) }
}
const openNew = () => openRecipients('&campaign=new', 'Create Campaign', [])
const openEdit = () => openRecipients(`&campaign=${idOf(1)}&view=edit`, 'Edit Campaign 1', [campaignOf(1)])
const csv = (text: string, name = 'people.csv') => new File([text], name, { type: 'text/csv' })
const chooseFile = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })

describe('selecting contacts', () => {
  test('offers crawls with addresses of the type, and selecting a whole page', async () => {
    const { api, form, user, press } = await openNew()
    api.contactsAre(Array.from({ length: 12 }, (_, index) => contactOf(index + 1)))
    await press('Select Contacts')
    const picker = await dialog('dialog', 'Select Contacts')
    await user.click(picker.getByRole('button', { name: /^Source/ }))
    const crawl = await screen.findByRole('option', { name: /acme.com/ })
    const options = screen.getAllByRole('option').map((option) => option.textContent)
    expect(options).toEqual(['All contacts', 'acme.com2 emails'])
    await user.click(crawl)
    await waitFor(() => {
      const last = api.seen.findLast(({ path }) => path.endsWith('/data-source-contacts'))!
      expect(Object.fromEntries(last.query)).toMatchObject({
        source_type: 'crawl',
        source_id: idOf(300),
        data_type: 'emails',
      })
    })
    await user.click(picker.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(picker.getByRole('button', { name: 'Select' }))
    expect(await form.findByText('12 recipients selected')).toBeDefined()
    const chosen = form.getByRole('list', { name: 'Selected recipients' })
    expect(chosen.querySelectorAll('button')).toHaveLength(10)
    expect(form.getByText('+2 more')).toBeDefined()
  })

  test('excludes people who opted out', async () => {
    const { api, form, user, press } = await openNew()
    api.contactsAre([contactOf(1), contactOf(2, { is_suppressed: true })])
    await press('Select Contacts')
    const picker = await dialog('dialog', 'Select Contacts')
    expect(await picker.findByText('Unsubscribed')).toBeDefined()
    await user.click(picker.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(picker.getByRole('button', { name: 'Select' }))
    expect(await form.findByText('1 recipient selected')).toBeDefined()
  })

  test('that fail to load say why', async () => {
    const { api, press } = await openNew()
    api.refuse(recipientsContract.listSourceContacts, 500, 'internal', 'It broke.')
    await press('Select Contacts')
    expect(await screen.findByText('Failed to load contacts: It broke.')).toBeDefined()
  })
})

describe('manually entered contacts', () => {
  test('require one with an address, and keep at least one row', async () => {
    const { form, user, press } = await openNew()
    await press('Add Manually')
    const manual = await dialog('dialog', 'Add Contacts Manually')
    expect(manual.getByRole<HTMLButtonElement>('button', { name: 'Remove contact 1' }).disabled).toBe(true)
    await user.click(manual.getByRole('button', { name: 'Add Contacts' }))
    expect(await manual.findByText('Please add at least one valid contact.')).toBeDefined()
    await user.click(manual.getByRole('button', { name: 'Add Another Contact' }))
    await user.type(manual.getAllByLabelText('Email')[1]!, 'ann@acme.com')
    await user.click(manual.getByRole('button', { name: 'Add Contacts' }))
    expect(await form.findByText('1 recipient selected')).toBeDefined()
  })

  test('are added to an existing campaign, and counted', async () => {
    const { api, user, press } = await openEdit()
    api.answer(recipientsContract.addRecipients, { data: ADDED })
    await press('Add Manually')
    const manual = await dialog('dialog', 'Add Contacts Manually')
    await user.type(manual.getByLabelText('Email'), 'ann@acme.com')
    await user.click(manual.getByRole('button', { name: 'Add Contacts' }))
    expect(await screen.findByText('Successfully added 1 manual contact!')).toBeDefined()
    expect(api.sent()).toEqual([
      { manual: [{ email: 'ann@acme.com', phone: null, name: null, company: null }], consent: null },
    ])
  })

  test('that are rejected stay in the dialog, with the reason', async () => {
    const { api, user, press } = await openEdit()
    api.refuse(recipientsContract.addRecipients, 409, 'conflict', 'Too many.')
    await press('Add Manually')
    const manual = await dialog('dialog', 'Add Contacts Manually')
    await user.type(manual.getByLabelText('Email'), 'ann@acme.com')
    await user.click(manual.getByRole('button', { name: 'Add Contacts' }))
    expect(await screen.findByText('Failed to add manual contacts: Too many.')).toBeDefined()
    expect(manual.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@acme.com')
  })
})

test('a segment contains all matches of an address book filter', async () => {
  const { api, form, user, press } = await openNew()
  api.answer(contacts.listContacts, {
    data: [],
    pagination: { current_page: 1, last_page: 1, per_page: 1, total: 1234, is_capped: false },
    next_cursor: null,
    newest_id: null,
  })
  await press('From Address Book')
  const segment = await dialog('dialog', 'From the Address Book')
  expect(await segment.findByText('1,234 contacts')).toBeDefined()
  const query = api.seen.find(({ path }) => path.endsWith('/contacts'))!.query
  expect(Object.fromEntries(query)).toEqual({ has: 'email', per_page: '1', count_all: 'true' })
  await user.click(segment.getByRole('button', { name: 'Select' }))
  expect(await form.findByText('1,234 recipients selected')).toBeDefined()
  expect(form.getByRole('button', { name: 'Create Campaign with 1,234 Recipients' })).toBeDefined()
})

describe('a CSV file', () => {
  const PEOPLE = 'E-Mail,Full name,Order number\nann@acme.com,Ann,7\nbob@acme.com,Bob,8\n'
  const imported = {
    ...ADDED,
    added: 1,
    rows: 2,
    columns: [{ name: 'E-Mail', field: 'email' }],
    refused: [{ line: 3, reason: 'No email address', values: ['bob'] }],
    refused_rows: 1,
    opted_out: 0,
  }

  test('gets a column mapping, and is reported row by row', async () => {
    const { api, user, press } = await openEdit()
    api.answer(recipientsContract.importRecipients, { data: imported })
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    chooseFile(csv(PEOPLE))
    expect((await picker.findByRole('button', { name: 'What “E-Mail” is: Email' })).tagName).toBe('BUTTON')
    expect(picker.getByRole('button', { name: 'What “Full name” is: Name' })).toBeDefined()
    expect(picker.getByRole('button', { name: 'What “Order number” is: Merge field order_number' })).toBeDefined()
    expect(picker.getByText('ann@acme.com, bob@acme.com')).toBeDefined()
    await user.click(picker.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('Successfully imported CSV data!')).toBeDefined()
    const report = await dialog('dialog', 'CSV imported')
    expect(report.getByText('No email address')).toBeDefined()
    const [body] = api.sent() as [FormData]
    expect(JSON.parse(String(body.get('mapping')))).toEqual({
      'E-Mail': 'email',
      'Full name': 'name',
      'Order number': 'order_number',
    })
  })

  test('shows which rows it will exclude, and subtracts them from the recipients', async () => {
    const { form, user, press } = await openNew()
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    chooseFile(csv('Guests of May\n\nMail (required);Name\nann@acme.com;Ann\nbob@@acme.com;Bob\n;Eve\n'))
    expect(await picker.findByRole('button', { name: 'What “Mail (required)” is: Email' })).toBeDefined()
    expect(await picker.findByText('2 rows will be skipped')).toBeDefined()
    expect(picker.getByText(/Line 5: Not a valid email address/)).toBeDefined()
    expect(picker.getByText(/Line 6: No email in this row/)).toBeDefined()
    await user.click(picker.getByRole('button', { name: 'Use This File' }))
    expect(await form.findByText('1 recipient selected')).toBeDefined()
  })

  test('may be a workbook, of which the sheet with the list is read', async () => {
    const { form, user, press } = await openNew()
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    const rows = textRow('Email', 'Name') + textRow('ann@acme.com', 'Ann') + textRow('nobody', 'Bob')
    const workbook = workbookOf({ sheets: [{ name: 'Leads', rows }] })
    chooseFile(new File([workbook], 'people.xlsx'))
    expect(await picker.findByText('2 rows in sheet “Leads”')).toBeDefined()
    expect(await picker.findByText('1 row will be skipped')).toBeDefined()
    expect(picker.getByText(/Line 3: Not a valid email address/)).toBeDefined()
    expect(picker.getByRole('button', { name: 'Download Refused Rows' })).toBeDefined()
    await user.click(picker.getByRole('button', { name: 'Use This File' }))
    expect(await form.findByText('1 recipient selected')).toBeDefined()
  })

  test('of phone numbers is read with the selected country, which is sent with it', async () => {
    const { api, user, press } = await openRecipients(`&campaign=${idOf(1)}&view=edit`, 'Edit Campaign 1', [
      campaignOf(1, { type: 'sms' }),
    ])
    api.answer(getProfile, { data: { ...PROFILE, country: 'IS' } })
    api.answer(recipientsContract.importRecipients, { data: { ...imported, refused: [], refused_rows: 0 } })
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    chooseFile(csv('Phone\n0803 123 4567\n'))
    expect(await picker.findByText('1 row will be skipped')).toBeDefined()
    await user.click(picker.getByLabelText(/^Country/))
    await user.click(screen.getByRole('option', { name: 'Nigeria' }))
    await waitFor(() => expect(picker.queryByText('1 row will be skipped')).toBeNull())
    await user.click(picker.getByRole('button', { name: 'Import' }))
    await dialog('dialog', 'CSV imported')
    expect((api.sent()[0] as FormData).get('country')).toBe('NG')
  })

  test('that is another archive is identified as such', async () => {
    const { press } = await openEdit()
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    chooseFile(csv('PK\x03\x04 xl/workbook.xml'))
    expect(await picker.findByText(/This file is an Excel workbook/)).toBeDefined()
  })

  test('without a column of addresses is rejected', async () => {
    const { api, user, press } = await openEdit()
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    chooseFile(csv('Order\n7\n'))
    await picker.findByRole('button', { name: /What “Order” is/ })
    await user.click(picker.getByRole('button', { name: 'Import' }))
    expect(await picker.findByText('Choose the column with the email addresses')).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('of more than 10 MB, or of another type, is rejected', async () => {
    const { press } = await openEdit()
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    const large = csv('email\n')
    Object.defineProperty(large, 'size', { value: limits.RECIPIENTS_IMPORT_BYTES_MAX + 1 })
    chooseFile(large)
    expect(await picker.findByText('The file must be at most 10 MB')).toBeDefined()
    chooseFile(csv('email\n', 'people.pdf'))
    expect(await picker.findByText('Please choose a .csv, .txt, .xlsx or .json file')).toBeDefined()
  })

  test('chosen for a new campaign is imported right after it is created, and reported', async () => {
    const { api, form, user, press } = await openNew()
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    chooseFile(csv(PEOPLE))
    await picker.findByText('2 rows')
    await user.click(picker.getByRole('button', { name: 'Use This File' }))
    expect(await form.findByText('2 recipients selected')).toBeDefined()
    await user.click(form.getByRole('tab', { name: 'Basic Info' }))
    await waitFor(() => expect(form.getByLabelText(/Email Configuration/).textContent).toContain('Office'))
    await user.type(form.getByLabelText(/Campaign Name/), 'Spring')
    await user.click(form.getByRole('tab', { name: 'Content' }))
    await user.type(form.getByLabelText(/^Subject/), 'An offer')
    fireEvent.change(form.getByLabelText(/^Content/, { selector: 'textarea' }), { target: { value: 'Hello' } })
    api.answer(contract.createCampaign, {
      data: { campaign: campaignOf(1), recipients: { ...ADDED, added: 0, total_recipients: 0 } },
    })
    api.answer(recipientsContract.importRecipients, { data: imported })
    await user.click(form.getByRole('button', { name: 'Create Campaign with 2 Recipients' }))
    // The button said 2.
    expect(await dialog('dialog', 'Campaign created with 1 of 2 recipients')).toBeDefined()
    expect(api.sentTo()).toEqual([
      'POST /api/dashboard/campaigns',
      `POST /api/dashboard/campaigns/${idOf(1)}/import-recipients`,
    ])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sessionStorage.length).toBe(0)
  })

  test('that cannot be imported after the campaign was created leads to the campaign', async () => {
    const { api, form, user, press, history } = await openNew()
    await press('Import CSV')
    const picker = await dialog('dialog', 'Import CSV')
    chooseFile(csv(PEOPLE))
    await picker.findByText('2 rows')
    await user.click(picker.getByRole('button', { name: 'Use This File' }))
    await form.findByText('2 recipients selected')
    await user.click(form.getByRole('tab', { name: 'Basic Info' }))
    await waitFor(() => expect(form.getByLabelText(/Email Configuration/).textContent).toContain('Office'))
    await user.type(form.getByLabelText(/Campaign Name/), 'Spring')
    await user.click(form.getByRole('tab', { name: 'Content' }))
    await user.type(form.getByLabelText(/^Subject/), 'An offer')
    fireEvent.change(form.getByLabelText(/^Content/, { selector: 'textarea' }), { target: { value: 'Hello' } })
    api.has([campaignOf(1)])
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    api.refuse(recipientsContract.importRecipients, 422, 'validation_failed', 'No addresses.')
    await user.click(form.getByRole('button', { name: 'Create Campaign with 2 Recipients' }))
    expect(await screen.findByText('Failed to import CSV: No addresses.')).toBeDefined()
    await dialog('dialog', 'Edit Campaign 1')
    expect(history.at(-1)).toContain(`campaign=${idOf(1)}&view=edit`)
  })
})

test('a campaign created with fewer recipients than its button said shows so, and why', async () => {
  const { api, form, user, press } = await openNew()
  api.contactsAre([contactOf(1), contactOf(2), contactOf(3)])
  await press('Select Contacts')
  const picker = await dialog('dialog', 'Select Contacts')
  await picker.findByRole('checkbox', { name: 'Select all rows' })
  await user.click(picker.getByRole('checkbox', { name: 'Select all rows' }))
  await user.click(picker.getByRole('button', { name: 'Select' }))
  await user.click(form.getByRole('tab', { name: 'Basic Info' }))
  await waitFor(() => expect(form.getByLabelText(/Email Configuration/).textContent).toContain('Office'))
  await user.type(form.getByLabelText(/Campaign Name/), 'Spring')
  await user.click(form.getByRole('tab', { name: 'Content' }))
  await user.type(form.getByLabelText(/^Subject/), 'An offer')
  fireEvent.change(form.getByLabelText(/^Content/, { selector: 'textarea' }), { target: { value: 'Hello' } })
  const recipients = { ...ADDED, added: 0, known: 1, suppressed: 2, total_recipients: 0 }
  api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients } })
  await user.click(form.getByRole('button', { name: 'Create Campaign with 3 Recipients' }))
  const report = await dialog('dialog', 'Campaign created with 0 of 3 recipients')
  expect(report.getByText('2 recipients are on your suppression list')).toBeDefined()
  expect(report.getByText('1 recipient was duplicates')).toBeDefined()
})
