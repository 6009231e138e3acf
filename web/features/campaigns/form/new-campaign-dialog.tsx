import { useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useCreateCampaign, useSaveFollowUps } from '../api.ts'
import { useAddAttachment } from '../attachments/api.ts'
import { leaveFiles } from '../attachments/left-files.ts'
import { uploadFiles } from '../attachments/upload-files.ts'
import type { Upload } from '../attachments/upload-progress.tsx'
import { NEW } from '../campaigns-address.ts'
import { addedText } from '../recipients/added-text.ts'
import { useImportRecipients } from '../recipients/api.ts'
import { ImportReportDialog } from '../recipients/import-report.tsx'
import type { ImportedRecipients } from '../recipients/imported-recipients.ts'
import { type Outcome, outcomeOf } from '../recipients/left-out.ts'
import { LeftOutDialog } from '../recipients/left-out-dialog.tsx'
import {
  bodyOf,
  consentOf,
  importForm,
  NOBODY,
  type RecipientChoice,
  reachableOf,
  totalOf,
} from '../recipients/recipient-choice.ts'
import { type CampaignBody, followUpsBody } from './campaign-body.ts'
import { writeDraft } from './campaign-draft.ts'
import { CampaignFormDialog } from './campaign-form-dialog.tsx'
import { problemsOfFollowUps, useCampaignForm } from './use-campaign-form.ts'

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
  const [upload, setUpload] = useState<Upload | null>(null)
  const create = useCreateCampaign()
  const saveFollowUps = useSaveFollowUps()
  const addAttachment = useAddAttachment()
  const importCsv = useImportRecipients()
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
    const areSaved = await putFollowUps(id, follow_ups)
    const areUp = await sendUp(id, values.type === 'email' ? files : [])
    const isTaken = await takeIn(id, choice)
    const finish = () => (areSaved && areUp && isTaken !== false ? onClose() : onUnfinished(id))
    const outcome = outcomeOf(totalOf(choice), data.recipients, isTaken || null)
    if (isTaken) setReport({ imported: isTaken, choice, type: values.type, outcome, onClose: finish })
    else if (outcome.isShort && !choice.file)
      setReport({ imported: null, choice, type: values.type, outcome, onClose: finish })
    else finish()
  }

  /** Follow-ups that could not be saved stay in the form of the campaign just created, each error at its field. */
  async function putFollowUps(id: string, followUps: CampaignBody['follow_ups']): Promise<boolean> {
    if (followUps.length === 0) return true
    try {
      await saveFollowUps.mutateAsync({ params: { id }, body: { follow_ups: followUpsBody(followUps) } })
      return true
    } catch (error) {
      toastNamedFailure(error, 'Failed to save the follow-ups', 'The campaign was created. Try saving them again here.')
      writeDraft(accountId, id, {
        values: form.values,
        choice: NOBODY,
        problems: problemsOfFollowUps(error),
        note: "The campaign was created, but its follow-ups weren't saved",
      })
      return false
    }
  }
  async function sendUp(id: string, files: readonly File[]): Promise<boolean> {
    const failed = await uploadFiles(
      files,
      (body) => addAttachment.mutateAsync({ params: { id }, body }),
      (done, { name }) => setUpload({ done, total: files.length, name }),
    )
    setUpload(null)
    if (failed.length === 0) return true
    leaveFiles(id, failed)
    for (const { file, why } of failed)
      toast.error(`Failed to upload ${file.name}: ${why}`, {
        description: 'The campaign was created. Try again under Content.',
      })
    return false
  }
  /** @returns null if there was no file, false if the import failed */
  async function takeIn(id: string, { file, consent }: RecipientChoice): Promise<ImportedRecipients | null | false> {
    if (!file) return null
    try {
      const { data } = await importCsv.mutateAsync({ params: { id }, body: importForm(file, consentOf(consent)) })
      toast.success('Successfully imported CSV data!')
      return data
    } catch (error) {
      toastNamedFailure(error, 'Failed to import CSV', 'The campaign was created. Import the file again here.')
      return false
    }
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
  return <CampaignFormDialog form={form} former={null} onClose={onClose} upload={upload} />
}
