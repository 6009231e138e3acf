import { BookmarkPlus, LibraryBig } from 'lucide-react'
import { useState } from 'react'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import type { TemplateContent } from './template-content.ts'
import { TemplateFormDialog } from './template-form-dialog.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'

export interface TemplateMenuProps {
  type: Channel
  /** The current message: it can be saved as a template, and a template would replace it. */
  current: TemplateContent
  onUse: (content: TemplateContent) => void
  /** Whether the viewer may create and edit templates. */
  canEdit: boolean
  /** The message is read-only, so it can only be saved as a template. */
  isReadOnly?: boolean | undefined
}

/** Starts a message from a template, and saves the current message as one. */
export function TemplateMenu({ type, current, onUse, canEdit, isReadOnly = false }: TemplateMenuProps) {
  const [asked, setAsked] = useState<'list' | 'save' | null>(null)
  const close = () => setAsked(null)
  function save() {
    if (current.content.trim() === '') toast.error('Write the content first, then save it as a template')
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
