import { Node, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { MessageDocument } from '../../src/outreach/documents/message-document.ts'
import { letterDocument, readPasted } from '../../src/outreach/documents/read-document.ts'
import { writeDocument } from '../../src/outreach/documents/write-document.ts'
import { schema } from './schema.ts'

/**
 * Clipboard handling by our own reader and writer: what comes from Word, Google Docs or a page is cleaned, and the page's
 * policy forbids to parse outside markup with the browser.
 *
 * @param onFiles called with pasted or dropped image files
 */
export const clipboardEvents = (onFiles: (files: readonly File[]) => void) => ({
  paste(view: EditorView, event: ClipboardEvent): boolean {
    return take(view, event, event.clipboardData, onFiles)
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // Something dragged within the editor.
    if (view.dragging) return false
    return take(view, event, event.dataTransfer, onFiles)
  },
  copy: (view: EditorView, event: ClipboardEvent) => copy(view, event),
  cut(view: EditorView, event: ClipboardEvent): boolean {
    if (!copy(view, event)) return false
    if (view.editable) view.dispatch(view.state.tr.deleteSelection().scrollIntoView())
    return true
  },
})

function take(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  onFiles: (files: readonly File[]) => void,
): boolean {
  if (!data || !view.editable) return false
  event.preventDefault()
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')]
  const images = Array.from(data.files ?? []).filter(({ type }) => type.startsWith('image/'))
  if (images.length > 0 && !html && !text) onFiles(images)
  else if (html || text) paste(view, html ? readPasted(html) : letterDocument(text))
  return true
}

/** Inserts a document; its first and last paragraphs join the text around the cursor. */
export function paste(view: EditorView, document: MessageDocument): void {
  const { content } = Node.fromJSON(schema, document)
  const opens = (node: Node | null) => (node?.type === schema.nodes.paragraph ? 1 : 0)
  const slice = new Slice(content, opens(content.firstChild), opens(content.lastChild))
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}

function copy(view: EditorView, event: ClipboardEvent): boolean {
  const { selection } = view.state
  if (selection.empty || !event.clipboardData) return false
  event.preventDefault()
  const slice = selection.content()
  const blocks = slice.content.firstChild?.isInline ? schema.nodes.paragraph!.create(null, slice.content) : null
  const content = blocks ? [blocks.toJSON()] : slice.content.toJSON()
  event.clipboardData.setData('text/html', writeDocument({ type: 'doc', content } as MessageDocument))
  event.clipboardData.setData('text/plain', slice.content.textBetween(0, slice.content.size, '\n\n'))
  return true
}
