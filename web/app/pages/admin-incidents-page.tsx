import { ExternalLink, Plus } from 'lucide-react'
import { useState } from 'react'
import { createIncident, listIncidents } from '../../../src/contracts/status/incidents.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { IncidentFormDialog } from '../../features/status/incidents/incident-form-dialog.tsx'
import { IncidentList } from '../../features/status/incidents/incident-list.tsx'
import { can } from '../../lib/can.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** Administration of the incidents that the status page shows. */
export default function AdminIncidentsPage() {
  const { user } = useViewer()
  const [isCreating, setIsCreating] = useState(false)
  if (user && !can(user, listIncidents)) return <ForbiddenState />
  return (
    <>
      <PageHeader
        title="Incidents"
        description="Incidents on the public status page. Changes go live within a minute."
        actions={
          <>
            <LinkButton href={paths.status.to()} icon={ExternalLink}>
              Status Page
            </LinkButton>
            <Allowed to={createIncident}>
              <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
                Create Incident
              </Button>
            </Allowed>
          </>
        }
      />
      <IncidentList onCreate={() => setIsCreating(true)} />
      {isCreating ? <IncidentFormDialog incident={null} onClose={() => setIsCreating(false)} /> : null}
    </>
  )
}
