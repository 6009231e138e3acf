import { isPermission, PERMISSIONS } from '../../rules/roles/permissions.ts'

/**
 * The display name of a permission.
 *
 * @param added the label of a permission that an operator added
 */
export const permissionLabel = (name: string, added: string | null = null): string =>
  isPermission(name) ? PERMISSIONS[name].label : (added ?? name)
