import { act, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { lazyLoaded } from '../../../web/app/lazy-loaded.tsx'

const Typed = () => {
  const [text, setText] = useState('')
  return <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
}
const within = (children: ReactNode) => <Suspense fallback="Loading">{children}</Suspense>

test('a loaded component is in the first render', async () => {
  const Part = lazyLoaded(async () => ({ default: Typed }))
  await Part.load()
  const { container } = render(within(<Part />))
  expect(container.textContent).toBe('')
  expect(screen.getByLabelText('Name')).toBeDefined()
})

test('a component loaded later replaces the fallback, and keeps its state when rendered again', async () => {
  const loading = Promise.withResolvers<{ default: typeof Typed }>()
  const Part = lazyLoaded(() => loading.promise)
  const { rerender } = render(within(<Part />))
  expect(screen.getByText('Loading')).toBeDefined()
  await act(async () => loading.resolve({ default: Typed }))
  const input = await screen.findByLabelText('Name')
  rerender(within(<Part />))
  expect(screen.getByLabelText('Name')).toBe(input)
})
