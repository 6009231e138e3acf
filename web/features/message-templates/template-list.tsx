import { Pencil, Trash2 } from 'lucide-react'
import type { MessageTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const SHOWN_CHARACTERS = 140
/** Only the beginning of a long message is read. */
const READ_CHARACTERS = 4_000
const UNSEEN = new Set(['style', 'script', 'title'])

export interface TemplateListProps {
  templates: readonly MessageTemplate[]
  onUse: (template: MessageTemplate) => void
  /** Null for viewers who may only use templates. */
  deeds: {
    readonly onEdit: (template: MessageTemplate) => void
    readonly onDelete: (template: MessageTemplate) => void
  } | null
}

/** Templates as rows. */
export function TemplateList({ templates, onUse, deeds }: TemplateListProps) {
  return (
    <ul aria-label="Templates" className="divide-y divide-line rounded-lg border border-line">
      {templates.map((template) => (
        <li key={template.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <p className="wrap-anywhere font-medium text-ink text-sm">{template.name}</p>
            {template.subject ? <p className="truncate text-ink text-sm">{template.subject}</p> : null}
            <p className="truncate text-muted text-xs">{beginningOf(template)}</p>
            <p className="text-faint text-xs">Changed {formatDate(template.updated_at)}</p>
          </div>
          <div className="flex items-center gap-1">
            <Button size="sm" variant="primary" aria-label={`Use ${template.name}`} onClick={() => onUse(template)}>
              Use
            </Button>
            {deeds ? (
              <>
                <IconButton
                  size="sm"
                  icon={Pencil}
                  label={`Edit ${template.name}`}
                  onClick={() => deeds.onEdit(template)}
                />
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={`Delete ${template.name}`}
                  onClick={() => deeds.onDelete(template)}
                />
              </>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The beginning of a template's text, to fill one line. */
function beginningOf({ type, content, text_content }: MessageTemplate): string {
  const text = text_content ?? (type === 'email' ? textOf(content.slice(0, READ_CHARACTERS)) : content)
  return text.replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS)
}

/**
 * A minimal conversion from markup to text, enough for one line. The browser's own parser is blocked for untrusted text
 * (`require-trusted-types-for`).
 */
function textOf(html: string): string {
  const [before = '', ...tags] = html.split('<')
  let isSeen = true
  const texts = tags.map((tag) => {
    const [, slash, name = ''] = /^(\/?)([a-z]*)/i.exec(tag) ?? []
    if (UNSEEN.has(name.toLowerCase())) isSeen = slash === '/'
    const end = tag.indexOf('>')
    return isSeen && end >= 0 ? tag.slice(end + 1) : ''
  })
  return [before, ...texts].join(' ')
}
