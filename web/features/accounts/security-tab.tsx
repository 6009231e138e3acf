import { DeviceList } from './device-list.tsx'
import { FactorsCard } from './factors-card.tsx'
import { IdentitiesCard } from './identities-card.tsx'
import { PasswordForm } from './password-form.tsx'

/** The account's password, providers, second factors and sessions. */
export function SecurityTab({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-5">
      <PasswordForm email={email} />
      <IdentitiesCard email={email} />
      <FactorsCard />
      <DeviceList />
    </div>
  )
}
