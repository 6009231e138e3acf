import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import type { Profile } from '../../../src/contracts/accounts/accounts.ts'
import { exportAccount, removeAccount } from '../../../src/contracts/accounts/accounts.ts'
import { givableBy, list as listKeys } from '../../../src/contracts/api-keys/api-keys.ts'
import { listOwnActivity } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { savePreferences } from '../../../src/contracts/notifications/notifications.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { accountQueries } from '../../features/accounts/api.ts'
import { DangerZone } from '../../features/accounts/danger-zone.tsx'
import { PreferencesPanel } from '../../features/accounts/preferences-panel.tsx'
import { ProfileTab } from '../../features/accounts/profile-tab.tsx'
import { SecurityTab } from '../../features/accounts/security-tab.tsx'
import { GivableContext } from '../../features/api-keys/givable.ts'
import { KeyPanel } from '../../features/api-keys/key-panel.tsx'
import { ActivityList } from '../../features/audit-trail/activity-list.tsx'
import { refreshUser, showWorkspace, signOut } from '../../features/auth/session.ts'
import { IntegrationsPanel } from '../../features/integrations/integrations-panel.tsx'
import { workspaceQueries } from '../../features/workspaces/api.ts'
import { MembersPanel } from '../../features/workspaces/members-panel.tsx'
import { SessionActionsContext } from '../../features/workspaces/session-actions.ts'
import { holderOfViewer } from '../../lib/can.ts'
import { Allowed, OWNER_ONLY, useAllowed } from '../../ui/allowed.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** Account settings: profile, security, keys, notifications and deletion. */
export default function SettingsPage() {
  const { data: profile, error, refetch, isFetching } = useQuery(accountQueries.profile())
  return (
    <>
      <PageHeader title="Settings" description="Your profile and notifications." />
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
  const [, navigate] = useLocation()
  async function leave() {
    await signOut()
    // The session is already deleted on the server, so a concurrent call may have reported it as expired. This replaces
    // the address that such a report navigated to.
    navigate(paths.login.to(), { replace: true })
  }
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
          content: (
            <Allowed to={[removeAccount, exportAccount]} otherwise={OWNER_ONLY}>
              <DangerZone onDeleted={leave} />
            </Allowed>
          ),
        },
      ]}
    />
  )
}
