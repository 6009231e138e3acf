import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { createForm } from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { formQueries } from './api.ts'
import { DeleteFormDialog } from './delete-form-dialog.tsx'
import { EmbedDialog } from './embed-dialog.tsx'
import { type AskedOfForm, formColumns } from './form-columns.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SubscribersDialog } from './subscribers-dialog.tsx'

/** The account's subscription forms, with what came of each. */
export function FormList() {
  const query = useQuery(formQueries.list())
  const [asked, setAsked] = useState<AskedOfForm | null>(null)
  const close = () => setAsked(null)
  return (
    <Card
      isFlush
      title="Subscription forms"
      actions={
        <Allowed to={createForm}>
          <Button size="sm" variant="primary" icon={Plus} onClick={() => setAsked({ deed: 'edit', form: null })}>
            New form
          </Button>
        </Allowed>
      }
    >
      <Loaded query={query} placeholder={<TableSkeleton rows={3} label="Loading forms" />}>
        {(forms) =>
          forms.length === 0 ? (
            <EmptyState title="No forms yet">
              Let people subscribe on a hosted page or your own website. They confirm by email, and we store the proof.
            </EmptyState>
          ) : (
            <Table caption="Subscription forms" rows={forms} rowKey={({ id }) => id} columns={formColumns(setAsked)} />
          )
        }
      </Loaded>
      {asked?.deed === 'edit' ? <FormDialog former={asked.form} onClose={close} /> : null}
      {asked?.deed === 'share' ? <EmbedDialog form={asked.form} onClose={close} /> : null}
      {asked?.deed === 'people' ? <SubscribersDialog form={asked.form} onClose={close} /> : null}
      {asked?.deed === 'delete' ? <DeleteFormDialog form={asked.form} onClose={close} /> : null}
    </Card>
  )
}
