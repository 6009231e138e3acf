import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import type { MessageDocument } from '../../src/outreach/documents/message-document.ts'
import { schema } from './schema.ts'
import { tokenPlugin } from './token-plugin.ts'

const { marks, nodes } = schema

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView())
  return true
})
/** A button has one line; Enter continues below it. */
const leaveButton: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type !== nodes.button) return false
  const after = $from.after()
  dispatch?.(state.tr.insert(after, nodes.paragraph!.create()).scrollIntoView())
  return true
}

const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote!),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list!),
    wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list!),
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading!, ([, signs]) => ({ level: signs!.length })),
  ],
})

/**
 * The state of an editor with a document.
 *
 * @param onLink called for Ctrl+K
 * @throws RangeError if the schema cannot hold the document
 */
export function createState(document: MessageDocument, onLink: () => void): EditorState {
  const doc = Node.fromJSON(schema, document)
  doc.check()
  return EditorState.create({
    doc,
    plugins: [
      keymap({
        'Mod-b': toggleMark(marks.strong!),
        'Mod-i': toggleMark(marks.em!),
        'Mod-u': toggleMark(marks.underline!),
        'Mod-k': () => {
          onLink()
          return true
        },
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        'Shift-Enter': lineBreak,
        Enter: chainCommands(leaveButton, splitListItem(nodes.list_item!)),
        // Only in lists, so that Tab leaves the editor elsewhere.
        Tab: sinkListItem(nodes.list_item!),
        'Shift-Tab': liftListItem(nodes.list_item!),
      }),
      keymap(baseKeymap),
      rules,
      history(),
      dropCursor(),
      gapCursor(),
      tokenPlugin(),
    ],
  })
}
