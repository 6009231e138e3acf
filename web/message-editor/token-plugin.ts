import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { splitTokens } from '../../src/outreach/documents/tokens.ts'
import { schema } from './schema.ts'

/** Turns template syntax that was typed into a token, once the cursor is behind or outside it. */
export const tokenPlugin = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _, state) {
      if (!transactions.some(({ docChanged, selectionSet }) => docChanged || selectionSet)) return null
      const found = typedTokens(state.doc, state.selection.from)
      if (found.length === 0) return null
      const change = state.tr
      for (const { from, to, code, node } of found.toReversed())
        change.replaceWith(from, to, schema.nodes.token!.create({ code }, null, node.marks))
      return change
    },
    props: {
      handleDoubleClickOn: (view, _, node, at) => editToken(view.state, node, at, view.dispatch),
      handleKeyDown(view: EditorView, event: KeyboardEvent) {
        const { selection } = view.state
        if (event.key !== 'Enter' || !(selection instanceof NodeSelection)) return false
        return editToken(view.state, selection.node, selection.from, view.dispatch)
      },
    },
  })

interface Typed {
  readonly from: number
  readonly to: number
  readonly code: string
  readonly node: Node
}

function typedTokens(doc: Node, cursor: number): Typed[] {
  const found: Typed[] = []
  doc.descendants((node, at) => {
    if (!node.isText || !node.text?.includes('{')) return
    let from = at
    for (const [place, piece] of splitTokens(node.text).entries()) {
      const to = from + piece.length
      if (place % 2 === 1 && !(cursor > from && cursor < to)) found.push({ from, to, code: piece, node })
      from = to
    }
  })
  return found
}

/** Turns a token into text with the cursor in it, to be changed. */
function editToken(state: EditorState, node: Node, at: number, dispatch: (change: Transaction) => void): boolean {
  if (node.type !== schema.nodes.token) return false
  const code = String(node.attrs.code)
  const change = state.tr.replaceWith(at, at + 1, schema.text(code, node.marks))
  dispatch(change.setSelection(TextSelection.create(change.doc, at + code.length - 2)))
  return true
}
