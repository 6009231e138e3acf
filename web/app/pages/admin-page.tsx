import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { listLogs } from '../../../src/contracts/logs/logs.ts'
import { systemInfo } from '../../../src/contracts/system/operations.ts'
import { listUsers } from '../../../src/contracts/users/users.ts'
import { startImpersonating } from '../../features/auth/impersonation.ts'
import { refreshUser } from '../../features/auth/session.ts'
import { UsersTab } from '../../features/users/users-tab.tsx'
import { type Asked, can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { SessionUser } from '../session-user.ts'
import { useViewer } from '../use-viewer-session.ts'

const SystemLogsTab = lazyPart(
  async () => (await import('../../features/logs/system-logs-tab.tsx')).SystemLogsTab,
  <TableSkeleton />,
)
const SystemSettingsTab = lazyPart(
  async () => (await import('../../features/system/system-settings-tab.tsx')).SystemSettingsTab,
  <TableSkeleton />,
)

interface AdminTab {
  id: string
  label: string
  /** The endpoint of the tab's data. */
  endpoint: Asked
  content: ReactNode
}

/** Users, the system and its logs. Each tab requires its own permission. */
export default function AdminPage() {
  const { user } = useViewer()
  const [search, setSearch] = useSearchParams()
  if (!user) return null
  const tabs = tabsFor(user).filter(({ endpoint }) => can(user, endpoint))
  const [first] = tabs
  if (!first) return <ForbiddenState isPage />
  return (
    <>
      <PageHeader title="Admin Dashboard" description="Users, infrastructure and logs." />
      <Tabs
        aria-label="Administration"
        value={search.get('tab') ?? first.id}
        // Switching tabs drops the other tab's parameters.
        onChange={(tab) => setSearch(tab === first.id ? {} : { tab })}
        tabs={tabs}
      />
    </>
  )
}

const tabsFor = (viewer: SessionUser): readonly AdminTab[] => [
  {
    id: 'users',
    label: 'User Management',
    endpoint: listUsers,
    content: <UsersTab viewer={viewer} onImpersonate={startImpersonating} onOwnChange={() => void refreshUser()} />,
  },
  { id: 'settings', label: 'System Settings', endpoint: systemInfo, content: <SystemSettingsTab /> },
  { id: 'logs', label: 'System Logs', endpoint: listLogs, content: <SystemLogsTab /> },
]
