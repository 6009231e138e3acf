import { MessageEditor } from '../../../message-editor/message-editor.tsx'
import { MergeFieldMenu } from './merge-field-menu.tsx'
import { TextEditor } from './text-editor.tsx'

export interface HtmlEditorProps {
  value: string
  onChange: (html: string) => void
  /** Custom fields of the recipients. */
  customFields: readonly string[]
  isDisabled?: boolean
  error?: string | undefined
  rows?: number
  placeholder?: string
}

/** The field of an email's HTML, as it looks or as code. */
export function HtmlEditor({ customFields, error, rows, placeholder, ...editor }: HtmlEditorProps) {
  return (
    <MessageEditor
      {...editor}
      error={error}
      hint="Select text and press a button to wrap it. Scripts are removed before sending."
      renderFields={(onInsert) => (
        <MergeFieldMenu custom={customFields} isDisabled={editor.isDisabled ?? false} onInsert={onInsert} />
      )}
      codeView={
        <TextEditor
          {...editor}
          isHtml
          customFields={customFields}
          {...(rows && { rows })}
          {...(placeholder && { placeholder })}
        />
      }
    />
  )
}
