import type { AdminUser } from '../../../src/contracts/users/users.ts'
import { formatNumber } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { UserStatusBadge } from './user-status-badge.tsx'
import { emailOf, momentOrNever, nameOf, permissionsOf } from './user-words.ts'

/** A user's details, in the order of the specification. */
export function UserFacts({ user }: { user: AdminUser }) {
  const permissions = permissionsOf(user)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={nameOf(user)} size="lg" />
        <div className="min-w-0">
          <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold text-base text-ink">
            {nameOf(user)}
            {user.is_root_user ? <Badge tone="brand">Root User</Badge> : null}
          </p>
          <p className="wrap-anywhere text-muted text-sm">{emailOf(user)}</p>
        </div>
      </div>
      <DefinitionList
        items={[
          { term: 'Status', detail: <UserStatusBadge isActive={user.active} /> },
          ...(user.active
            ? []
            : [
                { term: 'Suspended', detail: momentOrNever(user.suspended_at) },
                { term: 'Reason', detail: user.suspension_reason || 'None given' },
              ]),
          { term: 'Plan', detail: user.plan?.display_name ?? 'No plan' },
          { term: 'User ID', detail: <code className="wrap-anywhere font-mono text-xs">{user.id}</code> },
          { term: 'Site Limit', detail: formatNumber(user.site_limit) },
          { term: 'Plan Expires', detail: momentOrNever(user.plan_expires_at) },
          { term: 'Email Verified', detail: user.email_verified ? 'Yes' : 'No' },
          ...secondFactorOf(user),
          { term: 'Last Login', detail: momentOrNever(user.last_login_at) },
          { term: 'Account Created', detail: momentOrNever(user.created_at) },
          { term: 'Last Updated', detail: momentOrNever(user.updated_at) },
        ]}
      />
      <Names title="Assigned Roles" names={user.roles.map(({ name }) => name)} none="No roles" tone="brand" />
      <Names
        title="Permissions"
        names={permissions}
        none={user.is_root_user ? 'Root users have every permission.' : 'No permissions'}
      />
    </div>
  )
}

/** Only of users who have one, since the specification lists all others. */
const secondFactorOf = ({ has_factors, factor_reset_due_at }: AdminUser) =>
  has_factors
    ? [
        {
          term: 'Second Factor',
          detail: factor_reset_due_at
            ? `Will be removed on ${momentOrNever(factor_reset_due_at)}, unless stopped`
            : 'Yes',
        },
      ]
    : []

interface NamesProps {
  title: string
  names: readonly string[]
  none: string
  tone?: 'brand'
}

function Names({ title, names, none, tone }: NamesProps) {
  return (
    <section>
      <h3 className="mb-1.5 font-medium text-ink text-sm">{title}</h3>
      {names.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <ul aria-label={title} className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name}>
              <Badge tone={tone}>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
