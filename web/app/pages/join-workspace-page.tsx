import { useQuery } from '@tanstack/react-query'
import { CircleX, Users } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { acceptInvitation } from '../../../src/contracts/workspaces/workspaces.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { showWorkspace, signOut, useSession } from '../../features/auth/session.ts'
import { useAcceptInvitation, workspaceQueries } from '../../features/workspaces/api.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingScreen } from '../loading-screen.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

const INCOMPLETE = 'The link in the address is incomplete.'

/** Target of the link in an invitation. Opening it changes nothing, because mail scanners open every link. */
export default function JoinWorkspacePage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { status, user } = useSession()
  const { data, error, refetch } = useQuery({ ...workspaceQueries.invitation(token), enabled: token !== '' })
  if (token === '' || error) return <InvitationFailure error={error} onRetry={() => void refetch()} />
  if (!data || status === 'loading') return <LoadingScreen />
  return (
    <GuestLayout
      title={`Join ${data.workspace}`}
      description={
        <>
          {data.invited_by || 'A member'} invited{' '}
          <strong className="wrap-anywhere font-medium text-ink">{data.email}</strong> with the role{' '}
          {ROLES[data.role].label}: {ROLES[data.role].summary.toLowerCase()}.
        </>
      }
      mark={<OutcomeMark icon={Users} tone="brand" />}
    >
      <JoinButtons token={token} email={data.email} user={user} />
    </GuestLayout>
  )
}

/** Why an invitation cannot be shown: its link is bad or over, or it could not be loaded. */
function InvitationFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isDead = error === null || (error instanceof CallError && error.status === 400)
  return (
    <GuestLayout
      title={isDead ? 'This invitation does not work' : 'The invitation could not be loaded'}
      description={<span role="alert">{error ? messageOf(error, INCOMPLETE) : INCOMPLETE}</span>}
      mark={<OutcomeMark icon={CircleX} tone="danger" />}
    >
      {isDead ? (
        <LinkButton href={paths.dashboard.to()} variant="primary" size="lg" isBlock>
          Go to the dashboard
        </LinkButton>
      ) : (
        <Button variant="primary" size="lg" isBlock onClick={onRetry}>
          Try again
        </Button>
      )}
    </GuestLayout>
  )
}

interface JoinButtonsProps {
  token: string
  /** The address that was invited. */
  email: string
  user: ReturnType<typeof useSession>['user']
}

/** Joins, or says what has to come first: signing in, or out of another account. */
function JoinButtons({ token, email, user }: JoinButtonsProps) {
  const accept = useAcceptInvitation()
  const join = () =>
    accept.mutate({ body: { token } }, { onSuccess: (answer) => void showWorkspace(answer.data.workspace_id) })
  return (
    <div className="flex flex-col gap-2">
      <FormAlert
        message={accept.error ? messageOf(accept.error, 'Failed to join the workspace') : undefined}
        isOffline={false}
      />
      {user === null ? (
        <>
          <LinkButton
            href={paths.login.to({ next: paths.joinWorkspace.to({ token }) })}
            variant="primary"
            size="lg"
            isBlock
          >
            Sign in to join
          </LinkButton>
          <LinkButton href={paths.register.to()} size="lg" isBlock>
            Create an account
          </LinkButton>
          <p className="text-muted text-sm">Use the invited address, then open the link in the email again.</p>
        </>
      ) : user.email === email ? (
        <Allowed to={acceptInvitation} otherwise={OWNER_ONLY}>
          <Button variant="primary" size="lg" isBlock isLoading={accept.isPending} onClick={join}>
            Join the workspace
          </Button>
        </Allowed>
      ) : (
        <>
          <p role="alert" className="text-muted text-sm">
            You are signed in as <span className="wrap-anywhere text-ink">{user.email}</span>. The invitation is for
            another address.
          </p>
          <Button size="lg" isBlock onClick={() => void signOut()}>
            Sign out
          </Button>
        </>
      )}
    </div>
  )
}
