import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Columns2,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Palette,
  Quote,
  RectangleHorizontal,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import {
  blockAt,
  hasMark,
  insertColumns,
  insertRule,
  setAlignment,
  setHeading,
  toggleList,
  toggleQuote,
} from './commands.ts'
import type { Panel } from './panels.tsx'
import { schema } from './schema.ts'

const { marks, nodes } = schema

interface Tool {
  readonly label: string
  readonly icon: LucideIcon
  readonly command: Command
  /** Whether it applies at the cursor, for tools that are on or off. */
  readonly isOn?: (state: EditorState) => boolean
}

const GROUPS: readonly (readonly Tool[])[] = [
  [
    { label: 'Undo (Ctrl+Z)', icon: Undo2, command: undo },
    { label: 'Redo (Ctrl+Y)', icon: Redo2, command: redo },
  ],
  ([1, 2, 3] as const).map((level) => ({
    label: ['Title', 'Heading', 'Small heading'][level - 1]!,
    icon: [Heading1, Heading2, Heading3][level - 1]!,
    command: setHeading(level),
    isOn: (state) => blockAt(state, nodes.heading!)?.level === level,
  })),
  [
    { label: 'Bold (Ctrl+B)', icon: Bold, mark: marks.strong! },
    { label: 'Italic (Ctrl+I)', icon: Italic, mark: marks.em! },
    { label: 'Underline (Ctrl+U)', icon: Underline, mark: marks.underline! },
  ].map(({ mark, ...tool }) => ({ ...tool, command: toggleMark(mark), isOn: (state) => hasMark(state, mark) })),
  [
    {
      label: 'List',
      icon: List,
      command: toggleList(nodes.bullet_list!),
      isOn: (state) => blockAt(state, nodes.bullet_list!) !== null,
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      command: toggleList(nodes.ordered_list!),
      isOn: (state) => blockAt(state, nodes.ordered_list!) !== null,
    },
    {
      label: 'Quote',
      icon: Quote,
      command: toggleQuote,
      isOn: (state) => blockAt(state, nodes.blockquote!) !== null,
    },
  ],
  [
    { label: 'Align left', icon: AlignLeft, command: setAlignment('left') },
    { label: 'Centre', icon: AlignCenter, command: setAlignment('center') },
    { label: 'Align right', icon: AlignRight, command: setAlignment('right') },
  ],
  [
    { label: 'Divider', icon: Minus, command: insertRule },
    { label: 'Two columns', icon: Columns2, command: insertColumns },
  ],
]

export interface ToolbarProps {
  view: EditorView
  state: EditorState
  isDisabled: boolean
  panel: Panel | null
  onPanel: (panel: Panel | null) => void
  /** The menu of merge fields. */
  fields: ReactNode
}

/** The buttons above the editor. They act on the selection, which stays in the editor. */
export function Toolbar({ view, state, isDisabled, panel, onPanel, fields }: ToolbarProps) {
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const panels: readonly { panel: Panel; label: string; icon: LucideIcon }[] = [
    { panel: 'link', label: 'Link (Ctrl+K)', icon: Link },
    { panel: 'color', label: 'Text colour', icon: Palette },
    { panel: 'button', label: 'Button', icon: RectangleHorizontal },
    { panel: 'image', label: 'Image', icon: ImagePlus },
  ]
  return (
    <div role="toolbar" aria-label="Formatting" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {GROUPS.map((tools) => (
        <span key={tools[0]!.label} className="flex items-center">
          {tools.map(({ label, icon, command, isOn }) => (
            <IconButton
              key={label}
              size="sm"
              icon={icon}
              label={label}
              disabled={isDisabled}
              {...(isOn && { 'aria-pressed': isOn(state) })}
              className={isOn?.(state) ? 'bg-brand-soft text-ink' : ''}
              // Keeps the selection in the editor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            />
          ))}
        </span>
      ))}
      <span className="flex items-center">
        {panels.map(({ panel: name, label, icon }) => (
          <IconButton
            key={name}
            size="sm"
            icon={icon}
            label={label}
            disabled={isDisabled}
            aria-expanded={panel === name}
            className={panel === name ? 'bg-brand-soft text-ink' : ''}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPanel(panel === name ? null : name)}
          />
        ))}
      </span>
      {fields}
    </div>
  )
}
