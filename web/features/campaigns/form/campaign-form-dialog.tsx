import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { LimitAlert } from '../../../ui/limit-alert.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type Upload, UploadProgress } from '../attachments/upload-progress.tsx'
import { countedRecipients, statuses } from '../campaign-words.ts'
import { reachableOf, totalOf } from '../recipients/recipient-choice.ts'
import { RecipientsEditor } from '../recipients/recipients-editor.tsx'
import { BasicPart } from './basic-part.tsx'
import { ContentPart } from './content-part.tsx'
import { type Editable, editableIn, FORM_PARTS, type FormPart, partLabels, partsWithErrors } from './form-parts.ts'
import { NewRecipientsPart } from './new-recipients-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

export interface CampaignFormDialogProps {
  form: CampaignForm
  /** The campaign to edit; null creates a new one. */
  former: Campaign | null
  onClose: () => void
  /** Progress of the file upload. */
  upload?: Upload | null
}

/** The form of a new or existing campaign, on four tabs. */
export function CampaignFormDialog({ form, former, onClose, upload = null }: CampaignFormDialogProps) {
  const [isAsking, setIsAsking] = useState(false)
  const formId = useId()
  const editable: Editable = former ? editableIn(former.status) : 'all'
  const { isSubmitting } = form
  const close = () => {
    if (isSubmitting) return
    if (form.isChanged && editable !== 'nothing') setIsAsking(true)
    else onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={former ? `Edit ${former.name}` : 'Create Campaign'}
      size="full"
      footer={
        <>
          <Button onClick={close} disabled={isSubmitting}>
            {editable === 'nothing' ? 'Close' : 'Cancel'}
          </Button>
          {editable === 'nothing' ? null : <SubmitButton form={form} former={former} formId={formId} />}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        {upload ? <UploadProgress upload={upload} /> : null}
        <Notices form={form} former={former} editable={editable} />
        <Parts form={form} former={former} editable={editable} />
      </form>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          isDanger
          title="Discard unsaved changes?"
          confirmLabel="Discard"
          cancelLabel="Keep Editing"
          onConfirm={() => {
            form.forget()
            onClose()
          }}
          onCancel={() => setIsAsking(false)}
        >
          Your changes won't be saved.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}

function SubmitButton({ form, former, formId }: { form: CampaignForm; former: Campaign | null; formId: string }) {
  const { isSubmitting, choice, values } = form
  const total = totalOf(reachableOf(choice, values.type))
  const label = former
    ? 'Save Changes'
    : total === 0
      ? 'Select Recipients to Create Campaign'
      : `Create Campaign with ${countedRecipients(total).replace('recipient', 'Recipient')}`
  return (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      isLoading={isSubmitting}
      disabled={former === null && total === 0}
    >
      {isSubmitting ? (former ? 'Saving...' : 'Creating...') : label}
    </Button>
  )
}

/** Notices and errors that concern the whole form. */
function Notices({ form, former, editable }: { form: CampaignForm; former: Campaign | null; editable: Editable }) {
  const place = useRef<HTMLDivElement | null>(null)
  const message = form.limitMessage ?? form.formMessage
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div ref={place} className="flex flex-col gap-3 empty:hidden">
      {former && editable === 'nothing' ? (
        <Alert title={`${statuses[former.status].label}: it can't be changed now`}>
          {former.status === 'sending'
            ? 'Pause it to change its name, content or pace.'
            : 'Resend it to turn it back into a draft, or duplicate it.'}
        </Alert>
      ) : editable === 'pace' ? (
        <Alert title="Paused: you can change only its name, content and pace">
          People who already received it keep the old version. Changes apply to everyone else.
        </Alert>
      ) : null}
      {form.isRestored ? (
        <Alert
          title={form.note ?? 'Your unsaved changes were restored'}
          actions={
            <Button size="sm" onClick={form.discard}>
              Discard them
            </Button>
          }
        >
          {form.lostFiles.length > 0
            ? `Files can't be restored. Choose them again: ${form.lostFiles.join(', ')}`
            : null}
        </Alert>
      ) : null}
      <LimitAlert message={form.limitMessage} />
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
    </div>
  )
}

function Parts({ form, former, editable }: { form: CampaignForm; former: Campaign | null; editable: Editable }) {
  const { part, setPart, formState, choice, values } = form
  const wrong = partsWithErrors(Object.keys(formState.errors))
  const place = useFocusOnError(formState)
  const total = former ? former.statistics.total_recipients : totalOf(reachableOf(choice, values.type))
  const contents: Record<FormPart, () => React.ReactNode> = {
    basic: () => <BasicPart form={form} editable={editable} />,
    content: () => <ContentPart form={form} editable={editable} former={former} />,
    recipients: () =>
      former ? (
        <RecipientsEditor campaign={former} isReadOnly={editable !== 'all'} />
      ) : (
        <NewRecipientsPart form={form} />
      ),
    settings: () => <SettingsPart form={form} editable={editable} />,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a search in a list from sending the form around it
    <div ref={place} onKeyDown={part === 'recipients' ? withoutSubmit : undefined}>
      <Tabs
        aria-label="Parts of the campaign"
        value={part}
        onChange={setPart}
        tabs={FORM_PARTS.map((id) => ({
          id,
          label: <PartLabel label={partLabels[id]} isWrong={wrong.includes(id)} />,
          ...(id === 'recipients' && { count: total }),
          content: id === part ? contents[id]() : null,
        }))}
      />
    </div>
  )
}

function withoutSubmit(event: KeyboardEvent) {
  const { target, currentTarget, key } = event
  // Events from a nested dialog bubble through here as well, where Enter must submit that dialog's form.
  if (key === 'Enter' && target instanceof HTMLInputElement && currentTarget.contains(target)) event.preventDefault()
}

function PartLabel({ label, isWrong }: { label: string; isWrong: boolean }) {
  return (
    <span className="flex items-center gap-1.5">
      {label}
      {isWrong ? (
        <>
          <CircleAlert aria-hidden="true" className="size-3.5 text-danger-text" strokeWidth={2} />
          <span className="sr-only">, has errors</span>
        </>
      ) : null}
    </span>
  )
}

/** A selected tab is rendered within this time. */
const TAB_OPENS_MS = 50

/** Focuses the first invalid field after a submission, once its tab is open. */
function useFocusOnError({ errors, isSubmitting, submitCount }: CampaignForm['formState']) {
  const place = useRef<HTMLDivElement | null>(null)
  const told = useRef(0)
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isSubmitting && told.current !== submitCount) {
      told.current = submitCount
      isWanted.current = Object.keys(errors).some((field) => field !== 'root')
    }
    if (!isWanted.current) return
    const focusFirst = () => {
      const first = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (first) isWanted.current = false
      first?.focus()
    }
    focusFirst()
    if (!isWanted.current) return
    // Its tab opens a moment later.
    const timer = setTimeout(focusFirst, TAB_OPENS_MS)
    return () => clearTimeout(timer)
  })
  return place
}
