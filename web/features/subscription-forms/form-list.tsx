import { useQuery } from '@tanstack/react-query'
import { Code, Pencil, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import * as contract from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { formQueries, useDeleteForm } from './api.ts'
import { EmbedDialog } from './embed-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SubscribersDialog } from './subscribers-dialog.tsx'

type Form = contract.SubscriptionForm
type Asked = { deed: 'edit'; form: Form | null } | { deed: 'share' | 'people' | 'delete'; form: Form }

/** The account's subscription forms, with what came of each. */
export function FormList() {
  const { data: forms, error, refetch, isFetching } = useQuery(formQueries.list())
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const create = (
    <Allowed to={contract.createForm}>
      <Button size="sm" variant="primary" icon={Plus} onClick={() => setAsked({ deed: 'edit', form: null })}>
        New form
      </Button>
    </Allowed>
  )
  return (
    <Card isFlush title="Subscription forms" actions={create}>
      {error && !forms ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !forms ? (
        <TableSkeleton rows={3} label="Loading forms" />
      ) : forms.length === 0 ? (
        <EmptyState title="No forms yet">
          Let people subscribe on a hosted page or your own website. They confirm by email, and we store the proof.
        </EmptyState>
      ) : (
        <Table
          caption="Subscription forms"
          rows={forms}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: 'Form',
              isPrimary: true,
              width: 'w-full',
              cell: ({ name, title, is_active }) => (
                <>
                  <span className="wrap-anywhere flex flex-wrap items-center gap-2">
                    {name}
                    {is_active ? null : <Badge>Off</Badge>}
                  </span>
                  <span className="wrap-anywhere block font-normal text-faint text-xs">{title}</span>
                </>
              ),
            },
            ...(['shown', 'submitted', 'confirmed'] as const).map((id) => ({
              id,
              header: { shown: 'Shown', submitted: 'Sent', confirmed: 'Confirmed' }[id],
              align: 'end' as const,
              cell: (form: Form) => <span className="tabular-nums">{formatNumber(form[id])}</span>,
            })),
            {
              id: 'actions',
              header: 'Actions',
              align: 'end',
              cell: (form) => (
                <span className="inline-flex gap-1">
                  <IconButton
                    icon={Code}
                    size="sm"
                    label={`Share ${form.name}`}
                    onClick={() => setAsked({ deed: 'share', form })}
                  />
                  <IconButton
                    icon={Users}
                    size="sm"
                    label={`Subscribers of ${form.name}`}
                    onClick={() => setAsked({ deed: 'people', form })}
                  />
                  <Allowed to={contract.updateForm}>
                    <IconButton
                      icon={Pencil}
                      size="sm"
                      label={`Edit ${form.name}`}
                      onClick={() => setAsked({ deed: 'edit', form })}
                    />
                  </Allowed>
                  <Allowed to={contract.deleteForm}>
                    <IconButton
                      icon={Trash2}
                      size="sm"
                      label={`Delete ${form.name}`}
                      onClick={() => setAsked({ deed: 'delete', form })}
                    />
                  </Allowed>
                </span>
              ),
            },
          ]}
        />
      )}
      {asked?.deed === 'edit' ? <FormDialog former={asked.form} onClose={close} /> : null}
      {asked?.deed === 'share' ? <EmbedDialog form={asked.form} onClose={close} /> : null}
      {asked?.deed === 'people' ? <SubscribersDialog form={asked.form} onClose={close} /> : null}
      {asked?.deed === 'delete' ? <DeleteForm form={asked.form} onClose={close} /> : null}
    </Card>
  )
}

function DeleteForm({ form, onClose }: { form: Form; onClose: () => void }) {
  const remove = useDeleteForm()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: form.id } })
      toast.success('Form deleted')
    } catch (error) {
      toastNamedFailure(error, 'Failed to delete the form')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete “${form.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Its page and pending confirmation links stop working. Contacts and their proof of consent are kept.
    </ConfirmDialog>
  )
}
