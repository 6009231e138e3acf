import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Combobox } from '../../../web/ui/combobox.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { userEvent } from '../support/user-event.ts'

const options = [
  { value: 'a', label: 'New York, America', words: 'GMT-5' },
  { value: 'b', label: 'York, Europe', words: 'GMT' },
  { value: 'c', label: 'Kyiv, Europe', words: 'GMT+2' },
]
function show(value = 'c') {
  const onChange = vi.fn()
  render(
    <Field label="Time zone" error="Choose a time zone">
      <Combobox value={value} onChange={onChange} options={options} />
    </Field>,
  )
  return { onChange, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' }) }
}
const shown = () => screen.getAllByRole('option').map((option) => option.textContent)

test('the selected value is displayed, and connected to its field', () => {
  const { input } = show()
  expect(input.value).toBe('Kyiv, Europe')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a part of any word finds an option, and typing replaces the current text', async () => {
  const { input, onChange } = show()
  await userEvent.click(input)
  await userEvent.keyboard('york')
  expect(shown()).toEqual(['New York, America', 'York, Europe'])
  await userEvent.keyboard(' eur')
  await userEvent.click(await screen.findByRole('option', { name: 'York, Europe' }))
  expect(onChange).toHaveBeenCalledWith('b')
})

test('text without matches is reported, and changes nothing', async () => {
  const { input, onChange } = show()
  await userEvent.click(input)
  await userEvent.keyboard('atlantis')
  expect(screen.getByText('Nothing matches')).toBeDefined()
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
  expect(input.value).toBe('Kyiv, Europe')
})
