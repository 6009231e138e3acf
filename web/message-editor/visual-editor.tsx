import './editor.css'
import 'prosemirror-view/style/prosemirror.css'
import 'prosemirror-gapcursor/style/gapcursor.css'
import type { Command } from 'prosemirror-state'
import { NodeSelection } from 'prosemirror-state'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Picture } from '../../src/contracts/pictures/pictures.ts'
import { IMAGE_WIDTH_MAX } from '../../src/outreach/documents/message-document.ts'
import { type ReadDocument, readDocument } from '../../src/outreach/documents/read-document.ts'
import { writeDocument } from '../../src/outreach/documents/write-document.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { useFieldWiring } from '../ui/field.tsx'
import { insertImage, insertToken, setAttributes } from './commands.ts'
import { createState } from './create-state.ts'
import { ButtonPanel, ColorPanel, ImagePanel, LinkPanel, type Panel } from './panels.tsx'
import { PicturesDialog } from './pictures-dialog.tsx'
import { schema } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import { useEditorView } from './use-editor-view.ts'

export interface VisualEditorProps {
  value: string
  onChange: (html: string) => void
  isDisabled: boolean
  /** The menu of merge fields. */
  renderFields: (onInsert: (code: string) => void) => ReactNode
  /** Shown instead if the editor cannot hold the message. */
  codeView: ReactNode
}

/**
 * Edits the HTML of a message as it looks. What it cannot hold stays in the code view, until the user has it converted.
 */
export default function VisualEditor({ value, onChange, isDisabled, renderFields, codeView }: VisualEditorProps) {
  /** What the editor wrote last; any other value comes from outside and is read anew. */
  const written = useRef<string | null>(null)
  const outside = useRef({ value, version: 0 })
  if (value !== written.current && value !== outside.current.value)
    outside.current = { value, version: outside.current.version + 1 }
  const { version } = outside.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor's own changes do not begin it anew
  const read = useMemo(() => safelyRead(outside.current.value), [version])
  const [former, setFormer] = useState<string | null>(null)

  const change = (html: string) => {
    written.current = html
    outside.current = { ...outside.current, value: html }
    onChange(html)
  }
  if (read.lost !== null)
    return (
      <div className="flex flex-col gap-3">
        <Alert
          tone="info"
          title="This message stays in the code view"
          actions={
            isDisabled ? undefined : (
              <Button
                size="sm"
                onClick={() => {
                  setFormer(value)
                  onChange(writeDocument(read.document))
                }}
              >
                Convert it
              </Button>
            )
          }
        >
          {lostText(read.lost)}
        </Alert>
        {codeView}
      </div>
    )
  return (
    <>
      {former !== null ? (
        <Alert
          tone="success"
          title="Converted"
          onDismiss={() => setFormer(null)}
          actions={
            <Button
              size="sm"
              onClick={() => {
                setFormer(null)
                onChange(former)
              }}
            >
              Undo
            </Button>
          }
        >
          Check the result. You can still restore your code.
        </Alert>
      ) : null}
      <Editor
        key={version}
        document={read.document}
        onChange={change}
        isDisabled={isDisabled}
        renderFields={renderFields}
      />
    </>
  )
}

function safelyRead(value: string): ReadDocument {
  const read = readDocument(value)
  try {
    createState(read.document, () => {})
    return read
  } catch {
    return { document: read.document, lost: read.lost ?? [] }
  }
}

const NAMED_MAX = 6

function lostText(lost: readonly string[]): string {
  if (lost.length === 0) return 'The visual editor would reorder it. Converting keeps the text.'
  const more = lost.length > NAMED_MAX ? ` and ${lost.length - NAMED_MAX} more` : ''
  return `The visual editor would lose ${lost.slice(0, NAMED_MAX).join(', ')}${more}. Converting keeps the text, links and images.`
}

interface EditorProps extends Pick<VisualEditorProps, 'onChange' | 'isDisabled' | 'renderFields'> {
  document: ReadDocument['document']
}

function Editor({ document, onChange, isDisabled, renderFields }: EditorProps) {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [pictures, setPictures] = useState<readonly File[] | null>(null)
  const { id, ...described } = useFieldWiring()
  const attributes = Object.fromEntries(
    Object.entries({ id, ...described }).flatMap(([name, one]) => (one === undefined ? [] : [[name, String(one)]])),
  )
  const { host, view, state } = useEditorView({
    ...{ document, isDisabled, attributes, onChange, label: 'Content' },
    onLink: () => setPanel('link'),
    onFiles: setPictures,
  })
  const isImage = state?.selection instanceof NodeSelection && state.selection.node.type === schema.nodes.image
  const close = () => {
    setPanel(null)
    view?.focus()
  }
  const run = (command: Command) => {
    if (view) command(view.state, view.dispatch, view)
    close()
  }
  function open(next: Panel | null) {
    if (next === 'image' && !isImage) setPictures([])
    else setPanel(next)
  }
  function place({ url, alt, width, height }: Picture) {
    const shown = Math.min(width, IMAGE_WIDTH_MAX)
    const image = { src: url, alt, width: shown, height: Math.round((height * shown) / width) }
    setPictures(null)
    run(isImage ? setAttributes(schema.nodes.image!, image) : insertImage(image))
  }
  // One for another image or place starts with its values.
  const key = `${panel}:${state?.selection.from}`
  return (
    <div className="flex flex-col gap-1.5">
      {view && state ? (
        <>
          <Toolbar
            {...{ view, state, isDisabled, panel }}
            onPanel={open}
            fields={renderFields((code) => {
              // After the menu has returned the focus to its button.
              setTimeout(() => run(insertToken(code)))
            })}
          />
          {panel === 'link' ? <LinkPanel key={key} state={state} onRun={run} onClose={close} /> : null}
          {panel === 'color' ? <ColorPanel state={state} onRun={run} onClose={close} /> : null}
          {panel === 'button' ? <ButtonPanel key={key} state={state} onRun={run} onClose={close} /> : null}
          {panel === 'image' && isImage ? (
            <ImagePanel key={key} state={state} onRun={run} onClose={close} onChoose={() => setPictures([])} />
          ) : null}
        </>
      ) : null}
      <div ref={host} className="message-editor" />
      {pictures ? <PicturesDialog files={pictures} onChoose={place} onClose={() => setPictures(null)} /> : null}
    </div>
  )
}
