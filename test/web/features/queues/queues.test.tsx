import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/system/operations.ts'
import { LetterList } from '../../../../web/features/queues/letter-list.tsx'
import { QueueList } from '../../../../web/features/queues/queue-list.tsx'
import { useQueuesAddress } from '../../../../web/features/queues/queues-address.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const PATH = '/dashboard/admin/queues'
const Letters = () => <LetterList place={useQueuesAddress()} />
function Queues() {
  const place = useQueuesAddress()
  return <QueueList chosen={place.address.queue} onChoose={(queue) => place.filter({ queue })} />
}
const queue = (facts: Partial<contract.QueueState> = {}): contract.QueueState => ({
  ...{ name: 'mail', dead: 0, last_dead_at: null, batch_size: 10, retries: 5, concurrency: null },
  ...facts,
})
const letter = (facts: Partial<contract.DeadLetter> = {}): contract.DeadLetter => ({
  ...{ id: 'letter-1', queue: 'mail', body: '{"to":"ada@acme.com","html":"[left out: 9 characters]"}' },
  ...{ reason: 'Error: 535 refused', attempts: 6, created_at: '2026-01-01T12:00:00.000Z' },
  ...{ retried_at: null, can_retry: true },
  ...facts,
})
const letters = (data: contract.DeadLetter[], next_cursor: string | null = null) => ({ data, next_cursor })

test('lists every queue with its settings and backlog, and selects one', async () => {
  const api = fakeApi()
  api.answer(contract.listQueues, {
    data: [queue({ dead: 3, last_dead_at: '2026-01-01T12:00:00.000Z' }), queue({ name: 'contacts', concurrency: 20 })],
  })
  const { user, history } = visit(Queues, PATH)
  const mail = within(await screen.findByRole('row', { name: /^mail/ }))
  expect(mail.getByText('3')).toBeDefined()
  expect(mail.getByText('Automatic')).toBeDefined()
  const contacts = within(screen.getByRole('row', { name: /^contacts/ }))
  expect(contacts.getByText('20')).toBeDefined()
  expect(contacts.queryByRole('button', { name: /Retry all/ })).toBeNull()
  await user.click(mail.getByRole('button', { name: 'mail' }))
  expect(history.at(-1)).toBe(`${PATH}?queue=mail`)
})

test('sorts the queues by a clicked column, ties in their order', async () => {
  const api = fakeApi()
  api.answer(contract.listQueues, {
    data: [
      queue({ dead: 9, last_dead_at: '2026-01-01T12:00:00.000Z', batch_size: 5 }),
      queue({ name: 'crawls', batch_size: 1, retries: 3 }),
      queue({ name: 'actions', dead: 10, last_dead_at: '2026-01-02T12:00:00.000Z', retries: 3 }),
    ],
  })
  const { user } = visit(Queues, PATH)
  await screen.findByRole('row', { name: /^mail/ })
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('button')[0]!.textContent)
  expect(names()).toEqual(['mail', 'crawls', 'actions'])
  for (const [header, ascending, descending] of [
    ['Queue', ['actions', 'crawls', 'mail'], ['mail', 'crawls', 'actions']],
    ['Dead letters', ['crawls', 'mail', 'actions'], ['actions', 'mail', 'crawls']],
    ['Last', ['crawls', 'mail', 'actions'], ['actions', 'mail', 'crawls']],
    ['Batch size', ['crawls', 'mail', 'actions'], ['actions', 'mail', 'crawls']],
    ['Retries', ['crawls', 'actions', 'mail'], ['mail', 'crawls', 'actions']],
  ] as const) {
    await user.click(screen.getByRole('button', { name: header }))
    expect(names()).toEqual(ascending)
    await user.click(screen.getByRole('button', { name: header }))
    expect(names()).toEqual(descending)
  }
  expect(screen.queryByRole('button', { name: 'Concurrency' })).toBeNull()
})

test('resends all messages of a queue only after a confirmation, and shows how many are left', async () => {
  const api = fakeApi()
  api.answer(contract.listQueues, { data: [queue({ dead: 130 })] })
  api.answer(contract.retryDeadLetters, { data: { retried: 100, left: 30 } })
  const { user } = visit(Queues, PATH)
  await user.click(await screen.findByRole('button', { name: 'Retry all of mail' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/The oldest 100 of 130 messages will be sent/)).toBeDefined()
  expect(api.seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(question.getByRole('button', { name: 'Retry all' }))
  expect(await screen.findByText('100 messages sent again, 30 are left')).toBeDefined()
  expect(api.seen.find(({ method }) => method === 'POST')!.path).toMatch(/\/queues\/mail\/retry$/)
  await waitFor(() => expect(api.seen.filter(({ path }) => path.endsWith('/queues'))).toHaveLength(2))
})

test('shows why queues could not be loaded, and can retry', async () => {
  const api = fakeApi()
  api.refuse(contract.listQueues, 503, 'unavailable', 'Back in a minute.')
  const { user } = visit(Queues, PATH)
  expect(await screen.findByText('Back in a minute.')).toBeDefined()
  api.answer(contract.listQueues, { data: [queue()] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /^mail/ })).toBeDefined()
})

test('opens a message with its failure and content, and resends it', async () => {
  const api = fakeApi()
  api.answer(contract.listDeadLetters, letters([letter()]))
  api.answer(contract.retryDeadLetter, { message: 'Message sent again', data: letter({ can_retry: false }) })
  const { user } = visit(Letters, `${PATH}?queue=mail&search=ada`)
  await user.click((await screen.findAllByRole('button', { name: /^mail/ }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Error: 535 refused')).toBeDefined()
  expect(dialog.getByText(/"to": "ada@acme.com"/)).toBeDefined()
  expect(dialog.getByText('6')).toBeDefined()
  expect(Object.fromEntries(api.seen[0]!.query)).toMatchObject({ queue: 'mail', state: 'open', search: 'ada' })
  api.answer(contract.listDeadLetters, letters([]))
  await user.click(dialog.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Message sent again')).toBeDefined()
  expect(await screen.findByText('No matching messages')).toBeDefined()
})

test('a rejected retry leaves the message open with the reason', async () => {
  const api = fakeApi()
  api.answer(contract.listDeadLetters, letters([letter()]))
  api.refuse(contract.retryDeadLetter, 409, 'conflict', 'This message was sent again already.')
  const { user } = visit(Letters, PATH)
  await user.click((await screen.findAllByRole('button', { name: /^mail/ }))[0]!)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('This message was sent again already.')).toBeDefined()
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('shows why a message cannot be resent instead of offering it', async () => {
  const api = fakeApi()
  api.answer(contract.listDeadLetters, letters([letter({ can_retry: false, body: '{"to":"ada' })]))
  const { user } = visit(Letters, PATH)
  await user.click((await screen.findAllByRole('button', { name: /^mail/ }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/too long to be stored completely/)).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(dialog.getByText('{"to":"ada')).toBeDefined()
})

test('deletes a message only after a confirmation', async () => {
  const api = fakeApi()
  api.answer(contract.listDeadLetters, letters([letter()]))
  api.answer(contract.deleteDeadLetter, { message: 'Message deleted' })
  const { user } = visit(Letters, PATH)
  await user.click(await screen.findByRole('button', { name: 'Delete mail letter-1' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/can't be undone/)).toBeDefined()
  expect(api.seen.some(({ method }) => method === 'DELETE')).toBe(false)
  api.answer(contract.listDeadLetters, letters([]))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Message deleted')).toBeDefined()
  expect(await screen.findByText('No failed messages')).toBeDefined()
})

test('pages by cursor, continues a search that has found nothing yet, and filters by state', async () => {
  const api = fakeApi()
  api.answer(contract.listDeadLetters, letters([], 'cursor-1'))
  const { user, history } = visit(Letters, `${PATH}?search=needle`)
  expect(await screen.findByText('No matches so far')).toBeDefined()
  api.answer(contract.listDeadLetters, letters([letter({ id: 'needle-1', reason: null })]))
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText(/The platform gave up/)).toBeDefined()
  expect(api.seen.at(-1)!.query.get('cursor')).toBe('cursor-1')
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Sent again' }))
  expect(history.at(-1)).toBe(`${PATH}?state=retried&search=needle`)
  await waitFor(() => expect(api.seen.at(-1)!.query.get('state')).toBe('retried'))
})
