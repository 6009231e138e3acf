import { BookmarkPlus, LibraryBig } from 'lucide-react'
import { useState } from 'react'
import type { Channel } from '../../../src/contracts/senders.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import type { TemplateContent } from './template-content.ts'
import { TemplateFormDialog } from './template-form-dialog.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'

export interface TemplateMenuProps {
  type: Channel
  /** What is written now: what may be kept, and what a template would replace. */
  current: TemplateContent
  onUse: (content: TemplateContent) => void
  /** Templates may be made and changed. */
  canEdit: boolean
  /** What is written cannot be changed: it may only be kept. */
  isReadOnly?: boolean | undefined
}

/** Begins a message with one that was kept, and keeps the one that is written. */
export function TemplateMenu({ type, current, onUse, canEdit, isReadOnly = false }: TemplateMenuProps) {
  const [asked, setAsked] = useState<'list' | 'save' | null>(null)
  const close = () => setAsked(null)
  function save() {
    if (current.content.trim() === '') toast.error('Write the content first, then keep it as a template')
    else setAsked('save')
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isReadOnly ? null : (
        <Button size="sm" icon={LibraryBig} onClick={() => setAsked('list')}>
          Templates
        </Button>
      )}
      {canEdit ? (
        <Button size="sm" icon={BookmarkPlus} onClick={save}>
          Save as template
        </Button>
      ) : null}
      {asked === 'list' ? (
        <TemplatesDialog
          type={type}
          current={current}
          canEdit={canEdit}
          onUse={(content) => {
            onUse(content)
            close()
          }}
          onClose={close}
        />
      ) : null}
      {asked === 'save' ? <TemplateFormDialog former={null} type={type} current={current} onClose={close} /> : null}
    </div>
  )
}
