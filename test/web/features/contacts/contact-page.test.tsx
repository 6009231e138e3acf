import { screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contactDetails from '../../../../src/contracts/contacts/contact-details.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import { isOpenToImpersonators } from '../../../../src/contracts/endpoint.ts'
import { detailsOf, foundValue, idOf, instant, mentionOf, partOf, visit } from './support.tsx'

afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

const PAGE = `/dashboard/contacts/${idOf(1)}`
const open = (change: Partial<contactDetails.ContactDetails> = {}) =>
  visit(PAGE, [], { prepare: (api) => api.answer(contract.getContact, { data: detailsOf(change) }) })
const ready = (name = 'Ada Obi') => screen.findByRole('heading', { level: 1, name })

test('an impersonator can read a contact and is offered no changes', async () => {
  const details = detailsOf({
    emails: ['ada@acme.com', 'obi@acme.com'].map((value, n) => ({
      ...foundValue(11 + n, value),
      check: 'deliverable',
      mailbox: 'personal',
    })),
    mentions: [mentionOf('m1', { parts: [partOf('Ada Obi'), partOf('A. Obi')] }), mentionOf('m2')],
    labels: [{ id: idOf(501), kind: 'list', name: 'Spring fair' }],
    notes: [{ id: idOf(31), text: 'Met at the fair', created_at: instant }],
    changes: [{ id: idOf(41), kind: 'edited', text: 'Changed the name', can_undo: true, created_at: instant }],
  })
  visit(PAGE, [], {
    prepare: (api) => api.answer(contract.getContact, { data: details }),
    isAllowed: isOpenToImpersonators,
  })
  await ready()
  expect(screen.getByText('Met at the fair')).toBeDefined()
  expect(screen.getByText('Spring fair')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Erase this person' })).toBeNull()
  for (const button of screen.getAllByRole('button'))
    expect(button.getAttribute('aria-label') ?? button.textContent).toMatch(/^(Evidence of|Copy) /)
})

describe('the page of a contact', () => {
  test('shows name, organisation and profiles', async () => {
    open({
      job_title: 'Chair',
      company: 'Acme Ltd',
      organization_id: idOf(2),
      country: 'DE',
      profiles: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/ada' }],
    })
    await ready()
    expect(screen.getByRole('link', { name: 'Acme Ltd' }).getAttribute('href')).toBe(`/dashboard/contacts/${idOf(2)}`)
    expect(screen.getByText('Germany')).toBeDefined()
    expect(screen.getAllByText('Works here').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toBe('https://www.linkedin.com/in/ada')
  })

  test('shows the page, the surrounding text and the method of each address', async () => {
    const { user } = open()
    await ready()
    expect(screen.queryByRole('list', { name: 'Evidence of ada@acme.com' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Evidence of ada@acme.com: 1 place' }))
    const evidence = within(screen.getByRole('list', { name: 'Evidence of ada@acme.com' }))
    expect(evidence.getByRole('link', { name: 'acme.com/team' }).getAttribute('href')).toBe('https://acme.com/team')
    expect(evidence.getByText('A link that opens an email')).toBeDefined()
    expect(evidence.getByText('ada@acme.com').tagName).toBe('MARK')
  })

  test('shows a number in its national format, and copies it in E.164', async () => {
    const phone = { ...foundValue(12, '020 7946 0018'), normalized: '+442079460018', kind: 'voice' as const }
    const { user } = open({ phones: [phone] })
    await user.click(await screen.findByRole('button', { name: 'Copy 020 7946 0018' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('+442079460018'))
  })

  test('separates a guessed address from found ones, with its basis', async () => {
    open({
      email: null,
      email_check: null,
      emails: [],
      likely_email: {
        email: 'ada.obi@acme.com',
        pattern: 'first.last',
        examples: ['tom.fox@acme.com'],
        check: 'deliverable',
      },
    })
    await ready()
    const box = screen.getByRole('region', { name: 'Likely address' })
    expect(box.textContent).toContain('Guessed, not found')
    expect(box.textContent).toContain('first.last@')
    expect(box.textContent).toContain('tom.fox@acme.com')
    expect(screen.getAllByText('ada.obi@acme.com')).toHaveLength(1)
    expect(screen.queryByRole('list', { name: 'Emails' })).toBeNull()
  })

  test('of an organisation links to its people', async () => {
    open({ kind: 'organization', name: 'Acme Ltd', total_people: 4 })
    await ready('Acme Ltd')
    expect(screen.getByRole('link', { name: '4 people there' }).getAttribute('href')).toBe(
      `/dashboard/contacts?kind=person&organization_id=${idOf(1)}`,
    )
    expect(screen.queryByRole('link', { name: 'Erase this person' })).toBeNull()
  })

  test('links to erasing the person', async () => {
    open()
    await ready()
    expect(screen.getByRole('link', { name: 'Erase this person' }).getAttribute('href')).toBe(
      `/dashboard/erase-person?contact_id=${idOf(1)}`,
    )
  })

  test.each([
    [404, 'not_found', 'Contact not found'],
    [403, 'forbidden', 'Access Denied'],
    [500, 'internal', "This didn't load"],
  ] as const)('rejected with %i says so', async (status, code, text) => {
    visit(PAGE, [], { prepare: (api) => api.refuse(contract.getContact, status, code, 'no') })
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('shows that it loads', () => {
    visit(PAGE, [], { prepare: (api) => void api.hold(contract.getContact) })
    expect(screen.getByRole('status', { name: 'Loading contact' })).toBeDefined()
  })
})

describe('values of a contact', () => {
  const emails = ['ada@acme.com', 'office@acme.com'].map((value, index) => ({
    ...foundValue(11 + index, value),
    check: null,
    mailbox: null,
  }))

  test('can be made primary, and removed with undo', async () => {
    const { api, sent, user } = open({ emails })
    await ready()
    api.answer(changeContacts.editContact, { data: detailsOf() })
    await user.click(screen.getByRole('button', { name: 'Use office@acme.com first' }))
    await waitFor(() => expect(sent('PUT', PAGE)?.body).toEqual({ prefer_item_id: idOf(12) }))
    expect(screen.queryByRole('button', { name: 'Use ada@acme.com first' })).toBeNull()
    const change = { id: idOf(701), kind: 'edited' as const, text: 'x', can_undo: true, created_at: instant }
    api.answer(changeContacts.editContact, { data: detailsOf({ changes: [change] }) })
    api.answer(changeContacts.undoContactChange, { data: { id: idOf(1) } })
    await user.click(screen.getByRole('button', { name: 'Remove office@acme.com from this contact' }))
    await waitFor(() => expect(sent('PUT', PAGE)?.body).toEqual({ remove_item_ids: [idOf(12)] }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent('POST', `/contact-changes/${idOf(701)}/undo`)).toBeDefined())
  })
})

describe('editing a contact', () => {
  const edit = async (change: Partial<contactDetails.ContactDetails> = {}) => {
    const page = open(change)
    await ready()
    await page.user.click(screen.getByRole('button', { name: 'Edit' }))
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Edit Ada Obi' })) }
  }

  test('sends only the changes', async () => {
    const { api, dialog, sent, user } = await edit({ job_title: 'Chair', company: 'Acme Ltd' })
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' })
    expect(save.disabled).toBe(true)
    await user.clear(dialog.getByLabelText('Title'))
    await user.type(dialog.getByLabelText('Add an email'), 'ada@home.example')
    api.answer(changeContacts.editContact, { data: detailsOf() })
    await user.click(save)
    await waitFor(() => expect(sent('PUT', PAGE)?.body).toEqual({ job_title: null, add_email: 'ada@home.example' }))
  })

  test('reverts a manual edit to the found value', async () => {
    const { api, dialog, sent, user } = await edit({ edited: ['company'], company: 'My Acme' })
    await user.click(dialog.getByRole('button', { name: 'Use what was found' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Organisation').disabled).toBe(true)
    api.answer(changeContacts.editContact, { data: detailsOf() })
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(sent('PUT', PAGE)?.body).toEqual({ found_again: ['company'] }))
  })

  test('shows errors next to the field, before and after the request', async () => {
    const { api, dialog, sent, user } = await edit()
    await user.clear(dialog.getByLabelText('Name'))
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await dialog.findByText('A contact needs a name')).toBeDefined()
    expect(sent('PUT', PAGE)).toBeUndefined()
    await user.type(dialog.getByLabelText('Name'), 'Ada Obi')
    await user.type(dialog.getByLabelText('Add a phone'), '12345')
    api.refuse(changeContacts.editContact, 422, 'validation_failed', 'no', {
      add_phone: ['Enter a valid phone number'],
    })
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await dialog.findByText('Enter a valid phone number')).toBeDefined()
  })
})

describe('the sources of a contact', () => {
  const mentions = [
    mentionOf('m1', { parts: [partOf('Ada Obi'), partOf('A. Obi', 'initials')] }),
    mentionOf('m2', { source_name: 'Fair', source_type: 'import', crawl_id: null, reason: 'same-email' }),
  ]

  test('explain for each source and spelling why it is the same contact', async () => {
    open({ mentions })
    await ready()
    expect(screen.getByText('Matched by: The same email address')).toBeDefined()
    expect(screen.getByText('The same family name, with initials')).toBeDefined()
  })

  test('have a text for every reason', async () => {
    const { mergeReasons } = await import('../../../../web/features/contacts/labels.ts')
    expect(Object.keys(mergeReasons).toSorted()).toEqual(contactDetails.CONTACT_MERGE_REASONS.toSorted())
  })

  test('split a spelling off after a confirmation, with undo', async () => {
    const { api, sent, user } = open({ mentions })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Split off “A. Obi”' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Split off “A. Obi”?' })
    expect(sent('POST', '/split')).toBeUndefined()
    api.answer(changeContacts.splitContact, { data: { id: idOf(3), change_id: idOf(702) } })
    await user.click(within(dialog).getByRole('button', { name: 'Split off' }))
    const link = await screen.findByRole('link', { name: 'Open the new contact' })
    expect(link.getAttribute('href')).toBe(`/dashboard/contacts/${idOf(3)}`)
    expect(sent('POST', '/split')?.body).toEqual({ mention_id: 'm1', names: ['A. Obi'] })
    api.answer(changeContacts.undoContactChange, { data: { id: idOf(1) } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent('POST', `/contact-changes/${idOf(702)}/undo`)).toBeDefined())
  })

  test('split a whole source off', async () => {
    const { api, sent, user } = open({ mentions })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Split off Fair' }))
    api.answer(changeContacts.splitContact, { data: { id: idOf(3), change_id: idOf(702) } })
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Split off' }))
    await waitFor(() => expect(sent('POST', '/split')?.body).toEqual({ mention_id: 'm2' }))
  })

  test('offer no split for one spelling in one source', async () => {
    open()
    await ready()
    expect(screen.queryByRole('button', { name: /^Split off/ })).toBeNull()
  })
})

describe('actions on a contact', () => {
  test('are undone from its history, which links to the resulting contact', async () => {
    const { api, history, sent, user } = open({
      changes: [
        { id: idOf(703), kind: 'merged', text: 'Merged with A. Obi', can_undo: true, created_at: instant },
        { id: idOf(704), kind: 'found', text: 'Found on acme.com', can_undo: false, created_at: instant },
      ],
    })
    await ready()
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
    api.answer(changeContacts.undoContactChange, { data: { id: idOf(5) } })
    await user.click(screen.getByRole('button', { name: 'Undo: Merged with A. Obi' }))
    await waitFor(() => expect(sent('POST', `/contact-changes/${idOf(703)}/undo`)).toBeDefined())
    await waitFor(() => expect(history.at(-1)).toBe(`/dashboard/contacts/${idOf(5)}`))
  })

  test('keep notes, and delete one after a confirmation', async () => {
    const note = { id: idOf(601), text: 'Met at the fair', created_at: instant }
    const { api, sent, user } = open({ notes: [note] })
    await ready()
    api.answer(changeContacts.addNote, { data: note })
    await user.type(screen.getByRole('textbox', { name: 'New note' }), ' Call in May ')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(sent('POST', '/notes')?.body).toEqual({ text: 'Call in May' }))
    await user.click(screen.getByRole('button', { name: 'Delete this note' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this note?' })
    api.answer(changeContacts.deleteNote, {})
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sent('DELETE', `/contact-notes/${idOf(601)}`)).toBeDefined())
  })

  test('remove it from a list', async () => {
    const { api, sent, user } = open({ labels: [{ id: idOf(501), kind: 'list', name: 'Spring fair' }] })
    await ready()
    api.answer(changeContacts.labelContacts, { data: { changed: 1, action_id: idOf(700) } })
    await user.click(screen.getByRole('button', { name: 'Remove from Spring fair' }))
    await waitFor(() =>
      expect(sent('POST', '/contacts/labels')?.body).toEqual({
        contact_ids: [idOf(1)],
        label_id: idOf(501),
        is_on: false,
      }),
    )
  })

  test('delete it after a confirmation, and return to the list', async () => {
    const { api, history, sent, user } = open()
    await ready()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete Ada Obi?' })
    api.answer(changeContacts.deleteContacts, { data: { deleted: 1, action_id: idOf(700) } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/contacts'))
    expect(sent('DELETE', '/contacts')?.body).toEqual({ contact_ids: [idOf(1)] })
  })
})
