import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { TextEditor } from '../content/text-editor.tsx'
import type { VariantValues } from './campaign-draft.ts'

export interface VariantTextProps {
  /** `B`, `C` and so on. */
  name: string
  variant: VariantValues
  isEmail: boolean
  isHtml: boolean
  customFields: readonly string[]
  isDisabled: boolean
  errorOf: (field: keyof VariantValues) => string | undefined
  onChange: (part: Partial<VariantValues>) => void
}

/** What one variant of a message says. */
export function VariantText({ name, variant, isEmail, errorOf, onChange, ...editor }: VariantTextProps) {
  return (
    <>
      {isEmail ? (
        <Field
          label={`Subject of variant ${name}`}
          aside="Optional"
          hint="Leave empty to use variant A's subject."
          error={errorOf('subject')}
        >
          <Input
            value={variant.subject}
            autoComplete="off"
            disabled={editor.isDisabled}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        </Field>
      ) : null}
      <Field label={`Content of variant ${name}`} isRequired error={errorOf('content')}>
        <TextEditor {...editor} value={variant.content} rows={7} onChange={(content) => onChange({ content })} />
      </Field>
    </>
  )
}
