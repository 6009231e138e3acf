import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

export interface NewUserFieldsProps {
  register: (name: 'name' | 'email') => UseFormRegisterReturn
  errorOf: (name: 'name' | 'email') => string | undefined
}

/** Whose account it will be. */
export function NewUserFields({ register, errorOf }: NewUserFieldsProps) {
  return (
    <>
      <Field label="Full Name" error={errorOf('name')} isRequired>
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Field label="Email Address" error={errorOf('email')} isRequired>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
    </>
  )
}
