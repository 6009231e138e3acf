import { Bold, Heading, Italic, Link, List, type LucideIcon, Pilcrow, RectangleHorizontal } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { MergeFieldMenu } from './merge-field-menu.tsx'
import { useTextEditing } from './use-text-editing.ts'
import { insertText, WRAPPINGS, wrapSelection } from './wrap-selection.ts'

type Tool = keyof typeof WRAPPINGS
const tools: readonly { tool: Tool; label: string; icon: LucideIcon; key?: string }[] = [
  { tool: 'bold', label: 'Bold', icon: Bold, key: 'b' },
  { tool: 'italic', label: 'Italic', icon: Italic, key: 'i' },
  { tool: 'link', label: 'Link', icon: Link, key: 'k' },
  { tool: 'list', label: 'List', icon: List },
  { tool: 'heading', label: 'Heading', icon: Heading },
  { tool: 'paragraph', label: 'Paragraph', icon: Pilcrow },
  { tool: 'button', label: 'Button', icon: RectangleHorizontal },
]

export interface TextEditorProps {
  value: string
  onChange: (text: string) => void
  /** Custom fields of the recipients. */
  customFields: readonly string[]
  /** If false, the text is plain, and only merge fields are offered. */
  isHtml?: boolean
  isDisabled?: boolean | undefined
  rows?: number
  placeholder?: string
}

/** A text area with formatting buttons for the selection. Connects itself to the Field around it. */
export function TextEditor({ value, onChange, customFields, isHtml, isDisabled, rows, placeholder }: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement | null>(null)
  const edit = useTextEditing(area, onChange)
  const wrap = (tool: Tool) => edit((selected) => wrapSelection(selected, WRAPPINGS[tool]))
  function press(event: KeyboardEvent) {
    if (!isHtml || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const tool = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!tool) return
    event.preventDefault()
    wrap(tool.tool)
  }
  return (
    <div className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and these belong to the field's own label */}
      <div role="group" aria-label="Formatting" className="flex flex-wrap items-center gap-1">
        {isHtml
          ? tools.map(({ tool, label, icon, key }) => (
              <IconButton
                key={tool}
                icon={icon}
                size="sm"
                label={label}
                title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
                disabled={isDisabled}
                onClick={() => wrap(tool)}
              />
            ))
          : null}
        <MergeFieldMenu
          custom={customFields}
          isDisabled={isDisabled ?? false}
          // After the menu has returned the focus to its button.
          onInsert={(field) => setTimeout(() => edit((selected) => insertText(selected, field)))}
        />
      </div>
      <Textarea
        ref={area}
        value={value}
        rows={rows ?? 14}
        disabled={isDisabled}
        placeholder={placeholder}
        spellCheck
        className={isHtml ? 'max-h-[32rem] min-h-48 font-mono text-xs' : 'max-h-[24rem]'}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
    </div>
  )
}
