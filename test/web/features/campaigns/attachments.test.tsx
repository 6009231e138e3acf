import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as attachments from '../../../../src/contracts/campaigns/campaign-attachments.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import { sortFiles } from '../../../../web/features/campaigns/attachments/attachment-rules.ts'
import { ADDED, attachmentOf, campaignOf, dialog, idOf, openEdit, openNew } from './support.tsx'

beforeEach(() => sessionStorage.clear())

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const path = `POST /api/dashboard/campaigns/${idOf(1)}/attachments`
const namesOf = (bodies: unknown[]) =>
  bodies.flatMap((body) => (body instanceof FormData ? [(body.get('file') as File).name] : []))

describe('accepted attachments', () => {
  test.each([
    ['an empty file', [{ name: 'a.pdf', size: 0 }], 'The file is empty'],
    ['an executable', [{ name: 'Setup.EXE', size: 9 }], 'Email providers reject files of this type'],
    ['an oversized file', [{ name: 'a.pdf', size: 6 * 1024 * 1024 }], /^It has 6\.00 MB/],
    [
      'files that exceed the total size',
      [
        { name: 'a.pdf', size: 3 * 1024 * 1024 },
        { name: 'b.pdf', size: 3 * 1024 * 1024 },
      ],
      /^With it the files have 6\.00 MB/,
    ],
  ])('exclude %s, and the reason is shown', (_, files, why) => {
    const { taken, refused } = sortFiles(files, { count: 0, size: 0 })
    expect(taken).toHaveLength(files.length - 1)
    expect(refused).toEqual([{ name: files.at(-1)!.name, why: expect.stringMatching(why) }])
  })

  test('exclude the eleventh file', () => {
    expect(sortFiles([pdf('a.pdf')], { count: attachments.ATTACHMENTS_MAX, size: 0 }).refused).toHaveLength(1)
  })
})

describe('attachments of a new campaign', () => {
  test('are uploaded after it is created, one after the other', async () => {
    const { api, form, user, fill, choose, submit } = await openNew()
    await fill()
    await user.upload(form.getByLabelText('Attach files'), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
    await user.click(form.getByRole('button', { name: 'Remove b.pdf' }))
    await choose()
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    api.answer(attachments.addAttachment, { data: { attachments: [] } })
    await submit('Create Campaign with 1 Recipient')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sentTo()).toEqual(['POST /api/dashboard/campaigns', path, path])
    expect(namesOf(api.sent())).toEqual(['a.pdf', 'c.pdf'])
  })

  test('that fail to upload are named, and retried where the campaign is edited', async () => {
    const { api, form, user, fill, choose, submit } = await openNew()
    await fill()
    await user.upload(form.getByLabelText('Attach files'), pdf('terms.pdf'))
    await choose()
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    api.has([campaignOf(1)])
    api.refuse(attachments.addAttachment, 503, 'unavailable', 'The store is busy.')
    await submit('Create Campaign with 1 Recipient')
    expect(await screen.findByText('Failed to upload terms.pdf: The store is busy.')).toBeDefined()
    const edit = await dialog('dialog', 'Edit Campaign 1')
    await user.click(edit.getByRole('tab', { name: 'Content' }))
    expect(await edit.findByText('Not uploaded: The store is busy.')).toBeDefined()
    // Another tab keeps it.
    await user.click(edit.getByRole('tab', { name: 'Settings' }))
    await user.click(edit.getByRole('tab', { name: 'Content' }))
    api.answer(attachments.addAttachment, { data: { attachments: [] } })
    api.attachmentsAre([attachmentOf(1, { name: 'terms.pdf' })])
    await user.click(await edit.findByRole('button', { name: 'Try terms.pdf again' }))
    await waitFor(() => expect(edit.queryByText(/Not uploaded/)).toBeNull())
    expect(await edit.findByText('terms.pdf')).toBeDefined()
  })

  test('that were chosen before a reload have to be chosen again, and their names are shown', async () => {
    const first = await openNew()
    await first.fill()
    await first.user.upload(first.form.getByLabelText('Attach files'), pdf('terms.pdf'))
    await vi.advanceTimersByTimeAsync(1_000)
    document.body.innerHTML = ''
    const again = await openNew()
    expect(again.form.getByText("Files can't be restored. Choose them again: terms.pdf")).toBeDefined()
  })
})

describe('attachments of an existing campaign', () => {
  test('are added and removed immediately, and invalid files are rejected before the upload', async () => {
    const { api, form, user, tab } = await openEdit({}, (api) => api.attachmentsAre([attachmentOf(1)]))
    await tab('Content')
    expect(await form.findByText('file-1.pdf')).toBeDefined()
    await user.upload(form.getByLabelText('Attach files'), pdf('setup.exe'))
    expect(await form.findByText('setup.exe: Email providers reject files of this type')).toBeDefined()
    expect(api.sent()).toEqual([])
    api.answer(attachments.removeAttachment, {})
    api.attachmentsAre([])
    await user.click(form.getByRole('button', { name: 'Remove file-1.pdf' }))
    await waitFor(() => expect(form.queryByText('file-1.pdf')).toBeNull())
    expect(api.sentTo()).toEqual([`DELETE /api/dashboard/campaigns/${idOf(1)}/attachments/${attachmentOf(1).id}`])
  })
})
