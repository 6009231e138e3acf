import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Pagination } from '../../../web/ui/pagination.tsx'
import { userEvent } from '../support/user-event.ts'

test('each control links to the page it names', async () => {
  const onChange = vi.fn()
  render(<Pagination page={6} lastPage={24} onChange={onChange} />)
  for (const name of ['First', 'Previous', 'Page 8', 'Next', 'Last'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(onChange.mock.calls.flat()).toEqual([1, 5, 8, 7, 24])
  expect(screen.getByRole('button', { name: 'Page 6' }).getAttribute('aria-current')).toBe('page')
})

test('there is no link before the first page nor after the last', () => {
  render(<Pagination page={1} lastPage={0} onChange={() => undefined} />)
  for (const name of ['First', 'Previous', 'Next', 'Last'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
})
