import { useQuery } from '@tanstack/react-query'
import { updateSettings } from '../../../src/contracts/system/operations.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { Card } from '../../ui/card.tsx'
import { systemQueries } from './api.ts'
import { SettingsForm } from './settings-form.tsx'
import { Loaded } from './system-cards.tsx'

export function SettingsPanel() {
  const query = useQuery(systemQueries.settings())
  return (
    <Card title="Settings" description="Changes take effect as soon as you save.">
      <Allowed to={updateSettings} otherwise={OWNER_ONLY}>
        <Loaded query={query} failure="Failed to load settings" rows={6}>
          {(settings) => <SettingsForm settings={settings} />}
        </Loaded>
      </Allowed>
    </Card>
  )
}
