import { expect, test, vi } from 'vitest'

/** Loading the data of a locale takes up to 80 ms of each cold isolate. */
test('loading the contracts formats nothing', async () => {
  const formats = [
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'ListFormat'),
    vi.spyOn(Intl, 'DateTimeFormat'),
  ]
  const { ENDPOINTS } = await import('../../../src/contracts/all.ts')
  const { V1_ENDPOINTS } = await import('../../../src/contracts/v1/all.ts')
  expect(ENDPOINTS.size + V1_ENDPOINTS.size).toBeGreaterThan(300)
  for (const format of formats) expect(format).not.toHaveBeenCalled()
})
