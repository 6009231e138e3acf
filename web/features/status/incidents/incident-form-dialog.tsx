import { type AdminIncident, IncidentInput } from '../../../../src/contracts/status/incidents.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCreateIncident, useUpdateIncident } from './api.ts'
import { IncidentFields } from './incident-fields.tsx'
import { readValues, valuesOf } from './incident-form.ts'

/** Creates an incident or updates an existing one. */
export function IncidentFormDialog({ incident, onClose }: { incident: AdminIncident | null; onClose: () => void }) {
  const create = useCreateIncident()
  const update = useUpdateIncident()
  const form = useContractForm(IncidentInput, {
    defaultValues: valuesOf(incident, new Date()),
    readAs: (values) => readValues(values, incident),
    failureMessage: incident ? 'Failed to update incident' : 'Failed to create incident',
  })
  const onSubmit = form.submit(async (body) => {
    const { message } = incident
      ? await update.mutateAsync({ params: { id: incident.id }, body })
      : await create.mutateAsync({ body })
    toast.success(message ?? (incident ? 'Incident updated' : 'Incident created'))
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title={incident ? 'Edit Incident' : 'Create Incident'}
      description="It will be visible to everyone on the public status page."
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <IncidentFields form={form} hasEnded={Boolean(incident?.resolved_at)} />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={incident ? 'Update Incident' : 'Create Incident'}
          submitting="Saving..."
        />
      </form>
    </Dialog>
  )
}
