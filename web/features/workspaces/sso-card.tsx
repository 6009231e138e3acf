import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteSso, type SsoSettings, saveSso } from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import { notInPlanText } from '../../../src/rules/billing/plan-limits.ts'
import { ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { workspaceQueries } from './api.ts'
import { EndSsoDialog } from './end-sso-dialog.tsx'
import { SsoDialog } from './sso-dialog.tsx'
import { SsoDomains } from './sso-domains.tsx'

const TITLE = 'Single sign-on'

/** Sign-in by the identity provider of the workspace: its settings and email domains. */
export function SsoCard() {
  const { data, error, refetch, isFetching } = useQuery(workspaceQueries.singleSignOn())
  if (!data)
    return (
      <Card title={TITLE}>
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={2} label="Loading single sign-on" />
        )}
      </Card>
    )
  const isUnused = data.provider === null && data.domains.length === 0
  return (
    <Card
      title={TITLE}
      description="Members sign in with your company's identity provider by OpenID Connect, such as Okta, Microsoft Entra ID or Google Workspace."
    >
      <div className="flex flex-col gap-5">
        {data.is_in_plan ? null : <LimitAlert message={notInPlanText('sso')} />}
        {!data.is_in_plan && isUnused ? null : (
          <>
            <ProviderPart settings={data} />
            <SsoDomains domains={data.domains} isInPlan={data.is_in_plan} />
          </>
        )}
      </div>
    </Card>
  )
}

function ProviderPart({ settings }: { settings: SsoSettings }) {
  const [dialog, setDialog] = useState<'save' | 'end' | null>(null)
  const { provider, is_in_plan } = settings
  const close = () => setDialog(null)
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      {provider ? (
        <div className="min-w-0 text-sm">
          <p className="wrap-anywhere font-medium text-ink">{provider.issuer}</p>
          <p className="text-muted">
            {`New people join as ${ROLES[provider.default_role].label}. `}
            {provider.is_required ? 'Required for members with your domains.' : 'Other ways to sign in stay open.'}
          </p>
        </div>
      ) : (
        <p className="text-muted text-sm">Not set up yet. Members sign in with their own accounts.</p>
      )}
      <span className="flex flex-wrap gap-2">
        {is_in_plan ? (
          <Allowed to={saveSso}>
            <Button size="sm" onClick={() => setDialog('save')}>
              {provider ? 'Change' : 'Set up'}
            </Button>
          </Allowed>
        ) : null}
        {provider ? (
          <Allowed to={deleteSso}>
            <Button size="sm" variant="danger-ghost" onClick={() => setDialog('end')}>
              End single sign-on
            </Button>
          </Allowed>
        ) : null}
      </span>
      {dialog === 'save' ? <SsoDialog settings={settings} onClose={close} /> : null}
      {dialog === 'end' ? <EndSsoDialog onClose={close} /> : null}
    </div>
  )
}
