import type { Role } from '../../../src/contracts/roles/roles.ts'

export interface RoleDialogProps {
  /** The role to edit; if absent, a new one is created. */
  role?: Role
  onClose: () => void
  onSaved?: (() => void) | undefined
}
