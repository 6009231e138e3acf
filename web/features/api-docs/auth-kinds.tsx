import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { AUTH_KINDS, type AuthKind } from './sections.ts'

const TEXTS: Record<AuthKind, string> = {
  none: 'Anybody may make the call.',
  bearer: 'Calls of the dashboard: “Authorization: Bearer” with the token that logging in gives.',
  key: 'Calls below /api/v1: “Authorization: Bearer” with an API key. Never put a key in an address.',
}

/** The kinds of authentication, by the label that each call shows. */
export function AuthKinds() {
  return (
    <Card title="Authentication kinds">
      <dl className="flex flex-col gap-2.5 text-sm">
        {Object.entries(AUTH_KINDS).map(([kind, label]) => (
          <div key={kind}>
            <dt>
              <Badge>{label}</Badge>
            </dt>
            <dd className="mt-0.5 text-muted">{TEXTS[kind as AuthKind]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
