import { useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCreateCampaign } from '../api.ts'
import { NEW } from '../campaigns-address.ts'
import { addedText } from '../recipients/added-text.ts'
import { ImportReportDialog } from '../recipients/import-report.tsx'
import type { ImportedRecipients } from '../recipients/imported-recipients.ts'
import { type Outcome, outcomeOf } from '../recipients/left-out.ts'
import { LeftOutDialog } from '../recipients/left-out-dialog.tsx'
import { bodyOf, type RecipientChoice, reachableOf, totalOf } from '../recipients/recipient-choice.ts'
import type { CampaignBody } from './campaign-body.ts'
import { CampaignFormDialog } from './campaign-form-dialog.tsx'
import { useCampaignForm } from './use-campaign-form.ts'
import { useCampaignParts } from './use-campaign-parts.ts'

export interface NewCampaignDialogProps {
  accountId: string
  onClose: () => void
  /** Called if the campaign was created but a part of it could not be saved. */
  onUnfinished: (id: string) => void
}

/** Results of adding the recipients, where one sentence is not enough. */
interface Report {
  readonly imported: ImportedRecipients | null
  readonly choice: RecipientChoice
  readonly type: Channel
  readonly outcome: Outcome
  readonly onClose: () => void
}

const isNobody = ({ selected_contacts, manual, segment }: ReturnType<typeof bodyOf>): boolean =>
  !selected_contacts?.length && !manual?.length && !segment

/**
 * Creates a campaign. Its follow-ups, attachments and recipient file are sent afterwards, each in a call of its own.
 */
export function NewCampaignDialog({ accountId, onClose, onUnfinished }: NewCampaignDialogProps) {
  const [report, setReport] = useState<Report | null>(null)
  const create = useCreateCampaign()
  const parts = useCampaignParts(accountId)
  const form = useCampaignForm({ accountId, draftName: NEW, former: null, send })

  async function send({ follow_ups, ...values }: CampaignBody, chosen: RecipientChoice, files: readonly File[]) {
    const choice = reachableOf(chosen, values.type)
    const { data } = await create.mutateAsync({ body: { ...values, ...bodyOf(choice) } })
    const { id } = data.campaign
    form.forget()
    toast.success(
      'Campaign created',
      isNobody(bodyOf(choice)) ? undefined : { description: addedText(data.recipients) },
    )
    // A failure of one does not stop the others.
    const areSaved = await parts.saveFollowUps(id, follow_ups, form.values)
    const areUploaded = await parts.uploadAttachments(id, values.type === 'email' ? files : [])
    const imported = await parts.importRecipients(id, choice)
    const finish = () => (areSaved && areUploaded && imported !== false ? onClose() : onUnfinished(id))
    const outcome = outcomeOf(totalOf(choice), data.recipients, imported || null)
    if (imported) setReport({ imported, choice, type: values.type, outcome, onClose: finish })
    else if (outcome.isShort && !choice.file)
      setReport({ imported: null, choice, type: values.type, outcome, onClose: finish })
    else finish()
  }
  if (report?.imported && report.choice.file)
    return (
      <ImportReportDialog
        report={report.imported}
        source={{ ...report.choice.file, type: report.type }}
        outcome={report.outcome}
        onClose={report.onClose}
      />
    )
  if (report) return <LeftOutDialog outcome={report.outcome} onClose={report.onClose} />
  return <CampaignFormDialog form={form} former={null} onClose={onClose} upload={parts.upload} />
}
