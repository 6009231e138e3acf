import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { AUTH_KINDS, type AuthKind } from './sections.ts'

const TEXTS: Record<AuthKind, string> = {
  none: 'No authentication required.',
  bearer: 'Dashboard endpoints: send “Authorization: Bearer” with the token you get when you log in.',
  key: 'Endpoints under /api/v1: send “Authorization: Bearer” with an API key. Never put a key in a URL.',
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
