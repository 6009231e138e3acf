import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { MessageTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { templatesQuery } from '../../queries/message-templates.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Input } from '../../ui/input.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import type { TemplateContent } from './template-content.ts'
import { TemplateFormDialog } from './template-form-dialog.tsx'
import { TemplateList } from './template-list.tsx'

/** With the texts of ten messages. */
const ReadyTemplates = lazy(() => import('./ready-templates.tsx'))

/** From this number of templates on, the dialog has a search field. */
const SEARCHED_FROM = 8

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
  const { data: templates, error, refetch, isFetching } = useQuery(templatesQuery(type))
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState<{ deed: 'use' | 'edit' | 'delete'; template: MessageTemplate } | null>(null)
  const ask = (deed: 'use' | 'edit' | 'delete') => (template: MessageTemplate) => setAsked({ deed, template })
  const [ready, setReady] = useState<(TemplateContent & { readonly name: string }) | null>(null)
  const close = () => setAsked(null)
  const use = ({ subject, content, text_content, format }: TemplateContent) =>
    onUse({ subject, content, text_content, format })
  const isBlank = [current.subject, current.content, current.text_content].every((text) => !text?.trim())
  const found = templates?.filter((template) => matches(template, words))
  return (
    <Dialog isOpen onClose={onClose} size="lg" title="Templates" description={descriptions[type]}>
      {error && !templates ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !templates || !found ? (
        <TableSkeleton rows={4} lines={2} label="Loading templates" />
      ) : (
        <div className="flex flex-col gap-3">
          {templates.length === 0 ? (
            <EmptyState title="No templates yet">Write a message and select “Save as template” to reuse it.</EmptyState>
          ) : null}
          {templates.length >= SEARCHED_FROM ? (
            <Input
              type="search"
              icon={Search}
              aria-label="Search templates"
              placeholder="Search names and texts"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          ) : null}
          {templates.length === 0 ? null : found.length === 0 ? (
            <p className="py-6 text-center text-muted text-sm">No matching templates.</p>
          ) : (
            <TemplateList
              templates={found}
              onUse={isBlank ? use : ask('use')}
              deeds={canEdit ? { onEdit: ask('edit'), onDelete: ask('delete') } : null}
            />
          )}
          {type === 'email' ? (
            <Suspense fallback={<TableSkeleton rows={3} lines={2} label="Loading ready templates" />}>
              <ReadyTemplates onUse={(template) => (isBlank ? use(template) : setReady(template))} />
            </Suspense>
          ) : null}
        </div>
      )}
      {ready ? (
        <ConfirmDialog
          isOpen
          title={`Start over with “${ready.name}”?`}
          confirmLabel="Replace content"
          onConfirm={() => use(ready)}
          onCancel={() => setReady(null)}
        >
          Your current content will be lost.
        </ConfirmDialog>
      ) : null}
      {asked?.deed === 'use' ? (
        <ConfirmDialog
          isOpen
          title={`Start over with “${asked.template.name}”?`}
          confirmLabel="Replace content"
          onConfirm={() => use(asked.template)}
          onCancel={close}
        >
          Your current content will be lost.
        </ConfirmDialog>
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

/** Whether the template contains every word of the search. */
function matches({ name, subject, content }: MessageTemplate, words: string): boolean {
  const text = `${name} ${subject ?? ''} ${content}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
