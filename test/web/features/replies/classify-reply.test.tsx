import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import * as conversations from '../../../../src/contracts/replies/conversations.ts'
import type * as contract from '../../../../src/contracts/replies/replies.ts'
import { conversationId, INBOX, list, message, openInbox, question, read, repliesApi, replyId } from './support.tsx'

afterEach(() => sessionStorage.clear())

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
