import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchInput } from '../../../web/ui/search-input.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

test('it reports 500 ms after the last key, once', () => {
  const onChange = vi.fn()
  render(<SearchInput aria-label="Search" value="" onChange={onChange} />)
  type('ad')
  act(() => void vi.advanceTimersByTime(499))
  type('ada')
  act(() => void vi.advanceTimersByTime(499))
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onChange.mock.calls).toEqual([['ada']])
})

test('Enter reports immediately, and the pending report is dropped', () => {
  const onChange = vi.fn()
  render(<SearchInput aria-label="Search" value="" onChange={onChange} />)
  type('ada')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  act(() => void vi.advanceTimersByTime(2000))
  expect(onChange.mock.calls).toEqual([['ada']])
})

test('clearing reports the empty search immediately', () => {
  const onChange = vi.fn()
  render(<SearchInput aria-label="Search" value="ada" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onChange.mock.calls).toEqual([['']])
})
