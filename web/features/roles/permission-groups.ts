import { categoryOf } from '../../../src/contracts/roles/roles.ts'

/** Permissions by the category in their name. Categories and permissions are in alphabetical order. */
export function permissionGroups<P extends { name: string }>(permissions: readonly P[]): [category: string, P[]][] {
  const groups = new Map<string, P[]>()
  for (const permission of permissions) {
    const category = categoryOf(permission.name)
    groups.set(category, [...(groups.get(category) ?? []), permission])
  }
  return [...groups]
    .map(([category, some]): [string, P[]] => [category, some.sort((a, b) => a.name.localeCompare(b.name))])
    .sort(([one], [other]) => one.localeCompare(other))
}

/** `Campaign` for `campaign`. */
export const categoryTitle = (category: string): string => category.charAt(0).toUpperCase() + category.slice(1)
