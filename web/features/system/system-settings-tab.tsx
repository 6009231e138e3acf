import { AlertsCard } from './alerts-card.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SystemActions } from './system-actions.tsx'
import { StorageCard, SystemInfoCard, SystemStatsCard } from './system-cards.tsx'

/** The service's environment, its data, maintenance actions, and its settings. */
export function SystemSettingsTab() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 lg:grid-cols-2">
        <SystemInfoCard />
        <div className="flex flex-col gap-5">
          <StorageCard />
          <SystemActions />
        </div>
      </div>
      <SystemStatsCard />
      <AlertsCard />
      <SettingsPanel />
    </div>
  )
}
