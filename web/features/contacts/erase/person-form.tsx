import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { SoughtPerson } from '../api.ts'

export interface PersonFormProps {
  label: string
  submit: string
  /** Whether the form has a name field. Hashed details have no name. */
  hasName?: boolean
  initial?: SoughtPerson
  isBusy: boolean
  /** The server's error for each field. */
  errorOf: (field: 'email' | 'phone' | 'name') => string | undefined
  onSubmit: (person: SoughtPerson) => void
}

const NOTHING = 'Enter an email address, a phone number or a name'
const NOTHING_WITHOUT_NAME = 'Enter an email address or a phone number'

/** Identifies a person by an email address, a phone number, a name, or several of them. */
export function PersonForm({
  label,
  submit,
  hasName = false,
  initial = {},
  isBusy,
  errorOf,
  onSubmit,
}: PersonFormProps) {
  const [email, setEmail] = useState(initial.email ?? '')
  const [phone, setPhone] = useState(initial.phone ?? '')
  const [name, setName] = useState(initial.name ?? '')
  const [isEmpty, setIsEmpty] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    const person: SoughtPerson = {
      ...(email.trim() && { email: email.trim() }),
      ...(phone.trim() && { phone: phone.trim() }),
      ...(hasName && name.trim() && { name: name.trim() }),
    }
    const hasNothing = Object.keys(person).length === 0
    setIsEmpty(hasNothing)
    if (!hasNothing) onSubmit(person)
  }
  return (
    <form noValidate aria-label={label} onSubmit={send} className="flex flex-col gap-4">
      <div className={hasName ? 'grid gap-4 md:grid-cols-3' : 'grid gap-4 sm:grid-cols-2'}>
        <Field
          label="Email address"
          error={errorOf('email') ?? (isEmpty ? (hasName ? NOTHING : NOTHING_WITHOUT_NAME) : undefined)}
        >
          <Input
            type="email"
            value={email}
            maxLength={254}
            placeholder="name@company.com"
            autoComplete="off"
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Phone number" error={errorOf('phone')} hint="Include the country code.">
          <Input
            type="tel"
            value={phone}
            maxLength={40}
            placeholder="+44 20 7946 0123"
            autoComplete="off"
            onChange={(event) => setPhone(event.target.value)}
          />
        </Field>
        {hasName ? (
          <Field label="Name" error={errorOf('name')} hint="Others may share it. You choose the right person next.">
            <Input value={name} maxLength={200} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
        ) : null}
      </div>
      <Button type="submit" variant={hasName ? 'primary' : 'secondary'} isLoading={isBusy} className="self-start">
        {submit}
      </Button>
    </form>
  )
}
