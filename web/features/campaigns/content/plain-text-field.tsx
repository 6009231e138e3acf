import { Field } from '../../../ui/field.tsx'
import { TextEditor, type TextEditorProps } from './text-editor.tsx'

export interface PlainTextFieldProps extends Omit<TextEditorProps, 'isHtml'> {
  hint: string
  error: string | undefined
}

/** The plain text of an email that is written as HTML. */
export function PlainTextField({ hint, error, ...editor }: PlainTextFieldProps) {
  return (
    <Field label="Plain text" aside="Optional" error={error} hint={hint}>
      <TextEditor {...editor} />
    </Field>
  )
}
