import type { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import type { MessageDocument } from '../../src/outreach/documents/message-document.ts'
import { writeDocument } from '../../src/outreach/documents/write-document.ts'
import { clipboardEvents } from './clipboard.ts'
import { createState } from './create-state.ts'

export interface EditorViewOptions {
  /** The document to begin with; another one replaces what is in the editor. */
  document: MessageDocument
  label: string
  attributes: Readonly<Record<string, string>>
  isDisabled: boolean
  /** Called with the HTML after each change by the user. */
  onChange: (html: string) => void
  onLink: () => void
  onFiles: (files: readonly File[]) => void
}

/** Keeps an editor of ProseMirror in an element. Its state is returned for the toolbar, which follows the cursor. */
export function useEditorView(options: EditorViewOptions) {
  const host = useRef<HTMLDivElement | null>(null)
  const latest = useRef(options)
  latest.current = options
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const { document, isDisabled, label, attributes } = options

  useEffect(() => {
    if (!host.current) return
    const made = new EditorView(
      { mount: host.current },
      {
        state: createState(document, () => latest.current.onLink()),
        editable: () => !latest.current.isDisabled,
        handleDOMEvents: clipboardEvents((files) => latest.current.onFiles(files)),
        dispatchTransaction(transaction) {
          made.updateState(made.state.apply(transaction))
          setState(made.state)
          if (transaction.docChanged) latest.current.onChange(writeDocument(made.state.doc.toJSON() as MessageDocument))
        },
      },
    )
    setView(made)
    setState(made.state)
    return () => {
      made.destroy()
      setView(null)
    }
  }, [document])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are compared by what they say
  useEffect(() => {
    view?.setProps({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(isDisabled && { 'aria-disabled': 'true' }),
        ...attributes,
      },
    })
  }, [view, label, isDisabled, JSON.stringify(attributes)])

  return { host, view, state }
}
