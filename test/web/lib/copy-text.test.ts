import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from '../../../web/lib/copy-text.ts'

const command = vi.fn<(name: string) => boolean>()
beforeEach(() => {
  command.mockReset()
  // jsdom supports neither the new clipboard API nor the old one.
  Object.assign(document, { execCommand: command })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(document, { execCommand: undefined })
})
const clipboardThat = (writeText: () => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText } })

test('a text goes to the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  clipboardThat(writeText)
  await copyText('abc')
  expect(writeText).toHaveBeenCalledWith('abc')
  expect(command).not.toHaveBeenCalled()
})

test.each([
  ['missing', () => vi.stubGlobal('navigator', {})],
  ['not allowed', () => clipboardThat(() => Promise.reject(new Error('no')))],
])('the old API is used without leftovers if the clipboard API is %s', async (_how, prepare) => {
  prepare()
  let selected = ''
  const data = { setData: vi.fn() }
  command.mockImplementation(() => {
    selected = String(getSelection())
    document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData: data }))
    return true
  })
  await copyText('abc')
  expect(command).toHaveBeenCalledWith('copy')
  expect(selected).toBe('abc')
  expect(data.setData).toHaveBeenCalledWith('text/plain', 'abc')
  expect(document.body.textContent).toBe('')
  expect(String(getSelection())).toBe('')
})

test.each([
  ['returns false', () => false],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
])('copying fails if the old API %s as well', async (_how, answer) => {
  vi.stubGlobal('navigator', {})
  command.mockImplementation(answer)
  await expect(copyText('abc')).rejects.toThrow()
  expect(document.body.textContent).toBe('')
})
