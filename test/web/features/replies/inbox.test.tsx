import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/replies/replies.ts'
import {
  INBOX,
  list,
  MAIL_PLACE,
  message,
  openInbox,
  question,
  read,
  repliesApi,
  replyId,
  replyOf,
  rows,
} from './support.tsx'

afterEach(() => sessionStorage.clear())

describe('the list of replies', () => {
  test('shows the sender, the campaign, the category and the read state of each', async () => {
    repliesApi([replyOf(1), read(2, { kind: 'out_of_office', from_name: null, subject: null })])
    openInbox()
    const texts = (await rows()).map((row) => row.textContent)
    for (const part of ['Unread: Person 1', 'Re: Offer 1', 'Text 1', 'Reply', 'Spring offer'])
      expect(texts[0]).toContain(part)
    for (const part of ['p2@acme.example', 'No subject', 'Out of office']) expect(texts[1]).toContain(part)
    expect(texts[1]).not.toContain('Unread')
  })

  test.each([
    ['reply', 'Reply'],
    ['out_of_office', 'Out of office'],
    ['left', 'Left the company'],
    ['unsubscribe', 'Unsubscribe'],
    ['automatic', 'Automatic'],
  ] as const)('calls %s “%s”', async (kind, words) => {
    repliesApi([read(1, { kind })])
    openInbox()
    expect((await list()).getByText(words)).toBeDefined()
  })

  test('that is empty explains how replies get there, with values to copy', async () => {
    repliesApi([])
    openInbox()
    expect(await screen.findByText('No replies yet')).toBeDefined()
    expect(await screen.findByText(MAIL_PLACE.address)).toBeDefined()
    expect(screen.getByText(MAIL_PLACE.url)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Copy Address to forward to' })).toBeDefined()
  })

  test('of a service without a mail domain shows only the URL', async () => {
    const api = repliesApi([])
    api.answer(contract.getReplyAddress, { data: { ...MAIL_PLACE, address: null } })
    openInbox()
    expect(await screen.findByText(MAIL_PLACE.url)).toBeDefined()
    expect(screen.queryByText('Address to forward to')).toBeNull()
  })

  test('that is not empty explains the same on request', async () => {
    repliesApi([read(1)])
    const { user } = openInbox()
    await rows()
    await user.click(screen.getByRole('button', { name: 'How replies arrive' }))
    expect(await within(await screen.findByRole('dialog')).findByText(MAIL_PLACE.address)).toBeDefined()
  })

  test('that fails to load can be retried', async () => {
    const api = repliesApi([read(1)])
    api.refuse(contract.listReplies, 503, 'unavailable', 'Back in a minute.')
    const { user } = openInbox()
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.')
    api.has([read(1)])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(1)
  })

  test('may be denied', async () => {
    repliesApi([]).refuse(contract.listReplies, 403, 'forbidden', 'No.')
    openInbox()
    expect(await screen.findByText('Access Denied')).toBeDefined()
  })
})

describe('inbox filters', () => {
  test('are in the URL, which keeps the tab', async () => {
    const api = repliesApi([replyOf(1)])
    const { user, history } = openInbox(`&kind=left&unread=true&campaign=${replyOf(1).campaign_id}&search=ada&page=1`)
    await rows()
    expect(api.asked()).toEqual([
      { view: 'inbox', kind: 'left', unread: 'true', campaign_id: replyOf(1).campaign_id, search: 'ada', page: '1' },
    ])
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(history.at(-1)).toBe(INBOX)
    await user.click(screen.getByRole('radio', { name: /^Unread/ }))
    expect(history.at(-1)).toBe(`${INBOX}&unread=true`)
    await user.click(screen.getByRole('button', { name: 'Kind: All kinds' }))
    await user.click(await screen.findByRole('option', { name: 'Left the company' }))
    expect(history.at(-1)).toBe(`${INBOX}&unread=true&kind=left`)
    await user.click(screen.getByRole('button', { name: 'Campaign: All campaigns' }))
    await user.click(await screen.findByRole('option', { name: 'Spring offer' }))
    expect(history.at(-1)).toBe(`${INBOX}&unread=true&kind=left&campaign=${replyOf(1).campaign_id}`)
  })

  test('without matches can be cleared', async () => {
    const api = repliesApi([])
    const { user, history } = openInbox('&kind=left')
    await screen.findByText('No matching messages')
    api.has([read(1)])
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(history.at(-1)).toBe(INBOX)
    expect(await rows()).toHaveLength(1)
  })

  test('with invalid values are ignored', async () => {
    const api = repliesApi([read(1)])
    openInbox('&kind=letter&unread=perhaps&campaign=x&page=-2')
    await rows()
    expect(api.asked()).toEqual([{ view: 'inbox', page: '1' }])
  })

  test('lead to the last page if the URL has a page beyond it', async () => {
    repliesApi([read(1)], 21)
    const { history } = openInbox('&page=7')
    await waitFor(() => expect(history.at(-1)).toBe(`${INBOX}&page=2`))
  })
})

describe('the keyboard', () => {
  test.each([
    ['{ArrowDown}', 1],
    ['j', 1],
    ['{End}', 2],
    ['{ArrowDown}{ArrowUp}', 0],
    ['jjk', 1],
    ['{End}{Home}', 0],
  ])('navigates the list: %s', async (keys, at) => {
    repliesApi([read(1), read(2), read(3)])
    const { user } = openInbox()
    const all = await rows()
    all[0]?.focus()
    await user.keyboard(keys)
    expect(document.activeElement).toBe(all[at])
  })

  test('opens with Enter, goes to the next with J, and closes with Escape', async () => {
    repliesApi([read(1), read(2)])
    const { user, history } = openInbox()
    ;(await rows())[0]?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Re: Offer 1'))
    await user.keyboard('j')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Re: Offer 2'))
    expect(history.at(-1)).toBe(`${INBOX}&reply=${replyId(2)}`)
    await user.keyboard('{Escape}')
    expect(history.at(-1)).toBe(INBOX)
    expect(screen.queryByRole('article')).toBeNull()
    await waitFor(async () => expect(document.activeElement).toBe((await rows())[1]))
  })

  test('types normally in the search box', async () => {
    repliesApi([read(1), read(2)])
    const { user, history } = openInbox(`&reply=${replyId(1)}`)
    await message()
    await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'jk')
    expect(history.at(-1)).toBe(`${INBOX}&reply=${replyId(1)}`)
  })

  test('applies to a dialog above a message, and closes only that', async () => {
    repliesApi([read(1)])
    const { user, history } = openInbox(`&reply=${replyId(1)}`)
    await user.click((await message()).getByRole('button', { name: 'Delete the last message' }))
    await question()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(history.at(-1)).toBe(`${INBOX}&reply=${replyId(1)}`)
  })
})
