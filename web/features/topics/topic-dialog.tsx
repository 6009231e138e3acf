import { createTopic, type Topic, updateTopic, WriteTopic } from '../../../src/contracts/topics/topics.ts'
import { useCall } from '../../lib/use-call.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'

export const TOPICS_CHANGED = { invalidates: ['topics', ['campaigns', 'lists'], ['campaigns', 'one']] } as const

/** Creates or edits a topic. */
export function TopicDialog({ former, onClose }: { former: Topic | null; onClose: () => void }) {
  const create = useCall(createTopic, TOPICS_CHANGED)
  const update = useCall(updateTopic, TOPICS_CHANGED)
  const form = useContractForm(WriteTopic, {
    defaultValues: { name: former?.name ?? '', description: former?.description ?? '' },
    failureMessage: 'Failed to save the topic',
  })
  const onSubmit = form.submit(async (body) => {
    if (former) await update.mutateAsync({ params: { id: former.id }, body })
    else await create.mutateAsync({ body })
    toast.success('Topic saved')
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title={former ? `Edit ${former.name}` : 'New topic'}
      description="Shown to recipients on the unsubscribe page."
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <Field label="Name" error={form.errorOf('name')} isRequired>
          <Input {...form.register('name')} autoComplete="off" placeholder="Product news" />
        </Field>
        <Field label="Description" aside="Optional" error={form.errorOf('description')}>
          <Input {...form.register('description')} autoComplete="off" placeholder="What’s new, once a month" />
        </Field>
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Save" submitting="Saving..." />
      </form>
    </Dialog>
  )
}
