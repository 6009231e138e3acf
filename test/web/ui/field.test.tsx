import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Field } from '../../../web/ui/field.tsx'
import { Input } from '../../../web/ui/input.tsx'
import { PasswordInput } from '../../../web/ui/password-input.tsx'
import { Select } from '../../../web/ui/select.tsx'
import { Textarea } from '../../../web/ui/textarea.tsx'

const controls: [name: string, control: ReactNode][] = [
  ['Input', <Input key="i" />],
  ['PasswordInput', <PasswordInput key="p" />],
  ['Textarea', <Textarea key="t" />],
  ['Select', <Select key="s" value="a" onChange={() => undefined} options={[{ value: 'a', label: 'Apple' }]} />],
]

const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

test.each(controls)('%s takes its label and hint from the Field', (_name, control) => {
  render(
    <Field label="Fruit" hint="One only">
      {control}
    </Field>,
  )
  const element = screen.getByLabelText('Fruit')
  expect(descriptionOf(element)).toBe('One only')
  expect(element.getAttribute('aria-invalid')).toBeNull()
})

test.each(controls)('%s is marked invalid and described by the error instead of the hint', (_name, control) => {
  render(
    <Field label="Fruit" hint="One only" error="Fruit is required">
      {control}
    </Field>,
  )
  const element = screen.getByLabelText('Fruit')
  expect(element.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(element)).toBe('Fruit is required')
  expect(screen.getByRole('alert').textContent).toBe('Fruit is required')
  expect(screen.queryByText('One only')).toBeNull()
})

test('a field without hint and error describes nothing', () => {
  render(
    <Field label="Fruit">
      <Input />
    </Field>,
  )
  expect(screen.getByLabelText('Fruit').hasAttribute('aria-describedby')).toBe(false)
})
