import { type FormEvent, useState } from 'react'
import type { ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { CAMPAIGN_NAME_LENGTH_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useDuplicateCampaign } from '../api.ts'

export interface DuplicateDialogProps {
  campaign: ListedCampaign
  onClose: () => void
  onMade: (id: string) => void
}

/** Creates a draft from a campaign, with or without its recipients. */
export function DuplicateDialog({ campaign, onClose, onMade }: DuplicateDialogProps) {
  const [name, setName] = useState(`Copy of ${campaign.name}`.slice(0, CAMPAIGN_NAME_LENGTH_MAX))
  const [withRecipients, setWithRecipients] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const duplicate = useDuplicateCampaign()
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === '') return setError('Name is required')
    try {
      const { data } = await duplicate.mutateAsync({
        params: { id: campaign.id },
        body: { name, with_recipients: withRecipients },
      })
      toast.success('Campaign duplicated')
      onMade(data.campaign.id)
    } catch (failure) {
      toastNamedFailure(failure, 'Failed to duplicate campaign')
    }
  }
  return (
    <Dialog isOpen onClose={() => !duplicate.isPending && onClose()} title={`Duplicate ${campaign.name}`}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Name of the copy" error={error} isRequired>
          <Input
            value={name}
            maxLength={CAMPAIGN_NAME_LENGTH_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Checkbox
          label="Include recipients"
          hint="They keep their recorded consent and wait to be sent. People who unsubscribed are left out."
          checked={withRecipients}
          onChange={(event) => setWithRecipients(event.target.checked)}
        />
        <FormFooter
          isSubmitting={duplicate.isPending}
          onCancel={onClose}
          submit="Duplicate"
          submitting="Duplicating..."
        />
      </form>
    </Dialog>
  )
}
