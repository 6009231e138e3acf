import { useState } from 'react'
import * as contract from '../../../src/contracts/opt-outs/opt-outs.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** Form with which a person opts one of their email addresses or phone numbers out of collection. */
export function PersonForm() {
  const [kind, setKind] = useState<'email' | 'phone'>('email')
  const [value, setValue] = useState('')
  const ask = useCall(contract.requestPerson)
  const fieldError = ask.error instanceof CallError ? ask.error.fields[kind]?.[0] : undefined
  const state = ask.data?.data.state
  return (
    <Card title="Your email address or phone number" description="For people whose details appear on a website.">
      {state ? (
        <Alert
          tone="success"
          title={state === 'mail-sent' ? 'Check your inbox' : 'Done'}
          actions={
            <Button
              size="sm"
              onClick={() => {
                ask.reset()
                setValue('')
              }}
            >
              Another one
            </Button>
          }
        >
          {state === 'mail-sent'
            ? "If the address can receive email, we've sent it a link. Open it to make sure the address is never collected again."
            : 'This number will never be collected again.'}
        </Alert>
      ) : (
        <form
          noValidate
          aria-label="Your email address or phone number"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            ask.mutate({ body: { [kind]: value } })
          }}
        >
          <SegmentedControl
            aria-label="What to opt out"
            value={kind}
            onChange={(next) => {
              setKind(next)
              ask.reset()
            }}
            className="flex w-full"
            segments={[
              { value: 'email', label: 'Email' },
              { value: 'phone', label: 'Phone' },
            ]}
          />
          <AddressField kind={kind} value={value} error={fieldError} onChange={setValue} />
          {ask.error && !fieldError ? (
            <Alert tone="danger" title={messageOf(ask.error, "We couldn't send your request. Please try again.")} />
          ) : null}
          <Button type="submit" variant="primary" isLoading={ask.isPending} className="self-start">
            Opt out
          </Button>
        </form>
      )}
    </Card>
  )
}

interface AddressFieldProps {
  kind: 'email' | 'phone'
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function AddressField({ kind, value, error, onChange }: AddressFieldProps) {
  const isEmail = kind === 'email'
  return (
    <Field
      label={isEmail ? 'Email address' : 'Phone number'}
      error={error}
      hint={isEmail ? "We'll send it a link." : 'Include the country code.'}
    >
      <Input
        type={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel'}
        size="lg"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={isEmail ? 'you@example.com' : '+44 20 7946 0123'}
      />
    </Field>
  )
}
