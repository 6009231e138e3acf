import type { FormEvent } from 'react'
import { type MessageTemplate, WriteTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { MessageEditor } from '../../message-editor/message-editor.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCreateTemplate, useUpdateTemplate } from './api.ts'
import type { TemplateContent } from './template-content.ts'

export interface TemplateFormDialogProps {
  /** The template to edit; null to save the current message as a new one, which only needs a name. */
  former: MessageTemplate | null
  type: Channel
  current: TemplateContent
  onClose: () => void
}

/** Saves the current message as a named template, or edits an existing template. */
export function TemplateFormDialog({ former, type, current, onClose }: TemplateFormDialogProps) {
  const { form, onSubmit } = useTemplateForm({ former, type, current, onClose })
  const isHtml = type === 'email' && (former ?? current).format === 'html'
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size={former ? 'xl' : 'md'}
      title={former ? `Edit ${former.name}` : 'Save as template'}
      description={
        former ? "Campaigns created from it aren't affected." : 'You can use it for campaigns and follow-ups.'
      }
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <Field label="Name" error={form.errorOf('name')} isRequired>
          <Input {...form.register('name')} autoComplete="off" placeholder="First contact" />
        </Field>
        {former ? (
          <>
            {type === 'email' ? (
              <Field label="Subject" aside="Optional" error={form.errorOf('subject')}>
                <Input {...form.register('subject')} autoComplete="off" />
              </Field>
            ) : null}
            {isHtml ? (
              <MessageEditor
                value={form.watch('content')}
                onChange={(content) => form.setValue('content', content, { shouldDirty: true })}
                error={form.errorOf('content')}
                hint="{{first_name|there}} and other merge fields are filled in when it's sent."
                codeView={<Textarea {...form.register('content')} rows={10} className="font-mono" spellCheck={false} />}
              />
            ) : (
              <Field
                label={type === 'email' ? 'Text' : 'Content'}
                error={form.errorOf('content')}
                hint="{{first_name|there}} and other merge fields are filled in when it's sent."
                isRequired
              >
                <Textarea {...form.register('content')} rows={10} spellCheck />
              </Field>
            )}
            {isHtml ? (
              <Field label="Plain text" aside="Optional" error={form.errorOf('text_content')}>
                <Textarea {...form.register('text_content')} rows={4} />
              </Field>
            ) : null}
          </>
        ) : null}
        <FormAlert
          message={form.formMessage ?? hiddenError(form, former)}
          isOffline={form.isOffline}
          needsPlan={form.needsPlan}
        />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={former ? 'Save Changes' : 'Save'}
          submitting="Saving..."
        />
      </form>
    </Dialog>
  )
}

function useTemplateForm({ former, type, current, onClose }: TemplateFormDialogProps) {
  const create = useCreateTemplate()
  const update = useUpdateTemplate()
  const form = useContractForm(WriteTemplate, {
    defaultValues: {
      name: former?.name ?? current.subject?.trim().slice(0, 120) ?? '',
      type,
      subject: current.subject ?? '',
      content: current.content,
      text_content: current.text_content ?? '',
      format: former?.format ?? current.format,
    },
    failureMessage: former ? 'Failed to change the template' : 'Failed to save the template',
    readAs: (values) => (type === 'sms' ? { ...values, subject: null, text_content: null } : values),
  })
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Keeps the event from submitting the surrounding message form.
    event.stopPropagation()
    void form.submit(async (body) => {
      if (former) await update.mutateAsync({ params: { id: former.id }, body })
      else await create.mutateAsync({ body })
      toast.success(former ? 'Template changed' : `Saved as “${body.name}”`)
      onClose()
    })(event)
  }
  return { form, onSubmit }
}

/** The error of a value that has no field in this form, because it comes from the message itself. */
function hiddenError({ errorOf }: ReturnType<typeof useTemplateForm>['form'], former: MessageTemplate | null) {
  return former ? undefined : (errorOf('subject') ?? errorOf('content') ?? errorOf('text_content'))
}
