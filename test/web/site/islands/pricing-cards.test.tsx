import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { start } from '../../../../web/site/islands/pricing-cards.ts'
import { PricingSection } from '../../../../web/site/pricing/pricing-section.tsx'
import { seededPlans } from '../../../../web/site/pricing/seeded-plans.ts'
import { prerender } from '../support.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
  const element = prerender(<PricingSection />, 'pricing-cards')
  const before = element.innerHTML
  await start(element, JSON.parse(element.dataset.props!))
  return { element, before }
}

const reordered = Object.fromEntries(Object.entries(seededPlans[0]!).reverse())

test.each([
  ['are the same', async () => Response.json({ available_plans: [reordered, ...seededPlans.slice(1)] })],
  ['fail to load', async () => new Response('{}', { status: 503 })],
  ['are not plans', async () => Response.json({ available_plans: [{ name: 'x' }] })],
  ['do not load', () => Promise.reject(new TypeError('offline'))],
])('the prerendered cards stay when the current plans %s', async (_, answer) => {
  const { element, before } = await open(answer)
  expect(element.innerHTML).toBe(before)
})

test('the current plans replace outdated prerendered ones', async () => {
  await open(async () => Response.json({ available_plans: [{ ...seededPlans[1], price_monthly: 7500 }] }))
  expect(await screen.findByText('₦7,500')).toBeDefined()
  expect(screen.queryByText('Enterprise')).toBeNull()
})
