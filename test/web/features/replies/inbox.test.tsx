import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import * as conversations from '../../../../src/contracts/replies/conversations.ts'
import * as contract from '../../../../src/contracts/replies/replies.ts'
import {
  answerOf,
  conversationId,
  INBOX,
  list,
  MAIL_PLACE,
  message,
  openInbox,
  question,
  repliesApi,
  replyId,
  replyOf,
  rows,
} from './support.tsx'

afterEach(() => sessionStorage.clear())

const read = (n: number, change: Partial<contract.Reply> = {}) => replyOf(n, { is_read: true, ...change })

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
    await user.click(screen.getByRole('button', { name: 'Kind: Every kind' }))
    await user.click(await screen.findByRole('option', { name: 'Left the company' }))
    expect(history.at(-1)).toBe(`${INBOX}&unread=true&kind=left`)
    await user.click(screen.getByRole('button', { name: 'Campaign: Every campaign' }))
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

describe('changing the category', () => {
  async function choose(from: contract.MailReplyKind, to: RegExp) {
    const api = repliesApi([read(1, { kind: from })])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    await user.click((await message()).getByRole('button', { name: /^Kind/ }))
    await user.click(await screen.findByRole('option', { name: to }))
    return { api, user }
  }

  test('explains the consequences', async () => {
    const api = repliesApi([read(1)])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    api.becomes(read(1, { kind: 'automatic' }))
    api.has([read(1, { kind: 'automatic' })])
    expect(shown.getByText('A person replied. Follow-ups to them stop.')).toBeDefined()
    await user.click(shown.getByRole('button', { name: 'Kind: Reply' }))
    await user.click(await screen.findByRole('option', { name: /^Automatic/ }))
    expect(await screen.findByText('Changed to “Automatic”')).toBeDefined()
    expect((await message()).getByText('An automatic reply. Follow-ups continue.')).toBeDefined()
  })

  test('to unsubscribe requires a confirmation, because they get no more messages', async () => {
    const { api, user } = await choose('reply', /^Unsubscribe/)
    const asked = await question()
    expect(asked.getByText("They won't get any more messages")).toBeDefined()
    expect(api.sent()).toEqual([])
    api.becomes(read(1, { kind: 'unsubscribe' }))
    await user.click(asked.getByRole('button', { name: 'Unsubscribe them' }))
    await waitFor(() => expect(api.sent().map(([, , body]) => body)).toEqual([{ kind: 'unsubscribe' }]))
  })

  test('can be cancelled', async () => {
    const { api, user } = await choose('reply', /^Unsubscribe/)
    await user.click((await question()).getByRole('button', { name: 'Cancel' }))
    expect(api.sent()).toEqual([])
    expect((await message()).getByRole('button', { name: 'Kind: Reply' })).toBeDefined()
  })
})

describe('an unauthenticated sender', () => {
  test('is marked in the list and above the message, and can be confirmed', async () => {
    const api = repliesApi([read(1, { proof: 'none', kind: 'unsubscribe' })])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    expect(shown.getByText(/anyone can fake that/)).toBeDefined()
    expect(shown.getByText('Has no effect until the sender is confirmed.')).toBeDefined()
    expect((await list()).getByText('Unproven sender')).toBeDefined()
    api.becomes(read(1, { proof: 'owner', kind: 'unsubscribe' }))
    api.has([read(1, { proof: 'owner', kind: 'unsubscribe' })])
    await user.click(shown.getByRole('button', { name: "It's from them" }))
    expect(await screen.findByText('Sender confirmed')).toBeDefined()
    expect(api.sent().map(([, , body]) => body)).toEqual([{ is_confirmed: true }])
    await waitFor(() => expect(screen.queryByText('Unproven sender')).toBeNull())
  })

  test('is read-only for viewers', async () => {
    repliesApi([read(1, { proof: 'none' }), read(2, { proof: 'other_address' })])
    openInbox(`&reply=${replyId(1)}`, false)
    expect((await message()).queryByRole('button', { name: "It's from them" })).toBeNull()
    expect((await list()).getByText('From another address')).toBeDefined()
  })
})

describe('a possible opt-out', () => {
  const UNSURE = { is_unsure: true, text: 'Please remove this address, and write to our colleague.' }

  test.each([
    ['Unsubscribe', 'unsubscribe'],
    ['Keep as reply', 'reply'],
  ] as const)('is decided by a person: %s', async (button, kind) => {
    const api = repliesApi([read(1, UNSURE)])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    expect(shown.getByText('This may be an opt-out')).toBeDefined()
    expect((await list()).getByText('Decide')).toBeDefined()
    api.becomes(read(1, { kind }))
    api.has([read(1, { kind })])
    await user.click(shown.getByRole('button', { name: button }))
    expect(api.sent().map(([, , body]) => body)).toEqual([{ kind }])
    await waitFor(() => expect(screen.queryByText('This may be an opt-out')).toBeNull())
  })

  test('offers no decision to viewers', async () => {
    repliesApi([read(1, UNSURE)])
    openInbox(`&reply=${replyId(1)}`, false)
    expect((await message()).queryByRole('button', { name: 'Keep as reply' })).toBeNull()
  })
})

test('a reply about someone who left the company names the new contact', async () => {
  repliesApi([read(1, { kind: 'left', successors: ['jane@acme.example'] })])
  openInbox(`&reply=${replyId(1)}`)
  const link = (await message()).getByRole('link', { name: 'jane@acme.example' })
  expect(link.getAttribute('href')).toMatch(/^mailto:jane@acme\.example/)
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

describe('organising the inbox', () => {
  const state = (change: Partial<contract.Reply['conversation']>) =>
    read(1, { conversation: { ...read(1).conversation, ...change } })

  test('by keyboard sets an outcome, which suggests the next step, and never while typing', async () => {
    const api = repliesApi([read(1, { conversation: { ...read(1).conversation, suggested_outcome: 'not_now' } })])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    const shown = await message()
    expect((await shown.findByRole('button', { name: /Not now/ })).textContent).toContain('suggested')
    await user.type(await shown.findByRole('textbox', { name: 'Answer' }), 'e 3 s')
    expect(api.sent()).toEqual([])
    await user.clear(shown.getByRole('textbox', { name: 'Answer' }))
    shown.getByRole('heading', { name: 'Re: Offer 1' }).focus()
    api.becomes(state({ outcome: 'not_interested' }))
    api.has([state({ outcome: 'not_interested' })])
    await user.keyboard('3')
    expect(api.sent().map(([, , body]) => body)).toEqual([{ outcome: 'not_interested' }])
    api.answer(conversations.stopFollowUps, { data: { stopped: 2 } })
    await user.click(await shown.findByRole('button', { name: 'Stop for this person' }))
    expect(await screen.findByText("2 messages won't be sent")).toBeDefined()
    expect(api.sent().at(-1)?.[2]).toEqual({ scope: 'person' })
  })

  test('with E archives, goes to the next, and can be undone', async () => {
    const api = repliesApi([read(1), read(2)])
    const { user, history } = openInbox(`&reply=${replyId(1)}`)
    ;(await message()).getByRole('heading', { name: 'Re: Offer 1' }).focus()
    api.becomes(state({ is_done: true }))
    await user.keyboard('e')
    await waitFor(() => expect(history.at(-1)).toBe(`${INBOX}&reply=${replyId(2)}`))
    expect(api.sent()[0]).toEqual(['PUT', `/api/dashboard/conversations/${conversationId(1)}`, { is_done: true }])
    expect(await screen.findByText('Done', { selector: '[data-title]' })).toBeDefined()
  })

  test('with S asks until when, and with L for labels, which can be created there', async () => {
    const api = repliesApi([read(1)])
    const { user } = openInbox(`&reply=${replyId(1)}`)
    ;(await message()).getByRole('heading', { name: 'Re: Offer 1' }).focus()
    await user.keyboard('l')
    const label = { id: replyId(700), name: 'Hot', color: 'red' as const }
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/No labels yet/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'New label' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Hot')
    api.answer(conversations.createInboxLabel, { data: { label } })
    api.answer(conversations.listInboxLabels, { data: { labels: [label] } })
    api.becomes(state({ label_ids: [label.id] }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.sent().at(-1)?.[2]).toEqual({ label_ids: [label.id] }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The keyboard shortcuts still work.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Re: Offer 1'))
    await user.keyboard('s')
    await user.click(await screen.findByRole('button', { name: /Tomorrow morning/ }))
    await waitFor(() => expect(api.sent().at(-1)?.[2]).toEqual({ snoozed_until: expect.any(String) }))
  })
})
