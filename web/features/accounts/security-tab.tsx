import { DeviceList } from './device-list.tsx'
import { FactorsCard } from './factors-card.tsx'
import { PasswordForm } from './password-form.tsx'

/** The account's password, second factors and sessions. */
export function SecurityTab({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-5">
      <PasswordForm email={email} />
      <FactorsCard />
      <DeviceList />
    </div>
  )
}
