import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { HtmlEditor, type HtmlEditorProps } from './html-editor.tsx'
import { TextEditor } from './text-editor.tsx'

export interface ContentFieldProps extends HtmlEditorProps {
  isHtml: boolean
  /** What a text is called; HTML is called by its editor. */
  label: string
  /** The hint of a text. */
  hint?: string | undefined
  /** Shown right of the label of a text. */
  aside?: ReactNode
}

/** What a message says, as HTML or as text. */
export function ContentField({ isHtml, label, hint, aside, error, ...editor }: ContentFieldProps) {
  if (isHtml) return <HtmlEditor {...editor} error={error} />
  return (
    <Field label={label} error={error} isRequired aside={aside} hint={hint}>
      <TextEditor {...editor} />
    </Field>
  )
}
