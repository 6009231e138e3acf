import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import type { Profile } from '../../../src/contracts/accounts/accounts.ts'
import { exportAccount, removeAccount } from '../../../src/contracts/accounts/accounts.ts'
import { givableBy, list as listKeys } from '../../../src/contracts/api-keys/api-keys.ts'
import { listOwnActivity } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { savePreferences } from '../../../src/contracts/notifications/notifications.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { accountQueries } from '../../features/accounts/api.ts'
import { ProfileTab } from '../../features/accounts/profile-tab.tsx'
import { GivableContext } from '../../features/api-keys/givable.ts'
import { refreshUser, showWorkspace, signOut } from '../../features/auth/session.ts'
import { workspaceQueries } from '../../features/workspaces/api.ts'
import { SessionActionsContext } from '../../features/workspaces/session-actions.ts'
import { holderOfViewer } from '../../lib/can.ts'
import { Allowed, OWNER_ONLY, useAllowed } from '../../ui/allowed.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useViewer } from '../use-viewer-session.ts'

// What most visits to the settings do not open.
const PLACEHOLDER = <TableSkeleton />
const SecurityTab = lazyPart(
  async () => (await import('../../features/accounts/security-tab.tsx')).SecurityTab,
  PLACEHOLDER,
)
const MembersPanel = lazyPart(
  async () => (await import('../../features/workspaces/members-panel.tsx')).MembersPanel,
  PLACEHOLDER,
)
const ActivityList = lazyPart(
  async () => (await import('../../features/audit-trail/activity-list.tsx')).ActivityList,
  PLACEHOLDER,
)
const KeyPanel = lazyPart(async () => (await import('../../features/api-keys/key-panel.tsx')).KeyPanel, PLACEHOLDER)
const IntegrationsPanel = lazyPart(
  async () => (await import('../../features/integrations/integrations-panel.tsx')).IntegrationsPanel,
  PLACEHOLDER,
)
const PreferencesPanel = lazyPart(
  async () => (await import('../../features/accounts/preferences-panel.tsx')).PreferencesPanel,
  PLACEHOLDER,
)
const DangerZone = lazyPart(
  async () => (await import('../../features/accounts/danger-zone.tsx')).DangerZone,
  PLACEHOLDER,
)

/** Account settings: profile, security, keys, notifications and deletion. */
export default function SettingsPage() {
  const { data: profile, error, refetch, isFetching } = useQuery(accountQueries.profile())
  return (
    <>
      <PageHeader title="Settings" description="Your profile, security, keys, integrations and notifications." />
      {profile ? (
        <SettingsTabs profile={profile} />
      ) : error ? (
        <Card>
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <p role="status" className="flex items-center gap-2 py-10 text-muted text-sm">
          <Spinner className="text-brand-text" />
          Loading your settings...
        </p>
      )}
    </>
  )
}

function SettingsTabs({ profile }: { profile: Profile }) {
  const { user } = useViewer()
  const isAllowed = useAllowed()
  const { data: members } = useQuery({ ...workspaceQueries.members(), enabled: isAllowed(listOwnActivity) })
  const [search, setSearch] = useSearchParams()
  return (
    <Tabs
      aria-label="Settings"
      value={search.get('tab') ?? 'profile'}
      onChange={(tab) => setSearch({ tab })}
      tabs={[
        {
          id: 'profile',
          label: 'Profile',
          // The shell shows the name, too.
          content: <ProfileTab profile={profile} onSaved={() => void refreshUser()} />,
        },
        {
          id: 'security',
          label: 'Security',
          content: <SecurityTab email={profile.email} />,
        },
        {
          id: 'members',
          label: 'Members',
          content: (
            <SessionActionsContext value={{ refresh: refreshUser, show: showWorkspace }}>
              <MembersPanel />
            </SessionActionsContext>
          ),
        },
        ...(isAllowed(listOwnActivity)
          ? [{ id: 'activity', label: 'Activity', content: <ActivityList members={members?.members ?? []} /> }]
          : []),
        ...(isAllowed(listKeys)
          ? [
              {
                id: 'api-keys',
                label: 'API Keys',
                content: (
                  <GivableContext value={givableBy(holderOfViewer(user))}>
                    <KeyPanel />
                  </GivableContext>
                ),
              },
            ]
          : []),
        { id: 'integrations', label: 'Integrations', content: <IntegrationsPanel /> },
        {
          id: 'notifications',
          label: 'Notifications',
          content: (
            <Allowed to={savePreferences} otherwise={OWNER_ONLY}>
              <PreferencesPanel />
            </Allowed>
          ),
        },
        {
          id: 'danger-zone',
          label: 'Danger Zone',
          content: <OwnDangerZone />,
        },
      ]}
    />
  )
}

/** Only the owner may export or delete the account, and is then signed out. */
function OwnDangerZone() {
  const [, navigate] = useLocation()
  async function leave() {
    await signOut()
    // The session is already deleted on the server, so a concurrent call may have reported it as expired. This replaces
    // the address that such a report navigated to.
    navigate(paths.login.to(), { replace: true })
  }
  return (
    <Allowed to={[removeAccount, exportAccount]} otherwise={OWNER_ONLY}>
      <DangerZone onDeleted={leave} />
    </Allowed>
  )
}
