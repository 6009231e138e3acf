import { LogOut } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { roleAllows } from '../../../src/rules/workspaces/workspace-roles.ts'
import { holds } from '../../lib/can.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { permissionsOf } from '../admin-screens.ts'
import { adminNavigation, mainNavigation, type NavigationEntry } from './navigation.ts'
import type { ShellUser } from './shell-user.ts'

/** Number of pending items per page, by path. */
export type Badges = Readonly<Record<string, { readonly count: number; readonly what: string }>>

export interface SidebarProps {
  user: ShellUser
  badges?: Badges | undefined
  switcher?: ReactNode
  onSignOut: () => void
  /** Called when the pointer enters a link, to preload its page. */
  onPreload?: (path: string) => void
  /** Called after a link is followed, to close the drawer. */
  onNavigate?: () => void
}

/** The dashboard's navigation, and below it the signed-in user. */
export function Sidebar({ user, badges, switcher, onSignOut, ...links }: SidebarProps) {
  const groups = mainNavigation.map((entries, index) => (
    <ul key={entries[0]?.href} className={cn('flex flex-col gap-px', index > 0 && 'mt-3 border-line border-t pt-3')}>
      {entries.filter(isFor(user)).map((entry) => (
        <Entry key={entry.href} entry={entry} {...links} />
      ))}
    </ul>
  ))
  const isOpen = ({ href }: NavigationEntry) => permissionsOf(href).some((permission) => holds(user, permission))
  const administration = adminNavigation
    .map(({ name, entries }) => ({ name, entries: entries.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className="flex h-full min-h-0 flex-col">
      {switcher ? (
        <div className="border-line border-b px-3 py-2">
          <Suspense fallback={<div className="h-8" />}>{switcher}</Suspense>
        </div>
      ) : null}
      <nav aria-label="Dashboard" className="min-h-0 flex-1 overflow-y-auto px-3 py-3">
        {groups}
        {administration.length > 0 ? (
          <section aria-labelledby="admin-navigation" className="mt-3 border-line border-t pt-3">
            <h2 id="admin-navigation" className="px-2 pb-1.5 font-medium text-faint text-xs tracking-normal">
              Admin
            </h2>
            {administration.map(({ name, entries }) => (
              <section key={name} aria-label={name} className="pb-1.5">
                <h3 className="px-2 py-1 text-2xs text-faint">{name}</h3>
                <ul className="flex flex-col gap-px">
                  {entries.map((entry) => (
                    <Entry key={entry.href} entry={entry} badge={badges?.[entry.href]} {...links} />
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ) : null}
      </nav>
      <footer className="flex items-center gap-2.5 border-line border-t px-3 py-3">
        <Avatar name={user.name} className="ml-1" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-ink text-sm leading-4">{user.name}</p>
          <p className="truncate text-faint text-xs">{user.planName ?? 'Free'}</p>
        </div>
        <IconButton icon={LogOut} label="Logout" onClick={onSignOut} />
      </footer>
    </div>
  )
}

/** Whether the viewer's role in the workspace includes what a page is about. */
const isFor =
  ({ role = 'owner' }: ShellUser) =>
  ({ permission }: NavigationEntry) =>
    permission === undefined || roleAllows(role, permission)

/** The server's maximum count. */
const COUNTED_MAX = 100

const rowClass = 'flex h-8 items-center gap-2 rounded-md px-2 text-sm pointer-coarse:h-10'

type EntryProps = Pick<SidebarProps, 'onPreload' | 'onNavigate'> & {
  entry: NavigationEntry
  badge?: Badges[string] | undefined
}

function Entry({ entry: { href, label, icon: Icon, below = [] }, badge, onPreload, onNavigate }: EntryProps) {
  const [location] = useLocation()
  const icon = <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
  const isPage = location === href
  const isCurrent = isPage || below.some((beginning) => location.startsWith(beginning))
  return (
    <li>
      <Link
        href={href}
        aria-current={isPage ? 'page' : isCurrent || undefined}
        onClick={onNavigate}
        onPointerEnter={() => onPreload?.(href)}
        className={cn(
          rowClass,
          'relative font-medium text-muted transition-colors hover:bg-hover hover:text-ink',
          isCurrent &&
            'bg-brand-soft text-brand-text before:absolute before:inset-y-1.5 before:-left-3 before:w-0.5 before:rounded-r-full before:bg-brand hover:bg-brand-soft hover:text-brand-text',
        )}
      >
        {icon}
        <span className="truncate">{label}</span>
        {badge && badge.count > 0 ? (
          <Badge tone="brand" className="ml-auto tabular-nums">
            {badge.count >= COUNTED_MAX ? `${COUNTED_MAX - 1}+` : badge.count}
            <span className="sr-only"> {badge.what}</span>
          </Badge>
        ) : null}
      </Link>
    </li>
  )
}
