import { ASSIGNABLE_ROLES, ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'

/** The roles to choose from, each with what it may do. */
export const roleOptions = ASSIGNABLE_ROLES.map((value) => ({
  value,
  label: ROLES[value].label,
  hint: ROLES[value].summary,
}))
