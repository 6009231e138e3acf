import { Cookie, LogOut, Settings } from 'lucide-react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { ShellUser } from './shell-user.ts'

/** Menu of the signed-in user: Settings, Cookie Settings and Sign out. */
export function UserMenu({ user, onSignOut }: { user: ShellUser; onSignOut: () => void }) {
  return (
    <Menu
      className="w-56"
      trigger={
        <button type="button" aria-label={`Account of ${user.name}`} className="touch-target rounded-md">
          <Avatar name={user.name} />
        </button>
      }
      header={
        <>
          <p className="truncate font-medium text-ink text-sm">{user.name}</p>
          <p className="truncate text-muted text-xs">{user.email}</p>
        </>
      }
    >
      <MenuItem icon={Settings} href={paths.settings.to()}>
        Settings
      </MenuItem>
      <MenuItem icon={Cookie} data-cookie-settings>
        Cookie Settings
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
