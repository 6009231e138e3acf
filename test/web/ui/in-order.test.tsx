import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InOrder } from '../../../web/ui/in-order.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'

const waits = (name: string) => screen.getByRole('region', { name }).hasAttribute('data-waits')

function Parts({ loading, isSteady = false }: { loading: readonly string[]; isSteady?: boolean }) {
  return (
    <>
      {['one', 'two', 'three'].map((name) => (
        <section key={name} aria-label={name}>
          {loading.includes(name) ? <Skeleton isSteady={isSteady} /> : name}
        </section>
      ))}
    </>
  )
}

test('content after a loading part waits for it, and appears as soon as it has loaded', async () => {
  const onWaiting = vi.fn()
  const view = (loading: readonly string[]) => (
    <InOrder onWaiting={onWaiting}>
      <Parts loading={loading} />
    </InOrder>
  )
  const { rerender } = render(view(['one', 'two']))
  expect(['one', 'two', 'three'].map(waits)).toEqual([false, true, true])
  expect(onWaiting).toHaveBeenLastCalledWith(true)
  rerender(view(['two']))
  await waitFor(() => expect(['one', 'two', 'three'].map(waits)).toEqual([false, false, true]))
  rerender(view([]))
  await waitFor(() => expect(['one', 'two', 'three'].map(waits)).toEqual([false, false, false]))
  await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(false))
})

test('content that moves nothing does not wait', () => {
  render(
    <InOrder>
      <Parts loading={['one']} isSteady />
    </InOrder>,
  )
  expect(waits('two')).toBe(false)
})
