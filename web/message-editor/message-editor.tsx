import { Code, PenLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** ProseMirror and the reader of HTML, which no screen needs before somebody writes a message. */
const VisualEditor = lazy(() => import('./visual-editor.tsx'))

const VIEWS = ['visual', 'code'] as const
type View = (typeof VIEWS)[number]
const KEPT = 'message-editor-view'

function readView(): View {
  try {
    return VIEWS.find((one) => one === localStorage.getItem(KEPT)) ?? 'visual'
  } catch {
    // Storage is forbidden.
    return 'visual'
  }
}

function keepView(view: View): void {
  try {
    localStorage.setItem(KEPT, view)
  } catch {
    // Storage failed: the choice lasts until the editor closes.
  }
}

export interface MessageEditorProps {
  value: string
  onChange: (html: string) => void
  isDisabled?: boolean
  error?: string | undefined
  hint?: string
  /** The text area with the HTML, which finds the field around it. */
  codeView: ReactNode
  /** The menu of merge fields. @param onInsert inserts a field as it is written */
  renderFields?: (onInsert: (code: string) => void) => ReactNode
}

/** The field of a message's HTML, to be edited as it looks or as code. The choice is kept in this browser. */
export function MessageEditor({ value, onChange, isDisabled = false, error, hint, ...more }: MessageEditorProps) {
  const { codeView, renderFields = () => null } = more
  const [view, setView] = useState(readView)
  return (
    <Field
      label={view === 'code' ? 'Content (HTML)' : 'Content'}
      isRequired
      {...(error && { error })}
      {...(hint && view === 'code' && { hint })}
      aside={
        <SegmentedControl
          aria-label="Editor"
          value={view}
          onChange={(next) => {
            keepView(next)
            setView(next)
          }}
          segments={[
            { value: 'visual', label: 'Visual', icon: PenLine },
            { value: 'code', label: 'Code', icon: Code },
          ]}
        />
      }
    >
      {view === 'code' ? (
        codeView
      ) : (
        <Suspense
          fallback={
            <div role="status" aria-label="Loading editor">
              <Skeleton className="h-60" />
            </div>
          }
        >
          <VisualEditor {...{ value, onChange, isDisabled, renderFields, codeView }} />
        </Suspense>
      )}
    </Field>
  )
}
