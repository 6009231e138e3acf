import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenNear } from '../../../web/ui/when-near.tsx'

afterEach(() => vi.unstubAllGlobals())

test('content far below is shown once it is nearly in view', () => {
  let scroll: (isNear: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => report([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<WhenNear placeholder="Loading">the guide</WhenNear>)
  act(() => scroll(false))
  expect(screen.queryByText('the guide')).toBeNull()
  act(() => scroll(true))
  expect(screen.getByText('the guide')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

test('a browser without IntersectionObserver shows it immediately', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  render(<WhenNear placeholder="Loading">the guide</WhenNear>)
  expect(screen.getByText('the guide')).toBeTruthy()
})
