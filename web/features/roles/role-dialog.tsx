import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/dialog.tsx'
import { roleQueries } from './api.ts'
import { LoadedRole } from './loaded-role.tsx'
import type { RoleDialogProps } from './role-dialog-props.ts'
import { RoleForm } from './role-form.tsx'

/** Creates a role, or edits one with its current data. */
export function RoleDialog({ role, onClose, onSaved }: RoleDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={role ? `Edit ${role.name}` : 'Add New Role'}
      description={
        role
          ? 'Changes apply to everyone with this role from their next request.'
          : 'People with this role get its permissions.'
      }
    >
      {role ? (
        <EditedRole id={role.id} onClose={onClose} onSaved={onSaved} />
      ) : (
        <RoleForm onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  )
}

function EditedRole({ id, ...rest }: { id: string } & Omit<RoleDialogProps, 'role'>) {
  const answer = useQuery(roleQueries.one(id))
  return (
    <LoadedRole answer={answer} rows={6}>
      {(role) => <RoleForm role={role} {...rest} />}
    </LoadedRole>
  )
}
