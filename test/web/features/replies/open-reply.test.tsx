import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import * as conversations from '../../../../src/contracts/replies/conversations.ts'
import * as contract from '../../../../src/contracts/replies/replies.ts'
import {
  answerOf,
  conversationId,
  INBOX,
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

describe('opening a reply', () => {
  test('shows it, adds it to the URL, and marks it as read', async () => {
    const api = repliesApi([replyOf(1), replyOf(2)])
    api.becomes(read(1))
    const { user, history } = openInbox()
    await user.click((await rows())[0]!)
    expect(history.at(-1)).toBe(`${INBOX}&reply=${replyId(1)}`)
    expect(await (await message()).findByText('Text 1')).toBeDefined()
    await waitFor(() =>
      expect(api.sent()).toEqual([['PUT', `/api/dashboard/conversations/${conversationId(1)}`, { is_read: true }]]),
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Re: Offer 1'))
  })

  test('without permission to change marks nothing as read, and offers no change', async () => {
    const api = repliesApi([replyOf(1)])
    openInbox(`&reply=${replyId(1)}`, false)
    const shown = await message()
    expect(shown.queryByRole('button', { name: /Mark|Delete|Kind/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull()
    expect(api.sent()).toEqual([])
  })

  test('in the unread list keeps its position, although it is then read', async () => {
    const api = repliesApi([replyOf(1), replyOf(2), replyOf(3)])
    api.becomes(read(2))
    const { user } = openInbox('&unread=true')
    await rows()
    api.has([replyOf(1), replyOf(3)])
    await user.click((await rows())[1]!)
    await waitFor(() => expect(api.sent()).toHaveLength(1))
    await waitFor(() => expect(api.asked().length).toBeGreaterThan(1))
    expect(await (await message()).findByText('Text 2')).toBeDefined()
    expect((await rows()).map((row) => /Person \d/.exec(row.textContent ?? '')?.[0])).toEqual([
      'Person 1',
      'Person 2',
      'Person 3',
    ])
    expect((await message()).getByRole('button', { name: 'Mark unread' })).toBeDefined()
  })

  test('that no longer exists shows the list', async () => {
    repliesApi([read(1)])
    const { history } = openInbox(`&reply=${replyId(9)}`)
    await waitFor(() => expect(history.at(-1)).toBe(INBOX))
    expect(await rows()).toHaveLength(1)
  })

  test('by text message shows that, and responds with one', async () => {
    const sms = { channel: 'sms' as const, from_address: '+447911123456', from_name: null, subject: null }
    repliesApi([read(1, sms)])
    openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    expect(shown.getByRole('heading', { name: 'Text message' })).toBeDefined()
    expect(shown.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('sms:+447911123456')
  })

  test('links to its campaign, to its contact, and to the response form', async () => {
    repliesApi([read(1, { contact_id: 'c1', from_address: 'a&b=c@acme.example', subject: 'Offer & more' })])
    openInbox(`&reply=${replyId(1)}`, false)
    const link = async (name: string) => (await message()).getByRole('link', { name }).getAttribute('href')
    expect(await link('Spring offer')).toBe(`/dashboard/email-sms?tab=campaigns&campaign=${replyOf(1).campaign_id}`)
    expect(await link('Contact')).toBe('/dashboard/contacts/c1')
    expect(await link('Reply')).toBe('mailto:a%26b%3Dc@acme.example?subject=Re%3A%20Offer%20%26%20more')
  })

  test('shows plain text, with links only for web URLs', async () => {
    const text = '<b>Hi</b> see https://acme.example/a?b=1. or javascript:alert(1) or (http://x.example)'
    repliesApi([read(1, { text })])
    openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    expect(await shown.findByText(/<b>Hi<\/b> see/)).toBeDefined()
    const links = ['https://acme.example/a?b=1', 'http://x.example'].map((name) => shown.getByRole('link', { name }))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://acme.example/a?b=1', 'http://x.example'])
    for (const link of links) expect(link.getAttribute('rel')).toContain('noreferrer')
    expect(shown.getAllByRole('link')).toHaveLength(3)
  })
})

describe('marking replies', () => {
  test('as unread closes one, and it stays unread', async () => {
    const api = repliesApi([read(1)])
    api.becomes(replyOf(1))
    const { user, history } = openInbox(`&reply=${replyId(1)}`)
    await rows()
    api.has([replyOf(1)])
    await user.click((await message()).getByRole('button', { name: 'Mark unread' }))
    await waitFor(() => expect(history.at(-1)).toBe(INBOX))
    expect(api.sent().map(([, , body]) => body)).toEqual([{ is_read: false }])
    expect((await rows())[0]?.textContent).toContain('Unread')
  })

  test('as read, all of them, shows how many', async () => {
    const api = repliesApi([replyOf(1), replyOf(2)])
    api.answer(contract.markAllRepliesRead, { data: { updated: 2 } })
    const { user } = openInbox()
    await rows()
    api.has([read(1), read(2)])
    await user.click(screen.getByRole('button', { name: 'Mark all read' }))
    expect(await screen.findByText('2 messages marked as read')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull())
  })

  test('that fails shows why', async () => {
    const api = repliesApi([read(1)])
    api.refuse(conversations.updateConversation, 409, 'conflict', 'It is gone.')
    const { user } = openInbox(`&reply=${replyId(1)}`)
    await user.click((await message()).getByRole('button', { name: 'Mark unread' }))
    expect(await screen.findByText('It is gone.')).toBeDefined()
    expect(await message()).toBeDefined()
  })
})

describe('deleting a reply', () => {
  test('requires a confirmation, and shows the list afterwards', async () => {
    const api = repliesApi([read(1), read(2)])
    api.answer(contract.deleteReply, {})
    const { user, history } = openInbox(`&reply=${replyId(1)}`)
    await user.click((await message()).getByRole('button', { name: 'Delete the last message' }))
    const asked = await question()
    expect(asked.getByText('Delete the message of Person 1?')).toBeDefined()
    expect(api.sent()).toEqual([])
    api.has([read(2)])
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Message deleted')).toBeDefined()
    expect(api.sent()).toEqual([['DELETE', `/api/dashboard/replies/${replyId(1)}`, undefined]])
    expect(history.at(-1)).toBe(INBOX)
    expect(await rows()).toHaveLength(1)
  })
})

describe('responding', () => {
  const box = async () => (await message()).findByRole('textbox', { name: 'Answer' })

  test('sends from the sender of the message, and can be undone, which restores the text', async () => {
    const api = repliesApi([read(1)])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    expect(await shown.findByText('news@harbour.example')).toBeDefined()
    await user.type(await box(), 'Tomorrow.')
    api.answer(conversations.answerConversation, { data: { answer: answerOf() } })
    api.hasAnswered(answerOf())
    await user.click(shown.getByRole('button', { name: 'Send' }))
    const undo = await shown.findByRole('button', { name: 'Undo' })
    expect(api.sent()).toEqual([
      ['POST', `/api/dashboard/conversations/${conversationId(1)}/answers`, { text: 'Tomorrow.', has_quote: true }],
    ])
    expect((await box()).textContent).toBe('')
    api.answer(conversations.cancelAnswer, { data: { answer: answerOf({ state: 'cancelled' }) } })
    api.hasAnswered()
    await user.click(undo)
    expect(await screen.findByText("Your reply wasn't sent")).toBeDefined()
    expect((await box()).textContent).toBe('Tomorrow.')
  })

  test('that failed shows why, and can be retried', async () => {
    const api = repliesApi([read(1)])
    api.hasAnswered(answerOf({ state: 'failed', problem: 'Its sender is switched off.' }))
    const { user } = openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    expect(await shown.findByText('Its sender is switched off.')).toBeDefined()
    api.answer(conversations.retryAnswer, { data: { answer: answerOf() } })
    api.hasAnswered(answerOf({ state: 'sent' }))
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    expect(await shown.findByText('Sent')).toBeDefined()
  })

  test('keeps the text during navigation', async () => {
    repliesApi([read(1), read(2)])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    await user.type(await box(), 'Half a')
    await user.click((await rows())[1]!)
    await waitFor(async () => expect((await box()).textContent).toBe(''))
    await user.click((await rows())[0]!)
    await waitFor(async () => expect((await box()).textContent).toBe('Half a'))
  })
})
