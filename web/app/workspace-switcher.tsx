import { useQuery } from '@tanstack/react-query'
import { Check, ChevronsUpDown } from 'lucide-react'
import { switchWorkspace } from '../../src/contracts/workspaces/workspaces.ts'
import { ROLES } from '../../src/rules/workspaces/workspace-roles.ts'
import { showWorkspace, useSession } from '../features/auth/session.ts'
import { useSwitchWorkspace, workspaceQueries } from '../features/workspaces/api.ts'
import { useAllowed } from '../ui/allowed.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { toastFailure } from '../ui/toast-failure.ts'

/** A menu of the person's workspaces, labelled with the current one. */
export function WorkspaceSwitcher() {
  const { user } = useSession()
  const { data = [] } = useQuery(workspaceQueries.list())
  const isAllowed = useAllowed()
  const change = useSwitchWorkspace()
  const current = user?.workspace
  async function show(id: string) {
    try {
      await change.mutateAsync({ params: { id } })
      await showWorkspace(id)
    } catch (error) {
      toastFailure(error, 'Failed to switch the workspace')
    }
  }
  return (
    <Menu
      align="start"
      className="w-56"
      trigger={
        <button
          type="button"
          aria-label={`Workspace: ${current?.name ?? ''}`}
          className="flex h-9 w-full items-center justify-between gap-2 rounded-md px-2 font-medium text-ink text-sm hover:bg-hover pointer-coarse:h-10"
        >
          <span className="truncate">{current?.name}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </button>
      }
    >
      {data.map(({ id, name, role }) => (
        <MenuItem
          key={id}
          isDisabled={!isAllowed(switchWorkspace)}
          onSelect={() => id !== current?.id && void show(id)}
        >
          <span className="min-w-0 flex-1 text-left">
            <span className="block truncate">{name}</span>
            <span className="block text-faint text-xs">{ROLES[role].label}</span>
          </span>
          {id === current?.id ? <Check aria-label="Current" className="size-4 shrink-0 text-brand-text" /> : null}
        </MenuItem>
      ))}
    </Menu>
  )
}
