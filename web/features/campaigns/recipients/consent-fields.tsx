import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { Consent } from './recipient-choice.ts'

const CONSENT_LENGTH_MAX = 300

export interface ConsentFieldsProps {
  consent: Consent
  onChange: (consent: Consent) => void
  /** Only recipients with stated consent can be added. */
  isRequired?: boolean
}

/** The statement that recipients agreed to be contacted, and how. It is stored with each recipient. */
export function ConsentFields({ consent, onChange, isRequired = false }: ConsentFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="These people agreed to be contacted"
        hint="Stored with each recipient, with the date, as proof of consent."
        checked={consent.isStated}
        onChange={(event) => onChange({ ...consent, isStated: event.target.checked })}
      />
      {consent.isStated ? (
        <Field
          label="How they consented"
          aside="Optional"
          hint="For example: signed up at our stand at the spring fair, 3 May"
        >
          <Input
            value={consent.text}
            maxLength={CONSENT_LENGTH_MAX}
            autoComplete="off"
            onChange={(event) => onChange({ ...consent, text: event.target.value })}
          />
        </Field>
      ) : isRequired ? (
        <Alert title="People without consent are skipped">
          This campaign goes only to people who consented (“Opt-in required” in Settings). Anyone without consent stays
          on the list but gets nothing.
        </Alert>
      ) : null}
    </div>
  )
}
