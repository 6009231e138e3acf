import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { MessageTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { templatesQuery } from '../../queries/message-templates.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { FoundTemplates } from './found-templates.tsx'
import type { TemplateContent } from './template-content.ts'
import { TemplateFormDialog } from './template-form-dialog.tsx'

/** With the texts of ten messages. */
const ReadyTemplates = lazy(() => import('./ready-templates.tsx'))

export interface TemplatesDialogProps {
  type: Channel
  /** The content that a template would replace. */
  current: TemplateContent
  canEdit: boolean
  onUse: (content: TemplateContent) => void
  onClose: () => void
}

/** The account's templates of one channel, with their actions. */
export function TemplatesDialog({ type, current, canEdit, onUse, onClose }: TemplatesDialogProps) {
  const query = useQuery(templatesQuery(type))
  const [asked, setAsked] = useState<{ deed: 'use' | 'edit' | 'delete'; template: MessageTemplate } | null>(null)
  const ask = (deed: 'use' | 'edit' | 'delete') => (template: MessageTemplate) => setAsked({ deed, template })
  const [ready, setReady] = useState<(TemplateContent & { readonly name: string }) | null>(null)
  const close = () => setAsked(null)
  const use = ({ subject, content, text_content, format }: TemplateContent) =>
    onUse({ subject, content, text_content, format })
  const isBlank = [current.subject, current.content, current.text_content].every((text) => !text?.trim())
  return (
    <Dialog isOpen onClose={onClose} size="lg" title="Templates" description={descriptions[type]}>
      <Loaded query={query} placeholder={<TableSkeleton rows={4} lines={2} label="Loading templates" />}>
        {(templates) => (
          <div className="flex flex-col gap-3">
            <FoundTemplates
              templates={templates}
              onUse={isBlank ? use : ask('use')}
              deeds={canEdit ? { onEdit: ask('edit'), onDelete: ask('delete') } : null}
            />
            {type === 'email' ? (
              <Suspense fallback={<TableSkeleton rows={3} lines={2} label="Loading ready templates" />}>
                <ReadyTemplates onUse={(template) => (isBlank ? use(template) : setReady(template))} />
              </Suspense>
            ) : null}
          </div>
        )}
      </Loaded>
      {ready ? <ReplaceContent name={ready.name} onConfirm={() => use(ready)} onCancel={() => setReady(null)} /> : null}
      {asked?.deed === 'use' ? (
        <ReplaceContent name={asked.template.name} onConfirm={() => use(asked.template)} onCancel={close} />
      ) : null}
      {asked?.deed === 'edit' ? (
        <TemplateFormDialog former={asked.template} type={type} current={asked.template} onClose={close} />
      ) : null}
      {asked?.deed === 'delete' ? <DeleteTemplateDialog template={asked.template} onClose={close} /> : null}
    </Dialog>
  )
}

const descriptions: Readonly<Record<Channel, string>> = {
  email: 'Saved emails you can reuse.',
  sms: 'Saved text messages you can reuse.',
}

interface ReplaceContentProps {
  /** The template's name. */
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a template replaces what was written. */
function ReplaceContent({ name, onConfirm, onCancel }: ReplaceContentProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`Start over with “${name}”?`}
      confirmLabel="Replace content"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Your current content will be lost.
    </ConfirmDialog>
  )
}
