import { lift, setBlockType, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, type Transaction } from 'prosemirror-state'
import type { Alignment, ImageAttributes } from '../../src/outreach/documents/message-document.ts'
import { schema } from './schema.ts'

const { marks, nodes } = schema

/** Whether the selection, or what is typed next, has a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

/** The attributes of the block around the cursor; null if it is of another type. */
export function blockAt({ selection }: EditorState, type: NodeType): Record<string, unknown> | null {
  const { $from } = selection
  if (selection instanceof NodeSelection && selection.node.type === type) return selection.node.attrs
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return $from.node(depth).attrs
  return null
}

export const setHeading =
  (level: 1 | 2 | 3): Command =>
  (state, dispatch) =>
    blockAt(state, nodes.heading!)?.level === level
      ? setBlockType(nodes.paragraph!)(state, dispatch)
      : setBlockType(nodes.heading!, { level })(state, dispatch)

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    blockAt(state, type) ? liftListItem(nodes.list_item!)(state, dispatch) : wrapInList(type)(state, dispatch)

export const toggleQuote: Command = (state, dispatch) =>
  blockAt(state, nodes.blockquote!) ? lift(state, dispatch) : wrapIn(nodes.blockquote!)(state, dispatch)

/** Aligns paragraphs, headings and buttons. */
export const setAlignment =
  (align: Alignment): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection
    const change = state.tr
    state.doc.nodesBetween(from, to, (node, at) => {
      if (node.type === nodes.button) change.setNodeAttribute(at, 'align', align)
      else if (node.type === nodes.paragraph || node.type === nodes.heading)
        change.setNodeAttribute(at, 'align', align === 'left' ? null : align)
    })
    if (!change.docChanged) return false
    dispatch?.(change)
    return true
  }

const inserted = (state: EditorState, change: Transaction, dispatch?: (tr: Transaction) => void) => {
  if (!change.docChanged) return false
  dispatch?.(change.scrollIntoView())
  return state !== null
}

export const insertRule: Command = (state, dispatch) =>
  inserted(state, state.tr.replaceSelectionWith(nodes.horizontal_rule!.create()), dispatch)

export const insertButton =
  (label: string, href: string): Command =>
  (state, dispatch) =>
    inserted(
      state,
      state.tr.replaceSelectionWith(nodes.button!.create({ href }, label ? schema.text(label) : null)),
      dispatch,
    )

export const insertColumns: Command = (state, dispatch) => {
  const column = () => nodes.column!.create(null, nodes.paragraph!.create())
  return inserted(state, state.tr.replaceSelectionWith(nodes.columns!.create(null, [column(), column()])), dispatch)
}

export const insertImage =
  (attributes: ImageAttributes): Command =>
  (state, dispatch) =>
    inserted(state, state.tr.replaceSelectionWith(nodes.image!.create({ ...attributes }), false), dispatch)

/** Inserts template syntax as it is written. */
export const insertToken =
  (code: string): Command =>
  (state, dispatch) =>
    inserted(state, state.tr.replaceSelectionWith(nodes.token!.create({ code }), true), dispatch)

/** Links the selection, or the whole link around the cursor; an empty address removes it. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    const change = state.tr.removeMark(from, to, marks.link!)
    if (href !== '' && from === to) change.insert(from, schema.text(href, [marks.link!.create({ href })]))
    else if (href !== '') change.addMark(from, to, marks.link!.create({ href }))
    dispatch?.(change)
    return true
  }

/** The address of the link at the cursor; empty if there is none. */
export function linkAt(state: EditorState): string {
  const { $from } = state.selection
  const found = [...$from.marks(), ...($from.nodeAfter?.marks ?? [])].find(({ type }) => type === marks.link)
  return found ? String(found.attrs.href) : ''
}

function linkRange(state: EditorState): { from: number; to: number } {
  const { from, to, $from, empty } = state.selection
  const href = linkAt(state)
  if (!empty || href === '') return { from, to }
  const range = { from, to }
  let at = $from.start()
  $from.parent.forEach((node) => {
    const end = at + node.nodeSize
    const isPart = node.marks.some(({ type, attrs }) => type === marks.link && attrs.href === href)
    if (isPart && at <= from && end >= from) Object.assign(range, { from: at, to: end })
    at = end
  })
  return range
}

/** Colours the selection; null removes the colour. */
export const setColor =
  (color: string | null): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const change = state.tr
    if (empty)
      color === null ? change.removeStoredMark(marks.color!) : change.addStoredMark(marks.color!.create({ color }))
    else {
      change.removeMark(from, to, marks.color!)
      if (color !== null) change.addMark(from, to, marks.color!.create({ color }))
    }
    dispatch?.(change)
    return true
  }

/** Changes the selected image or the button around the cursor. */
export const setAttributes =
  (type: NodeType, attributes: Readonly<Record<string, unknown>>): Command =>
  (state, dispatch) => {
    const { selection } = state
    const { $from } = selection
    const at = selection instanceof NodeSelection ? selection.from : $from.before($from.depth)
    if (state.doc.nodeAt(at)?.type !== type) return false
    const change = state.tr
    for (const [name, value] of Object.entries(attributes)) change.setNodeAttribute(at, name, value)
    if (selection instanceof NodeSelection) change.setSelection(NodeSelection.create(change.doc, at))
    dispatch?.(change)
    return true
  }
