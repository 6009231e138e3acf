import { useState } from 'react'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useAddAttachment, useCreateCampaign, useImportRecipients, useSaveFollowUps } from '../api.ts'
import { leaveFiles } from '../attachments/left-files.ts'
import { uploadFiles } from '../attachments/upload-files.ts'
import type { Upload } from '../attachments/upload-progress.tsx'
import { NEW } from '../campaigns-address.ts'
import { addedText } from '../recipients/added-text.ts'
import { type ImportedRecipients, ImportReportDialog } from '../recipients/import-report.tsx'
import {
  bodyOf,
  consentOf,
  importForm,
  NOBODY,
  type RecipientChoice,
  reachableOf,
} from '../recipients/recipient-choice.ts'
import { type CampaignBody, followUpsBody } from './campaign-body.ts'
import { writeDraft } from './campaign-draft.ts'
import { CampaignFormDialog } from './campaign-form-dialog.tsx'
import { problemsOfFollowUps, useCampaignForm } from './use-campaign-form.ts'

export interface NewCampaignDialogProps {
  accountId: string
  onClose: () => void
  /** Made, but something of it could not be saved with it: there is more to do. */
  onUnfinished: (id: string) => void
}

/** Makes a campaign; its follow-ups, its files and a file of recipients are sent right after it, each by itself. */
export function NewCampaignDialog({ accountId, onClose, onUnfinished }: NewCampaignDialogProps) {
  const [report, setReport] = useState<{ of: ImportedRecipients; onClose: () => void } | null>(null)
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
      data.recipients.total_recipients > 0 ? { description: addedText(data.recipients) } : undefined,
    )
    // One that fails keeps none of the others back.
    const areSaved = await putFollowUps(id, follow_ups)
    const areUp = await sendUp(id, values.type === 'email' ? files : [])
    const isTaken = await takeIn(id, choice)
    const finish = () => (areSaved && areUp && isTaken !== false ? onClose() : onUnfinished(id))
    if (isTaken) setReport({ of: isTaken, onClose: finish })
    else finish()
  }

  /** What could not be saved stands in the form of the campaign that there is now, each fault at its field. */
  async function putFollowUps(id: string, followUps: CampaignBody['follow_ups']): Promise<boolean> {
    if (followUps.length === 0) return true
    try {
      await saveFollowUps.mutateAsync({ params: { id }, body: { follow_ups: followUpsBody(followUps) } })
      return true
    } catch (error) {
      toastNamedFailure(error, 'Failed to save the follow-ups', 'The campaign was created. Save them again here.')
      writeDraft(accountId, id, {
        values: form.values,
        choice: NOBODY,
        problems: problemsOfFollowUps(error),
        note: 'The campaign was created, but its follow-ups were not saved',
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
  /** @returns null where there was none, false where it failed */
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
  if (report) return <ImportReportDialog report={report.of} onClose={report.onClose} />
  return <CampaignFormDialog form={form} former={null} onClose={onClose} upload={upload} />
}
