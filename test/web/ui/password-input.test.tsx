import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from '../../../web/ui/field.tsx'
import { PasswordInput } from '../../../web/ui/password-input.tsx'
import { userEvent } from '../support/user-event.ts'

test('the input is hidden, shown and hidden again without losing it or submitting the form', async () => {
  let submissions = 0
  render(
    <form onSubmit={() => submissions++}>
      <Field label="Password">
        <PasswordInput />
      </Field>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(input, 'secret')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  expect(input.value).toBe('secret')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
  expect(submissions).toBe(0)
})
