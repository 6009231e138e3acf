import { useQuery } from '@tanstack/react-query'
import { switchWorkspace } from '../../src/contracts/workspaces/workspaces.ts'
import { FactorsCard } from '../features/accounts/factors-card.tsx'
import { IdentitiesCard } from '../features/accounts/identities-card.tsx'
import { refreshUser, showWorkspace, useSession } from '../features/auth/session.ts'
import { useSwitchWorkspace, workspaceQueries } from '../features/workspaces/api.ts'
import { securityQuery } from '../queries/sign-in-security.ts'
import { Alert } from '../ui/alert.tsx'
import { Allowed } from '../ui/allowed.tsx'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { toastFailure } from '../ui/toast-failure.ts'

/**
 * In place of every page for people who have to add a second factor first: for themselves as administrators, or for the
 * plan of the workspace. They may go to another workspace instead.
 */
export function AddFactorFirst({ onSignOut }: { onSignOut: () => void }) {
  const { user } = useSession()
  const { data: security } = useQuery(securityQuery())
  const { data: workspaces = [] } = useQuery(workspaceQueries.list())
  const change = useSwitchWorkspace()
  async function show(id: string) {
    try {
      await change.mutateAsync({ params: { id } })
      await showWorkspace(id)
    } catch (error) {
      toastFailure(error, 'Failed to switch the workspace')
    }
  }
  const isDone = (security?.factors.length ?? 0) > 0
  const others = workspaces.filter(({ id }) => id !== user?.workspace?.id)
  return (
    <div className="min-h-dvh bg-canvas px-5 sm:px-8">
      <title>Add a second factor · Contactory</title>
      <header className="mx-auto flex h-16 max-w-3xl items-center justify-between">
        <Logo />
        <Button variant="ghost" onClick={onSignOut}>
          Sign out
        </Button>
      </header>
      <main className="mx-auto flex max-w-3xl flex-col gap-5 py-6">
        <div>
          <h1 className="font-semibold text-2xl text-ink tracking-[-0.02em]">Add a second factor to continue</h1>
          <p className="mt-1 text-pretty text-base text-muted">
            It is required here, so that a stolen password is not enough. It takes a minute: use an authenticator app on
            your phone, or a passkey. API keys go on working meanwhile.
          </p>
        </div>
        {isDone ? (
          <Alert tone="success" title="Your second factor is set up">
            <p>Keep your recovery codes where you find them without your phone.</p>
            <Button variant="primary" className="mt-2" onClick={() => void refreshUser()}>
              Continue
            </Button>
          </Alert>
        ) : null}
        <FactorsCard />
        {user ? <IdentitiesCard email={user.email} isOnlyForPassword /> : null}
        {others.length > 0 && !isDone ? (
          <section aria-label="Other workspaces" className="flex flex-wrap items-center gap-2 text-muted text-sm">
            Or work elsewhere:
            {others.map(({ id, name }) => (
              <Allowed key={id} to={switchWorkspace}>
                <Button size="sm" onClick={() => void show(id)}>
                  Open {name}
                </Button>
              </Allowed>
            ))}
          </section>
        ) : null}
      </main>
    </div>
  )
}
